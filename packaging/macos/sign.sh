#!/bin/sh
# Signs the program for macOS with a Developer ID. usage: sign.sh "Table Games.app"
# From the environment: CERTIFICATE (a .p12 in Base64), PASSWORD, IDENTITY.
set -eu

app=${1:?usage: sign.sh APP}
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
work=$(mktemp -d)
keychain=$work/signing.keychain-db
word=$(uuidgen)
trap 'security delete-keychain "$keychain" 2> /dev/null || true; rm -rf "$work"' EXIT

printf '%s' "${CERTIFICATE:?}" | base64 --decode > "$work/certificate.p12"
security create-keychain -p "$word" "$keychain"
security set-keychain-settings -lut 3600 "$keychain"
security unlock-keychain -p "$word" "$keychain"
security import "$work/certificate.p12" -k "$keychain" -P "${PASSWORD:?}" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "$word" "$keychain" > /dev/null
security list-keychains -d user -s "$keychain" login.keychain-db

sign() {
    codesign --force --timestamp --options runtime --keychain "$keychain" --sign "${IDENTITY:?}" "$@"
}

# from the inside out: what is signed must not change afterwards
find "$app/Contents/Frameworks" -type f \( -name '*.so' -o -name '*.dylib' \) | while IFS= read -r library; do sign "$library"; done
find "$app/Contents/Frameworks" -type d -name '*.framework' | while IFS= read -r framework; do sign "$framework"; done
sign --entitlements "$here/entitlements.plist" "$app"
codesign --verify --deep --strict --verbose=2 "$app"
