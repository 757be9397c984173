#!/usr/bin/env bash
# Builds everything and runs the tests. `STRICT=1` makes warnings errors.
set -euo pipefail
cd "$(dirname "$0")/.."

options=()
[ -z "${STRICT:-}" ] || options=(-Xswiftc -warnings-as-errors)
swift build --build-tests "${options[@]}"
swift test --skip-build "${options[@]}"
scripts/test-gtk.sh
