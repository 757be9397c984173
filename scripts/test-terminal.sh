#!/usr/bin/env bash
# Runs the built examples in a real terminal, driven from outside.
# Usage: scripts/test-terminal.sh [TEST...], after a build.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install-packages.sh terminal
PRODUCTS=${PRODUCTS:-$(swift build --show-bin-path)} \
  python3 Tests/EndToEnd/terminal/test_terminal.py "$@" 2>&1
