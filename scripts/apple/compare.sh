#!/usr/bin/env bash
# Compares what is declared of Apple's frameworks with what the stand-ins declare.
set -euo pipefail
cd "$(dirname "$0")/../.."
declared=Tests/AppleSystems
built() { find .build/*/debug -maxdepth 1 -type d -name Modules -print -quit 2>/dev/null || true; }
modules=$(built)
# What is compared is what was built: build again what has changed since.
if [ ! -e "$modules/SwiftUICore.swiftmodule" ] ||
  [ -n "$(find Sources/Linux/SwiftUICore Sources/Linux/Combine -newer "$modules/SwiftUICore.swiftmodule" -print -quit)" ]; then
  swift build --target SwiftUICore >&2
  modules=$(built)
fi

home=$APPLE_BUILD/compared
now=$(cat scripts/apple/{compare,availability}.* docs/availability.md "$declared"/AllowedDifferences.txt "$declared"/Declarations/*/*.swiftinterface \
  "$modules"/{SwiftUICore,Combine}.swiftmodule | sha256sum)
if [ "$now" = "$(cat "$home/state" 2>/dev/null)" ]; then exit 0; fi
rm -rf "$home"
mkdir -p "$home/apple" "$home/linux"

extract() { swift-symbolgraph-extract -minimum-access-level public -skip-synthesized-members "$@"; }
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift
# On a Mac there is everything that is declared.
for module in SwiftUI Combine; do
  extract -module-name "$module" -target "$(uname -m)-apple-macos14.0" -resource-dir "$toolchain" \
    -I "$APPLE_BUILD/macOS/sdk" -module-cache-path "$APPLE_BUILD/macOS/cache" -output-dir "$home/apple"
done
for module in SwiftUICore Combine; do
  extract -module-name "$module" -target "$(uname -m)-unknown-linux-gnu" -I "$modules" -output-dir "$home/linux"
done
python3 scripts/apple/compare.py "$declared/AllowedDifferences.txt" "$home/apple" "$home/linux"
scripts/apple/availability.sh --check
echo "$now" >"$home/state"
