#!/usr/bin/env bash
# Checks the checks: where a comment in Tests/AppleSystems/Faults names a system and a fault,
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

# And the table of what was looked up: a row of what the stand-in lacks, one that the declarations contradict, and one
# of what has to be annotated.
compared=$APPLE_BUILD/compared
{
  printf 'Absent\t13\t10.15\t13\t6\t1\tswiftui/absent\n'
  printf 'Alert\t14\t11\t14\t7\t1\tswiftui/alert\n'
  printf 'Spacer\t27\t27\t27\t27\t27\tswiftui/spacer\n'
} >"$compared/contradictions.tsv"
output=$(python3 scripts/apple/availability.py "$compared"/{apple,linux} "$compared/contradictions.tsv" 2>&1 || true)
for fault in "Absent is looked up" "Alert: looked up as iOS 14, " "Spacer is later than"; do
  grep -qF "$fault" <<<"$output" && continue
  echo "scripts/apple/availability.py does not report: $fault" >&2
  missed=1
done
exit $missed
