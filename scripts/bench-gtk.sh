#!/usr/bin/env bash
# Measures alerts in real windows beside the same in C, in one run, on a display that nobody sees.
# Usage: scripts/bench-gtk.sh [CYCLES]
set -euo pipefail
cd "$(dirname "$0")/.."

cycles=${1:-1000}
scripts/install-packages.sh gtk gtk-tests
export ALERTS_BENCHMARKS=1
options=(-c release --scratch-path .build/gtk-bench --traits GTK)
swift build "${options[@]}" --product GTKBenchmarks
programs=$(swift build "${options[@]}" --show-bin-path)
# shellcheck disable=SC2046
cc -O2 -Wno-deprecated-declarations Benchmarks/gtk/floor.c -o "$programs/floor" \
  $(pkg-config --cflags --libs libadwaita-1)
scripts/display-gtk.sh /usr/bin/python3 Benchmarks/gtk/compare.py "$programs" "$cycles" \
  2> >(grep -v dbus >&2)
