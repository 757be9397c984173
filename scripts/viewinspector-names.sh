#!/bin/sh
# Lists the names of the public inspection package that are not here, each with its reason.
# Fails where a name is missing without a reason, or is there although the table says why not.
set -eu
cd "$(dirname "$0")/.."
sources=Sources/Linux/ViewInspector
status=0

is_declared() {
  grep -rqE "public (static |mutating )*(func|var) $1[(<: ]" "$sources"
}

while IFS="$(printf '\t')" read -r name file reason; do
  case "$name" in '' | '#'*) continue ;; esac
  if is_declared "$name"; then
    case "$reason" in '' | 'public by accident'*) continue ;; esac
    echo "error: $name ($file) is declared; the table says: $reason" >&2
    status=1
  elif [ -n "$reason" ]; then
    printf '%-28s %-20s %s\n' "$name" "$file" "$reason"
  else
    echo "error: $name ($file) is missing without a reason" >&2
    status=1
  fi
done <scripts/viewinspector-names.tsv
exit $status
