#!/usr/bin/env bash
# Builds everything and runs the tests. `STRICT=1` makes warnings errors.
set -euo pipefail
cd "$(dirname "$0")/.."

options=()
[ -z "${STRICT:-}" ] || options=(-Xswiftc -warnings-as-errors)
swift build --build-tests "${options[@]}"
scripts/check-apple.sh
scripts/test-gtk.sh
scripts/test-terminal.sh
# Last, so that its summary is what the output ends with.
swift test --skip-build "${options[@]}"
