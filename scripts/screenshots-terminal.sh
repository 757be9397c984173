#!/usr/bin/env bash
# Takes the pictures of the terminal in docs/images from the running examples.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install-packages.sh terminal
for product in Tour TerminalFixture; do swift build --product "$product"; done
PRODUCTS=$(swift build --show-bin-path) \
  python3 Tests/EndToEnd/terminal/screenshots.py docs/images
