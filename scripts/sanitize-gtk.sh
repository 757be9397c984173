#!/usr/bin/env bash
# Drives real windows with the address sanitizer in the app.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install-packages.sh gtk gtk-tests
options=(--sanitize=address --scratch-path .build/gtk-address --traits GTK -Xswiftc -use-ld=lld)
for product in Counter Tour WindowFixture; do
  swift build "${options[@]}" --product "$product"
done
# GTK keeps what it has made once until the process ends: only errors are looked for here. That
# dialogs are freed is counted by `scripts/bench-gtk.sh`.
ASAN_OPTIONS=detect_leaks=0:halt_on_error=1:handle_sigtrap=1 E2E_DEADLINE=60 WINDOW_MANAGER=openbox \
  scripts/display-gtk.sh /usr/bin/python3 -W ignore Tests/EndToEnd/gtk/tests.py \
  "$(swift build "${options[@]}" --show-bin-path)" "$@" 2> >(grep -v dbus >&2)
