#!/usr/bin/env bash
# Looks with valgrind for what alerts in real windows leave behind: a program that shows many must end
# with as little as one that shows a few. Usage: scripts/leaks-gtk.sh [CYCLES]
set -euo pipefail
cd "$(dirname "$0")/.."

cycles=${1:-1000}
few=20
scripts/install-packages.sh gtk gtk-tests leaks
export ALERTS_BENCHMARKS=1
options=(-c release --scratch-path .build/gtk-bench --traits GTK)
swift build "${options[@]}" --product GTKBenchmarks
programs=$(swift build "${options[@]}" --show-bin-path)
# valgrind cannot read the debug information of Swift.
strip -g -o "$programs/GTKBenchmarks-stripped" "$programs/GTKBenchmarks"

# Prints how many blocks nothing points at, and how many are still in use.
blocks_after() {
  GTK_A11Y=none scripts/display-gtk.sh valgrind --leak-check=full --show-leak-kinds=all \
    --suppressions=scripts/leaks-gtk.supp "$programs/GTKBenchmarks-stripped" "$1" "$2" painted 2>&1 |
    sed -nE 's/.*(definitely lost|still reachable): .* bytes in ([0-9,]+) blocks.*/\2/p' | tr -d ,
}

failed=0
for form in callback closure await; do
  { read -r lost_few && read -r used_few; } < <(blocks_after "$few" "$form" | tail -2)
  { read -r lost && read -r used; } < <(blocks_after "$((few + cycles))" "$form" | tail -2)
  echo "$form: $((lost - lost_few)) blocks lost and $((used - used_few)) more in use" \
    "after $cycles alerts"
  # Caches of fonts and the like come to a few blocks more or less.
  if [ $((lost - lost_few)) -gt 2 ] || [ $((used - used_few)) -gt $((cycles / 10 + 50)) ]; then
    failed=1
  fi
done
exit "$failed"
