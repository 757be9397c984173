#!/usr/bin/env bash
# Installs GTK's headers where they are missing, and runs an example in a window.
# Usage: scripts/run-gtk.sh EXAMPLE
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install-packages.sh gtk
SWIFTUI_HOST=gtk exec swift run --quiet --scratch-path .build/gtk --traits GTK "$1"
