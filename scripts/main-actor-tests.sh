#!/bin/sh
# Writes Tests/XCTMain.swift for a package whose XCTest classes are marked @MainActor.
#
# On Linux, SwiftPM's discovery cannot load synchronous tests of such classes. With this file in
# the folder of the tests it takes the list here in place of discovery; write it anew when tests
# come or go. It lists all XCTest classes, also those without an actor.
#
# Usage: main-actor-tests.sh [folder of the tests]
set -eu
tests=${1:-Tests}
output=$tests/XCTMain.swift

modules() {
  find "$tests" -mindepth 1 -maxdepth 1 -type d -exec basename {} \; | sort
}

# Prints a list of tests for each class of a module.
classes() {
  find "$tests/$1" -name '*.swift' | sort | xargs awk '
    function close_class() { if (open) print "  ])," ; open = 0 }
    FNR == 1 { close_class() }
    /class +[A-Za-z_0-9]+ *: *XCTestCase/ {
      close_class()
      match($0, /class +[A-Za-z_0-9]+/)
      name = substr($0, RSTART, RLENGTH); sub(/class +/, "", name)
      print "  testCase([" ; open = 1
    }
    open && /func +test[A-Za-z_0-9]*\(\)/ {
      match($0, /test[A-Za-z_0-9]*/)
      test = substr($0, RSTART, RLENGTH)
      call = ($0 ~ /throws/ ? "try " : "")
      if ($0 ~ /async/)
        printf "    (\"%s\", asyncTest { (test: %s) in { %sawait test.%s() } }),\n", test, name, call, test
      else
        printf "    (\"%s\", { (test: %s) in { %sMainActor.assumeIsolated { %stest.%s() } } }),\n", test, name, call, call, test
    }
    END { close_class() }'
}

{
  echo '// Written by scripts/main-actor-tests.sh.'
  echo 'import XCTest'
  for module in $(modules); do echo "@testable import $module"; done
  echo
  echo 'let everyTest: [XCTestCaseEntry] = ['
  for module in $(modules); do classes "$module"; done
  echo ']'
  echo
  echo 'XCTMain(everyTest)'
} >"$output"
echo "$output"
