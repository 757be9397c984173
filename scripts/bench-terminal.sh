#!/usr/bin/env bash
# Measures alerts in a terminal beside the least that C can do, in one run.
# Usage: scripts/bench-terminal.sh [CYCLES]
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install-packages.sh terminal
export ALERTS_BENCHMARKS=1
options=(-c release --scratch-path .build-bench)
swift build "${options[@]}" --product TerminalBenchmarks
programs=$(swift build "${options[@]}" --show-bin-path)
cc -O2 Benchmarks/terminal/floor.c -o "$programs/terminal-floor"
python3 Benchmarks/terminal/compare.py "${1:-1000}" \
  "C floor=$programs/terminal-floor" "TerminalHost=$programs/TerminalBenchmarks"
