#!/usr/bin/env bash
# The Flatpak of a .deb, with the libraries of the archive:  packaging/flatpak/build.sh FILE.deb FILE.tar.xz FOLDER
# It takes flatpak-builder, and Flathub as one of the user's remotes, for the runtime.
set -euo pipefail
deb=$(realpath "$1")
archive=$(realpath "$2")
into=$(realpath "$3")
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

id=$(python3 packaging/identity.py)
work=build/flatpak
version=$(dpkg-deb --field "$deb" Version)
rm -rf "$work"
mkdir -p "$work"
dpkg-deb --extract "$deb" "$work/deb"
tar --extract --file "$archive" --directory "$work/deb/usr/lib/tapa-desktop" --strip-components=1 --no-same-owner \
    --wildcards '*/_internal'
python3 packaging/identity.py packaging/flatpak/tapa-desktop.yml > "$work/$id.yml"
flatpak-builder --user --install-deps-from=flathub --state-dir="$work/state" --repo="$work/repo" \
    "$work/app" "$work/$id.yml"
flatpak build-bundle --runtime-repo=https://dl.flathub.org/repo/flathub.flatpakrepo "$work/repo" \
    "$into/tapa-desktop-$version-linux-$(dpkg-deb --field "$deb" Architecture).flatpak" "$id"
