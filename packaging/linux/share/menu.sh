#!/bin/sh
# Adds Tapa Desktop to your menu from wherever this folder lies, or takes it out again:
#
#     ./menu.sh add        ./menu.sh remove
#
# Nothing but your own menu is changed; your matches and settings stay as they are.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
sizes="16x16 22x22 24x24 32x32 48x48 64x64 128x128 256x256 512x512 scalable"

refresh() {
    for made in "update-desktop-database $data/applications" "update-mime-database $data/mime" \
        "gtk-update-icon-cache -q -t $data/icons/hicolor"; do
        # shellcheck disable=SC2086
        if command -v "${made%% *}" > /dev/null; then $made > /dev/null 2>&1 || true; fi
    done
}

add() {
    mkdir -p "$data/applications" "$data/mime/packages"
    # In an Exec line a word is quoted, and its quotes, backslashes, dollars and percents are made plain.
    quoted=$(printf %s "$here/tapa-desktop" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g; s/[&|\\]/\\&/g')
    sed "s|^Exec=.*|Exec=\"$quoted\" %F|" "$here/share/tapa-desktop.desktop" \
        > "$data/applications/tapa-desktop.desktop"
    cp "$here/share/tapa-desktop.xml" "$data/mime/packages/"
    for size in $sizes; do
        for icon in "$here/share/hicolor/$size"/*/*; do
            kind=$(basename "$(dirname "$icon")")
            mkdir -p "$data/icons/hicolor/$size/$kind"
            cp "$icon" "$data/icons/hicolor/$size/$kind/"
        done
    done
    refresh
    echo "Tapa Desktop is in your menu. Take it out again by: $here/menu.sh remove"
}

# What the desktop had worked out for this program alone goes as well, and so do folders that are empty.
tidy() {
    rm -f "$data/icons/hicolor/icon-theme.cache"
    rmdir "$data/mime/packages" 2> /dev/null && rm -rf "$data/mime"
    [ "$(ls "$data/applications" 2> /dev/null)" != mimeinfo.cache ] || rm "$data/applications/mimeinfo.cache"
    cd "$data"
    for size in $sizes; do
        rmdir -p "icons/hicolor/$size/apps" 2> /dev/null || true
        rmdir -p "icons/hicolor/$size/mimetypes" 2> /dev/null || true
    done
    rmdir applications 2> /dev/null || true
}

remove() {
    rm -f "$data/applications/tapa-desktop.desktop" "$data/mime/packages/tapa-desktop.xml"
    for size in $sizes; do
        rm -f "$data/icons/hicolor/$size/apps/tapa-desktop."* \
            "$data/icons/hicolor/$size/mimetypes/application-x-tapa-match."*
    done
    refresh
    tidy
    echo "Tapa Desktop is no longer in your menu. This folder can be deleted."
}

case ${1:-} in
    add) add ;;
    remove) remove ;;
    *) sed -n '2,6s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac
