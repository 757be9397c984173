#!/usr/bin/env bash
# Runs an example on the best host there is: a window where a display and GTK's headers are there,
# else the terminal, else plain lines. SWIFTUI_HOST names one.
# Usage: scripts/run.sh EXAMPLE
set -euo pipefail
cd "$(dirname "$0")/.."

options=()
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && pkg-config --exists libadwaita-1 2>/dev/null; then
  # A build of its own: the trait changes what the package consists of.
  options=(--scratch-path .build/gtk --traits GTK)
fi
exec swift run --quiet "${options[@]}" "$1"
