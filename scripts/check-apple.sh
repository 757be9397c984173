#!/usr/bin/env bash
# Checks on Linux that the library, its test kit and the documented code compile on Apple's systems.
#
# There is no SDK here. The standard library's interface comes with the toolchain, with the availability of
# every declaration; what is used of Apple's frameworks is declared in Tests/AppleSystems/Declarations, each
# declaration as its documentation page has it, and the page's address beside it.
#
# Usage: check-apple.sh                 checks everything; a second time only what has changed
#        check-apple.sh FOLDER|FILE…    checks sources of yours that import Alerts and SwiftUI
set -euo pipefail
cd "$(dirname "$0")/.."

export APPLE_BUILD=${APPLE_BUILD:-$PWD/.build/apple}
mkdir -p "$APPLE_BUILD"
systems=(iOS macOS tvOS watchOS visionOS)

# `#Preview` needs somebody who expands it. That is the package's own macro, which gives nothing.
scripts/apple/plugin.sh

# A fault is said once, with the systems that have it.
said() {
  awk -v all="${#systems[@]}" '{
    system_name = $1; sub(/:$/, "", system_name); sub(/^[^ ]+ /, "")
    if (!($0 in who)) order[++count] = $0
    who[$0] = who[$0] (who[$0] == "" ? "" : ", ") system_name; number[$0]++
  } END {
    for (i = 1; i <= count; i++) {
      line = order[i]
      print (number[line] == all ? "all systems" : who[line]) ": " line
    }
  }'
}

outcome=0
output=$(printf '%s\0' "${systems[@]}" | xargs -0 -P 2 -I '{}' scripts/apple/check-system.sh '{}' "$@") || outcome=$?
[ -z "$output" ] || said <<<"$output"
if [ $outcome != 0 ]; then
  echo "There are faults on Apple's systems (see above)." >&2
  exit 1
fi
if [ $# = 0 ]; then
  # What differs among the systems stands in one place.
  conditions=$(grep -rnE '^ *#(if|elseif)|#(un)?available|OS [0-9.]+, .*\*\)' Sources/Alerts Sources/AlertsTesting --include='*.swift' |
    grep -v '^Sources/Alerts/SwiftUI/PlatformModifiers.swift:' || true)
  if [ -n "$conditions" ]; then
    printf '%s\n' "A platform condition outside of Sources/Alerts/SwiftUI/PlatformModifiers.swift:" "$conditions" >&2
    exit 1
  fi
  scripts/apple/compare.sh
  scripts/apple/self-test.sh
fi
