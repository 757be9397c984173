#!/usr/bin/env bash
# Lists the Swift sources that follow the style of this package, each ended by a zero byte.
# The Counter and its tests stay as they are in the article that they come from.
set -euo pipefail
cd "$(dirname "$0")/.."
find Package.swift Sources Tests Examples Benchmarks -name '*.swift' \
  -not -path 'Examples/Counter/*' -not -path 'Tests/ActionInBlogTests/*' -print0
