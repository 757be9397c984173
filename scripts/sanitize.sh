#!/usr/bin/env bash
# Runs the tests with one of the compiler's sanitizers.
# Usage: scripts/sanitize.sh thread|address
set -euo pipefail
cd "$(dirname "$0")/.."

options=(--sanitize="$1" --scratch-path ".build-$1")
# The gold linker reports each local symbol that it cannot export, a hundred lines of noise.
[ "$1" != address ] || options+=(-Xswiftc -use-ld=lld)
# Leaks are counted by the tests themselves: the leak detector does not see through the pointers by
# which Swift's objects hold their weak counts, and XCTest keeps every test to the end.
[ "$1" != address ] || export ASAN_OPTIONS="${ASAN_OPTIONS:-detect_leaks=0}"
swift test "${options[@]}"
