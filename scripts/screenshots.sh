#!/usr/bin/env bash
# Takes the pictures in docs/images from real windows, on a display that nobody sees.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install-packages.sh gtk gtk-tests
options=(--scratch-path .build/gtk --traits GTK)
for product in Counter WindowFixture; do
  swift build "${options[@]}" --product "$product"
done
mkdir -p docs/images
WINDOW_MANAGER=openbox scripts/display-gtk.sh /usr/bin/python3 -W ignore \
  Tests/EndToEnd/gtk/screenshots.py "$(swift build "${options[@]}" --show-bin-path)" docs/images \
  2> >(grep -v dbus >&2)
