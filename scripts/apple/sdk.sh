#!/usr/bin/env bash
# Makes what an Apple SDK would bring for one system, as far as this package needs it.
# Usage: sdk.sh TRIPLE FOLDER
#
# - The standard library's interface comes with the toolchain and carries the availability of every
#   declaration on Apple's systems. What it says of Linux is taken out. No body is looked at: that
#   would take ten times as long, and a type-check needs none.
# - Testing's interface comes with the toolchain, too.
# - The rest is declared in Tests/AppleSystems/Declarations, one folder a module.
set -euo pipefail
cd "$(dirname "$0")/../.."
triple=$1
sdk=$2
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift
# The name of a module's interface is the triple without the version of the system.
name=$(sed -E 's/[0-9.]+(-simulator)?$/\1/' <<<"$triple")
linux=$(uname -m)-unknown-linux-gnu
from_toolchain=(
  Swift _Concurrency _StringProcessing _RegexParser Observation Synchronization SwiftOnoneSupport
  _Builtin_float Testing
)

# Keeps the file as it is where it says the same, so that what is compiled already stays so.
put() {
  local file=$sdk/$1.swiftmodule/$name.swiftinterface
  mkdir -p "$(dirname "$file")"
  cat >"$file.new"
  if cmp -s "$file.new" "$file"; then rm "$file.new"; else mv "$file.new" "$file"; fi
}

# Where an interface says nothing of visionOS, Apple's SDK derives it from iOS: visionOS 1 has what iOS 17 has.
# https://developer.apple.com/documentation/visionos/checking-whether-your-app-is-compatible-with-visionos
with_vision() {
  case $triple in
    *-xros*)
      sed -E '/visionOS/!{
        s/(@available\([^)]*iOS) (1[0-7]|[0-9])(\.[0-9]+)*,/\1 \2\3, visionOS 1.0,/
        s/(@available\([^)]*iOS) 18(\.[0-9]+)*,/\1 18\2, visionOS 2.0,/
        s/(@available\([^)]*iOS) 26(\.[0-9]+)*,/\1 26\2, visionOS 26.0,/
      }'
      ;;
    *) cat ;;
  esac
}

# What the standard library has besides where there is Objective-C, as far as the compiler calls it.
# https://github.com/swiftlang/swift/blob/main/stdlib/public/core/ErrorType.swift
with_objective_c() {
  cat
  if [ "$1" = Swift ]; then
    echo 'public func _getErrorEmbeddedNSError<T>(_ x: T) -> Swift.AnyObject? where T : Swift.Error'
  fi
}

for module in "${from_toolchain[@]}"; do
  sed -E \
    -e "s/$linux/$triple/g" \
    -e 's#^// swift-module-flags: #&-disable-availability-checking -experimental-skip-all-function-bodies #' \
    -e '/^import Glibc$/d' -e '/^ *@backDeployed\(/d' -e 's/@backDeployed\([^)]*\) ?//g' \
    "$toolchain/linux/$module.swiftmodule/$linux.swiftinterface" | with_vision | with_objective_c "$module" | put "$module"
done

compiler=$(swiftc --version 2>/dev/null | head -1)
for folder in Tests/AppleSystems/Declarations/*/; do
  module=$(basename "$folder")
  {
    echo '// swift-interface-format-version: 1.0'
    echo "// swift-compiler-version: $compiler"
    echo "// swift-module-flags: -target $triple -enable-library-evolution -swift-version 6 -module-name $module"
    # As in the interfaces of Apple’s SDK, nothing is imported by itself.
    printf 'import %s\n' Swift _Concurrency _StringProcessing
    for file in "$folder"*.swiftinterface; do
      # Faults in a declaration are reported in its own file.
      echo "#sourceLocation(file: \"$file\", line: 1)"
      cat "$file"
      echo '#sourceLocation()'
    done
  } | put "$module"
done
