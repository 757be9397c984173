#!/usr/bin/env bash
# Writes docs/availability.md; `--check` says whether it is as it would be written.
set -euo pipefail
cd "$(dirname "$0")/../.."
compared=${APPLE_BUILD:-$PWD/.build/apple}/compared
if [ ! -d "$compared/apple" ]; then scripts/check-apple.sh; fi
python3 scripts/apple/availability.py "$compared/apple" "$compared/linux" scripts/apple/availability.tsv \
  >"$compared/availability.md"
if [ "${1:-}" != --check ]; then
  cp "$compared/availability.md" docs/availability.md
elif ! cmp -s "$compared/availability.md" docs/availability.md; then
  echo "docs/availability.md is not up to date; scripts/apple/availability.sh writes it." >&2
  exit 1
fi
