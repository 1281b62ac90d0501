#!/bin/sh
# Has Apple notarise a disk image and staples the answer to it. usage: notarise.sh IMAGE
# From the environment: APPLE_ID, APPLE_TEAM, APPLE_PASSWORD (one for this purpose, made in the account).
set -eu

image=${1:?usage: notarise.sh IMAGE}
xcrun notarytool submit "$image" --apple-id "${APPLE_ID:?}" --team-id "${APPLE_TEAM:?}" --password "${APPLE_PASSWORD:?}" --wait
xcrun stapler staple "$image"
