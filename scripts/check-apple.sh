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

printf '%s\0' "${systems[@]}" | xargs -0 -P 2 -I '{}' scripts/apple/check-system.sh '{}' "$@" || {
  echo "Apple's systems: there are faults (see above)." >&2
  exit 1
}
if [ $# = 0 ]; then
  scripts/apple/compare.sh
  scripts/apple/self-test.sh
fi
