#!/usr/bin/env bash
# Builds what expands `#Preview` in the checked sources: the package's own macro, unless it is there.
set -euo pipefail
cd "$(dirname "$0")/../.."
plugin=$APPLE_BUILD/PreviewsMacros
sources=(Sources/Linux/PreviewsMacros/*.swift)
if [ -e "$plugin" ] && [ -z "$(find "${sources[@]}" -newer "$plugin")" ]; then exit; fi
swiftc -swift-version 6 -enable-upcoming-feature ExistentialAny -module-name PreviewsMacros \
  -o "$plugin" "${sources[@]}"
