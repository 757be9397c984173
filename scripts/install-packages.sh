#!/usr/bin/env bash
# Installs Debian packages that are missing, and says nothing where none is.
# Usage: scripts/install-packages.sh GROUP...
set -euo pipefail

packages_of() {
  case $1 in
    gtk) echo libgtk-4-dev libadwaita-1-dev pkg-config ;;
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
