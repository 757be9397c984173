#!/usr/bin/env bash
# Builds apps with windows against a newer GTK and libadwaita than this system has, and drives them
# there: in a Debian 13 of its own (DISTRIBUTION names another), with the Swift that is on the PATH.
# Usage: scripts/test-gtk-current.sh [PART-OF-A-TEST'S-NAME...]
#
# The system is made once, in GTK_CURRENT_ROOT, and used again. What is mounted there is unmounted at
# the end in any case, so that the folder can be removed.
set -euo pipefail
cd "$(dirname "$0")/.."

name=${DISTRIBUTION:-trixie}
root=$(realpath -m "${GTK_CURRENT_ROOT:-.build/system-$name}")
say() { echo "test-gtk-current.sh: $*" >&2; }

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || { say "needs root or sudo, to make a system in $root"; exit 77; }
  as_root=(sudo)
fi
swift_of_path=$(command -v swiftc) || { say "needs swiftc on the PATH"; exit 69; }
# The folder with usr/bin/swiftc in it.
toolchain=$(dirname "$(dirname "$(dirname "$(realpath "$swift_of_path")")")")
[ -x "$toolchain/usr/bin/swift-build" ] || { say "no toolchain in $toolchain"; exit 69; }

mounted=()
# shellcheck disable=SC2317
unmount_all() {
  local index
  for ((index = ${#mounted[@]} - 1; index >= 0; index--)); do
    "${as_root[@]}" umount "${mounted[index]}" || "${as_root[@]}" umount --lazy "${mounted[index]}"
  done
}
trap unmount_all EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

bind() {
  mountpoint -q "$root$2" && return
  "${as_root[@]}" mkdir -p "$root$2"
  "${as_root[@]}" mount --bind "$1" "$root$2"
  mounted+=("$root$2")
}
bind_read_only() {
  bind "$1" "$2"
  "${as_root[@]}" mount -o remount,bind,ro "$root$2"
}
inside() {
  "${as_root[@]}" chroot "$root" /usr/bin/env -i LANG=C.UTF-8 HOME=/root TERM="${TERM:-dumb}" \
    PATH=/opt/toolchain/usr/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
}

if [ ! -e "$root/etc/os-release" ]; then
  scripts/install-packages.sh debootstrap
  echo "Making a system in $root"
  # Whole or not at all: what was interrupted is begun again.
  "${as_root[@]}" rm -rf --one-file-system "$root.new"
  mkdir -p "$(dirname "$root")"
  "${as_root[@]}" debootstrap --variant=minbase "$name" "$root.new" \
    ${MIRROR:+"$MIRROR"} >"$root.log" || { say "see $root.log"; exit 70; }
  "${as_root[@]}" mv "$root.new" "$root"
fi
"${as_root[@]}" cp --dereference /etc/resolv.conf "$root/etc/resolv.conf"

bind /proc /proc
bind /sys /sys
bind /dev /dev
bind /dev/pts /dev/pts
bind /dev/shm /dev/shm
bind_read_only "$toolchain" /opt/toolchain
bind "$PWD" /src

inside /src/scripts/install-packages.sh swift gtk gtk-tests
inside /usr/bin/env -C /src GTK_BUILD=".build/gtk-$name" ${E2E_DEADLINE:+E2E_DEADLINE="$E2E_DEADLINE"} \
  scripts/test-gtk.sh "$@"
