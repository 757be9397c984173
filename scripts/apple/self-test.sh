#!/usr/bin/env bash
# Checks the check: where a comment in Tests/AppleSystems/Faults names a system and a fault,
# that must be reported of the next line.
set -euo pipefail
cd "$(dirname "$0")/../.."
missed=0
# Each file by itself: some faults are found only where there are no others.
for file in Tests/AppleSystems/Faults/*.swift; do
  for system in $(sed -nE 's,.*//  ?([A-Za-z]+OS): .*,\1,p' "$file" | sort -u); do
    output=$(scripts/apple/check-system.sh "$system" "$file" 2>&1 || true)
    while IFS=: read -r line _ fault; do
      fault=${fault# }
      grep -F "$system: $file:$((line + 1)):" <<<"$output" | grep -qF "error: $fault" && continue
      echo "$file:$((line + 1)): not reported for $system: $fault" >&2
      missed=1
    done < <(grep -nE "// $system: " "$file" | sed -E "s,^([0-9]+):.*// $system: ,\1:$system: ,")
  done
done
exit $missed
