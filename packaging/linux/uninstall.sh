#!/bin/sh
# Removes what install.sh installed. Settings and saved matches stay; the last line says where they are.
set -eu

program=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix=${program%/lib/tablegames}
if [ "$prefix" = "$program" ] || [ ! -d "$program/_internal" ]; then
    echo "uninstall.sh: this is not an installed Table Games; run the one in lib/tablegames where you installed it." >&2
    exit 1
fi

if [ "$(readlink "$prefix/bin/tablegames" 2> /dev/null)" = ../lib/tablegames/tablegames ]; then
    rm -f "$prefix/bin/tablegames"
fi
rm -f "$prefix/share/applications/tablegames.desktop"
rm -f "$prefix/share/metainfo/tablegames.metainfo.xml"
rm -f "$prefix/share/man/man6/tablegames.6.gz"
find "$prefix/share/icons/hicolor" -type f \( -name tablegames.png -o -name tablegames.svg \) -path '*/apps/*' -exec rm -f {} + 2> /dev/null || true
rm -rf "$program"

echo "Table Games is removed. Your settings and matches are still in ${XDG_DATA_HOME:-${HOME:-~}/.local/share}/tablegames"
