"""Prints, as a table, from which system on each declaration exists.

Usage: availability.py APPLE_GRAPHS STAND_IN_GRAPHS

From the symbol graphs of what is declared of Apple's frameworks, and of the stand-ins where they say it; and from
availability.tsv, which has what else the stand-ins declare: the name without labels, then the versions as in SYSTEMS.
"""

import glob
import json
import os
import sys
import textwrap

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

LOOKED_UP = """
## What else the stand-in SwiftUI declares

Views, modifiers, property wrappers, scenes and styles, by their names without labels. Where a name has several forms, the
versions are those of its earliest one; what was deprecated since counts as there. Read in Apple's documentation, one row at a
time, and kept in `scripts/apple/availability.tsv`; nothing checks sources against this part."""


def versions(symbol):
    found = {}
    for entry in symbol.get("availability", []):
        if entry.get("isUnconditionallyUnavailable"):
            found[entry["domain"]] = None
        elif "introduced" in entry:
            version = entry["introduced"]
            found[entry["domain"]] = (version["major"], version.get("minor", 0))
    return found


def graphs(folder):
    for file in glob.glob(folder + "/SwiftUI*.symbols.json"):
        if "@" not in file.rpartition("/")[2]:
            with open(file) as stream:
                yield json.load(stream)


def rows(folder, is_asked=lambda found: True):
    """The declarations of a module by name: the versions of each system, the latest where there are several."""
    result = {}
    for graph in graphs(folder):
        for symbol in graph["symbols"]:
            name = ".".join(symbol["pathComponents"])
            if symbol["kind"]["identifier"] not in KINDS or name.split(".")[-1].startswith(("_", "body", "hash", "==")):
                continue
            found = versions(symbol)
            if found and is_asked(found):
                result.setdefault(name, found)
    return result


def without_labels(name):
    return name.split("(")[0]


def looked_up():
    """The rows of availability.tsv: the versions of each system by name."""
    result = {}
    with open(os.path.join(os.path.dirname(__file__), "availability.tsv")) as stream:
        for line in stream:
            name, *cells = line.rstrip("\n").split("\t")
            if name in result or len(cells) != len(SYSTEMS):
                sys.exit(f"availability.tsv: {name} is there twice, or has not {len(SYSTEMS)} versions.")
            result[name] = {
                system: None if text == "–" else tuple(map(int, text.split(".")))
                for system, text in zip(SYSTEMS, cells)}
    return result


def stand_ins(folder):
    """What the stand-ins declare, without labels: all names, and which of them are views or modifiers of views."""
    names, asked = set(), set()
    for graph in graphs(folder):
        paths = {symbol["identifier"]["precise"]: symbol["pathComponents"] for symbol in graph["symbols"]}
        names |= {without_labels(".".join(path)) for path in paths.values()}
        asked |= {without_labels(".".join(symbol["pathComponents"])) for symbol in graph["symbols"]
                  if symbol["pathComponents"][0] == "View" and symbol["kind"]["identifier"] == "swift.method"}
        for relation in graph["relationships"]:
            path = paths.get(relation["source"], [])
            if relation["kind"] == "conformsTo" and paths.get(relation["target"]) == ["View"] and len(path) == 1:
                asked.add(path[0])
    return names, {name for name in asked if not name.split(".")[-1].startswith("_")}


def check(found, names, entries):
    """That each row is of something that the stand-ins declare, and no later than what is declared of Apple's frameworks."""
    faults = [f"The stand-ins do not declare {name}." for name in found if name not in names]
    for full, versions_there in entries.items():
        name = without_labels(full)
        for system, there in versions_there.items():
            if there and system in SYSTEMS and name in found and (found[name][system] or (999,)) > there:
                faults.append(f"{name} is later than {full} on {system}.")
    if faults:
        sys.exit("availability.tsv: " + " ".join(faults))


def cell(found, system):
    version = found.get(system)
    if version is None:
        return "–"
    return ".".join(map(str, version)).removesuffix(".0")


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
    found = looked_up()
    names, asked = stand_ins(sys.argv[2])
    check(found, names, entries)
    print(HEAD)
    print("## Not on every system that the package supports, or later than the oldest of them")
    table([entry for entry in entries.items() if not is_everywhere(entry[1])])
    print("\n## On all of them")
    table([entry for entry in entries.items() if is_everywhere(entry[1])])
    print(LOOKED_UP)
    print("\n### Not on every system that the package supports, or later than the oldest of them")
    table([entry for entry in found.items() if not is_everywhere(entry[1])])
    print("\n### On all of them")
    table([entry for entry in found.items() if is_everywhere(entry[1])])
    missing = asked - set(found) - {without_labels(name) for name in entries}
    if missing:
        print("\n### Not looked up\n")
        print(textwrap.fill(", ".join(f"`{name}`" for name in sorted(missing, key=str.lower)), 125))


main()
