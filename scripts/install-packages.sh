#!/usr/bin/env bash
# Installs Debian packages that are missing, and says nothing where none is.
# Usage: scripts/install-packages.sh GROUP...
set -euo pipefail

packages_of() {
  case $1 in
    # What the toolchain needs of a system that has nothing.
    swift) echo binutils ca-certificates gcc git g++ libc6-dev libcurl4-openssl-dev libncurses6 \
      libsqlite3-0 libxml2 zlib1g-dev ;;
    gtk) echo libgtk-4-dev libadwaita-1-dev pkg-config ;;
    # What drives real windows on a display of their own, and the fonts and icons to see there.
    gtk-tests)
      echo xvfb xauth xdotool openbox sway wtype dbus at-spi2-core python3-gi gir1.2-atspi-2.0 \
        adwaita-icon-theme fonts-cantarell fonts-dejavu-core fonts-noto-color-emoji \
        fonts-droid-fallback imagemagick x11-utils
      ;;
    debootstrap) echo debootstrap ;;
    leaks) echo valgrind ;;
    terminal) echo tmux python3 procps ;;
    *) echo "install-packages.sh: no group $1" >&2; return 64 ;;
  esac
}

missing=()
for group in "$@"; do
  for package in $(packages_of "$group"); do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' ||
      missing+=("$package")
  done
done
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo)
echo "Installing ${missing[*]}"
"${as_root[@]}" apt-get -qq update
DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get -qq install --yes \
  --no-install-recommends "${missing[@]}" > /dev/null
