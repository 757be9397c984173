#!/usr/bin/env bash
# Builds the documentation of the library, with the toolchain's own docc, into .build/docs.
# A link that leads nowhere fails the build. (Undocumented `fileID` and `line` parameters do not:
# they are the caller's place, filled in by the compiler, the same everywhere.)
set -euo pipefail
cd "$(dirname "$0")/.."

out=.build/docs
graphs=.build/docs-build/symbol-graphs
rm -rf "$out" "$graphs"
mkdir -p "$out"

for module in Alerts AlertsTesting; do
  mkdir -p "$graphs/$module"
  # A module that is up to date would emit nothing.
  touch "Sources/$module"/*/*.swift "Sources/$module"/*.swift 2>/dev/null || true
  swift build --target "$module" --scratch-path .build/docs-build \
    -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$graphs/$module" \
    -Xswiftc -symbol-graph-minimum-access-level -Xswiftc public
  # The graphs of what the module imports, and of its extensions to it, are not its own.
  find "$graphs/$module" -name '*.symbols.json' ! -name "$module.symbols.json" \
    ! -name "$module@*.symbols.json" -delete
  catalog="Sources/$module/$module.docc"
  [ -d "$catalog" ] || catalog=
  docc convert ${catalog:+"$catalog"} \
    --fallback-display-name "$module" --fallback-bundle-identifier "alerts.$module" \
    --additional-symbol-graph-dir "$graphs/$module" \
    --transform-for-static-hosting --output-path "$out/$module" 2>"$graphs/$module.log" || { cat "$graphs/$module.log" >&2; exit 1; }
  if grep -E '^warning:' "$graphs/$module.log" | grep -v 'is missing documentation'; then
    cat "$graphs/$module.log" >&2
    exit 1
  fi
done
echo "The documentation is in $out/Alerts and $out/AlertsTesting."
