#!/usr/bin/env bash
# Type-checks the package's modules for one of Apple's systems, each with the settings of the manifest.
# Usage: check-system.sh SYSTEM [FOLDER|FILE…]
set -euo pipefail
cd "$(dirname "$0")/../.."
system=$1
shift

# The oldest that Package.swift names. The toolchain's interfaces are those of this machine's processor.
machine=$(uname -m)
case $machine in aarch64) machine=arm64 ;; esac
case $system in
  iOS) triple=$machine-apple-ios17.0-simulator ;;
  macOS) triple=$machine-apple-macos14.0 ;;
  tvOS) triple=$machine-apple-tvos17.0-simulator ;;
  watchOS) triple=$machine-apple-watchos10.0-simulator ;;
  visionOS) triple=$machine-apple-xros1.0-simulator ;;
  *) echo "There is no system $system." >&2 && exit 2 ;;
esac

home=$APPLE_BUILD/$system
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift
mkdir -p "$home/modules"
faults=0

strict=(-swift-version 6 -enable-upcoming-feature ExistentialAny)
swift5=(-swift-version 5)
common=(
  -target "$triple" -resource-dir "$toolchain" -I "$home/sdk" -I "$home/modules"
  -module-cache-path "$home/cache" -package-name alerts -warnings-as-errors -suppress-notes
  -plugin-path "$toolchain/host/plugins/testing"
  -load-plugin-executable "$APPLE_BUILD/PreviewsMacros#PreviewsMacros"
)

# Checks a module, and leaves it for those that import it: check NAME OPTION… -- SOURCE…
check() {
  local module=$1
  shift
  compile "$module" -emit-module -emit-module-path "$home/modules/$module.swiftmodule" -enable-testing "$@"
}

# Checks a module of tests. What `@Test` expands to needs the standard library's bodies to be compiled.
check_tests() { compile "$1" -typecheck "${@:2}"; }

compile() {
  local module=$1 options=() output
  shift
  while [ "$1" != -- ]; do options+=("$1") && shift; done
  shift
  options+=(-module-name "$module")
  if output=$(compiler "${options[@]}" "$@"); then return; fi
  # The compiler itself may fail where it looks for what Objective-C brings on Apple's systems. Then types,
  # availability and isolation are checked, and what it would have found afterwards (data races) is not.
  if grep -q '^Stack dump:' <<<"$output" && output=$(without_bodies "${options[@]}" "$@"); then
    echo "$system: $module: the compiler could not look for data races."
    return
  fi
  faults=1
  grep -E '^[^ |]+:[0-9]+:[0-9]+: (error|warning): ' <<<"$output" | sort -u | sed "s/^/$system: /" ||
    head -20 <<<"$output" | sed "s/^/$system: $module: /"
  if grep -qE "cannot find|has no member|no exact matches|extra argument|unknown attribute" <<<"$output"; then
    echo "$system: What a name above is on Apple's systems is declared in Tests/AppleSystems/Declarations; add it there if it is missing."
  fi
}

compiler() { swiftc -wmo -parse-as-library "${common[@]}" "$@" 2>&1; }

without_bodies() {
  local only_types=() option
  for option in "$@"; do [ "$option" = -emit-module ] || only_types+=("$option"); done
  compiler -typecheck "${only_types[@]}" && compiler -Xfrontend -experimental-skip-all-function-bodies "$@"
}

swift_files() { find "$@" -name '*.swift' | LC_ALL=C sort; }

check_package() {
  local sources
  mapfile -t sources < <(swift_files Sources/Alerts)
  check Alerts "${strict[@]}" -- "${sources[@]}"
  [ $faults = 0 ] || return 0 # What imports it would only repeat it.
  mapfile -t sources < <(swift_files Sources/AlertsTesting)
  check AlertsTesting "${strict[@]}" -- "${sources[@]}"

  # The code of the README and of the articles is in these, word for word, which other tests check.
  check_tests AlertsTests "${strict[@]}" -- Tests/AlertsTests/SeedTests.swift \
    Tests/AlertsTests/Documentation/*Snippets.swift
  mapfile -t sources < <(swift_files Tests/AlertsMainActorTests)
  check_tests AlertsMainActorTests "${strict[@]}" -default-isolation MainActor -- "${sources[@]}"
  mapfile -t sources < <(swift_files Examples/Counter)
  check ActionInBlog "${swift5[@]}" -- "${sources[@]}"
  mapfile -t sources < <(swift_files Tests/ActionInBlogTests)
  check_tests ActionInBlogTests "${swift5[@]}" -- "${sources[@]}"
  case $system in
    # The tour has a menu. Apple has menus of an app on these alone.
    iOS | macOS | visionOS)
      mapfile -t sources < <(swift_files Examples/Tour)
      check Tour "${strict[@]}" -- "${sources[@]}"
      ;;
  esac
}

check_others() {
  local sources
  [ -e "$home/modules/Alerts.swiftmodule" ] || check_package
  mapfile -t sources < <(swift_files "$@")
  check Checked "${strict[@]}" -- "${sources[@]}"
}

# What the check depends on.
state() {
  swiftc --version 2>/dev/null
  find scripts/apple Tests/AppleSystems/Declarations Sources/Alerts Sources/AlertsTesting Examples \
    Tests/AlertsTests Tests/AlertsMainActorTests Tests/ActionInBlogTests -type f -print0 |
    LC_ALL=C sort -z | xargs -0 sha256sum
}

now=$(state | sha256sum)
if [ $# = 0 ] && [ "$now" = "$(cat "$home/checked" 2>/dev/null)" ]; then exit 0; fi
rm -f "$home/checked"
scripts/apple/sdk.sh "$triple" "$home/sdk"
if [ $# -gt 0 ]; then check_others "$@"; else check_package; fi
[ $faults = 0 ] || exit 1
[ $# -gt 0 ] || echo "$now" >"$home/checked"
echo "$system: compiles."
