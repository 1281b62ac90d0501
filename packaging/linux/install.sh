#!/bin/sh
# Installs Table Games from this folder, with an entry in the menu. usage: ./install.sh [--prefix FOLDER]
# Without --prefix it goes to ~/.local and needs no rights. A newer version takes the place of an older one.
# Saved matches are never touched: they lie in ~/.local/share/tablegames, and no part of the program does.
set -eu

fail() {
    echo "install.sh: $1" >&2
    exit 1
}

prefix=${HOME:?}/.local
case ${1-} in
    '') ;;
    --prefix) prefix=${2:?install.sh: --prefix needs a folder} ;;
    *) fail "I do not know $1. usage: ./install.sh [--prefix FOLDER]" ;;
esac
case $prefix in
    /*) ;;
    *) fail "the folder of --prefix must begin with /: $prefix" ;;
esac
case $prefix in
    *'
'*) fail 'the folder must not have a line break in its name.' ;;
esac

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
if [ ! -x "$here/tablegames" ] || [ ! -d "$here/_internal" ]; then
    fail "the program is not beside this file, in $here."
fi
program=$prefix/lib/tablegames
[ "$here" != "$program" ] || fail 'this is the installed program itself.'
if [ -e "$program" ] && [ ! -d "$program/_internal" ]; then
    fail "$program is there and is not Table Games; nothing was done."
fi

mkdir -p "$prefix/bin" "$prefix/lib" "$prefix/share/applications" "$prefix/share/metainfo"
# beside the old version first, so that a full disk leaves the old one as it is
rm -rf "$program.new" "$program.old"
mkdir "$program.new"
cp -R "$here/tablegames" "$here/_internal" "$here/licences" "$here/uninstall.sh" "$program.new/"
[ ! -e "$program" ] || mv "$program" "$program.old"
mv "$program.new" "$program"
rm -rf "$program.old"
ln -sfn ../lib/tablegames/tablegames "$prefix/bin/tablegames"
(cd "$here/share" && find icons man -type f) | while IFS= read -r file; do
    mkdir -p "$prefix/share/$(dirname -- "$file")"
    cp "$here/share/$file" "$prefix/share/$file"
done
cp "$here"/share/metainfo/*.metainfo.xml "$prefix/share/metainfo/"

# In Exec a path stands in quotes, with a backslash before four characters; then every backslash is doubled, as in any
# value of such a file, and so is %.
quoted=$(printf '%s\n' "$program/tablegames" | sed 's/[\\"`$]/\\&/g; s/\\/\\\\/g; s/%/%%/g')
plain=$(printf '%s\n' "$program/tablegames" | sed 's/\\/\\\\/g')
while IFS= read -r line; do
    case $line in
        Exec=*) printf 'Exec="%s"\n' "$quoted" ;;
        TryExec=*) printf 'TryExec=%s\n' "$plain" ;;
        *) printf '%s\n' "$line" ;;
    esac
done < "$here/share/applications/tablegames.desktop" > "$prefix/share/applications/tablegames.desktop"

if command -v gtk-update-icon-cache > /dev/null 2>&1 && [ -e "$prefix/share/icons/hicolor/index.theme" ]; then
    gtk-update-icon-cache -q "$prefix/share/icons/hicolor" || true
fi

echo "Table Games is installed: look in your menu, or run $prefix/bin/tablegames"
echo "To remove it: $program/uninstall.sh"
