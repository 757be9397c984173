#!/usr/bin/env bash
# Builds apps with windows and drives them from outside, on a display that nobody sees.
# Usage: scripts/test-gtk.sh [PART-OF-A-TEST'S-NAME...]
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install-packages.sh gtk gtk-tests
options=(--scratch-path "${GTK_BUILD:-.build/gtk}" --traits GTK)
for product in Counter Tour WindowFixture; do
  swift build "${options[@]}" --product "$product"
done
programs=$(swift build "${options[@]}" --show-bin-path)

# /usr/bin/python3: the binding of the accessibility bus belongs to the system's Python.
run() {
  scripts/display-gtk.sh /usr/bin/python3 -W ignore Tests/EndToEnd/gtk/tests.py "$programs" "$@" \
    2> >(grep -v dbus >&2)
}
status=0
echo "Windows of X11"
WINDOW_MANAGER=openbox run "$@" || status=$?
echo "Windows of Wayland"
GDK_BACKEND=wayland run "$@" || status=$?
exit "$status"
