#!/usr/bin/env bash
# The Flatpak of a .deb:  packaging/flatpak/build.sh FILE.deb FOLDER
# It takes flatpak-builder, and Flathub as one of the user's remotes, for the runtime.
set -euo pipefail
deb=$(realpath "$1")
into=$(realpath "$2")
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

id=$(python3 packaging/identity.py)
work=build/flatpak
version=$(dpkg-deb --field "$deb" Version)
rm -rf "$work"
mkdir -p "$work"
dpkg-deb --extract "$deb" "$work/deb"
python3 packaging/identity.py packaging/flatpak/tapa-desktop.yml > "$work/$id.yml"
flatpak-builder --user --install-deps-from=flathub --state-dir="$work/state" --repo="$work/repo" \
    "$work/app" "$work/$id.yml"
flatpak build-bundle "$work/repo" "$into/tapa-desktop-$version-linux-$(dpkg-deb --field "$deb" Architecture).flatpak" "$id"
