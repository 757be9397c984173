"""Prints, as a table, from which system on each declaration exists.

Usage: availability.py APPLE_GRAPHS STAND_IN_GRAPHS

From the symbol graphs of what is declared of Apple's frameworks, and of the stand-ins where they say it.
"""

import glob
import json
import sys

SYSTEMS = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
# What the package asks for.
OLDEST = {"iOS": 17, "macOS": 14, "tvOS": 17, "watchOS": 10, "visionOS": 1}
KINDS = {"swift.method", "swift.struct", "swift.enum", "swift.class", "swift.protocol", "swift.init", "swift.macro",
         "swift.property", "swift.type.property", "swift.type.method"}
HEAD = """# From which system on

What this package, its examples and its documented code use of SwiftUI, and from which of Apple's systems on it exists.
Made by `scripts/apple/availability.sh` from `Tests/AppleSystems/Declarations`, where each has its documentation page's address
beside it, and from the stand-ins' own annotations. A dash means that a system does not have it.

`make check-apple TARGET=folder` checks sources of yours that import Alerts and SwiftUI against these declarations. What is not
in this table is reported as missing, which then says nothing about Apple's systems: the check knows what is declared
here, and no more. On Linux nothing is held back: `#available` is always true there.
"""


def versions(symbol):
    found = {}
    for entry in symbol.get("availability", []):
        if entry.get("isUnconditionallyUnavailable"):
            found[entry["domain"]] = None
        elif "introduced" in entry:
            version = entry["introduced"]
            found[entry["domain"]] = (version["major"], version.get("minor", 0))
    return found


def rows(folder, is_asked=lambda found: True):
    """The declarations of a module by name: the versions of each system, the latest where there are several."""
    result = {}
    for file in glob.glob(folder + "/SwiftUI*.symbols.json"):
        if "@" in file.rpartition("/")[2]:
            continue
        with open(file) as stream:
            symbols = json.load(stream)["symbols"]
        for symbol in symbols:
            name = ".".join(symbol["pathComponents"])
            if symbol["kind"]["identifier"] not in KINDS or name.split(".")[-1].startswith(("_", "body", "hash", "==")):
                continue
            found = versions(symbol)
            if found and is_asked(found):
                result.setdefault(name, found)
    return result


def cell(found, system):
    version = found.get(system)
    if version is None:
        return "–"
    major, minor = version
    return f"{major}.{minor}" if minor else str(major)


def is_everywhere(found):
    return all(found.get(system) and found[system][0] <= OLDEST[system] for system in SYSTEMS)


def table(entries):
    print("\n| declaration | " + " | ".join(SYSTEMS) + " |")
    print("| --- |" + " --- |" * len(SYSTEMS))
    for name, found in sorted(entries, key=lambda entry: entry[0].lower()):
        print(f"| `{name}` | " + " | ".join(cell(found, system) for system in SYSTEMS) + " |")


def main():
    entries = rows(sys.argv[1])
    for name, found in rows(sys.argv[2], lambda found: "iOS" in found).items():
        entries.setdefault(name, found)
    print(HEAD)
    print("## Not on every system that the package supports, or later than the oldest of them")
    table([entry for entry in entries.items() if not is_everywhere(entry[1])])
    print("\n## On all of them")
    table([entry for entry in entries.items() if is_everywhere(entry[1])])


main()
