"""Prints, as a table, from which system on each declaration exists.

Usage: availability.py APPLE_GRAPHS STAND_IN_GRAPHS LOOKED_UP

From the symbol graphs of what is declared of Apple's frameworks and of the stand-ins, and from a table of what was
looked up in Apple's documentation. Where they contradict each other, that is said on the error output, and the exit
status is 1: the stand-in has to annotate what is later than the package's oldest systems, and has to have what is
looked up.
"""

import glob
import json
import sys

SYSTEMS = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
# What the package asks for.
OLDEST = {"iOS": (17, 0, 0), "macOS": (14, 0, 0), "tvOS": (17, 0, 0), "watchOS": (10, 0, 0), "visionOS": (1, 0, 0)}
TYPES = {"swift.struct", "swift.enum", "swift.class", "swift.protocol", "swift.typealias", "swift.macro", "swift.func"}
MEMBERS = {"swift.method", "swift.init", "swift.property", "swift.type.property", "swift.type.method"}
# Whose methods are modifiers.
MODIFIED = {"View", "Scene", "Commands", "ToolbarContent", "TabContent", "DynamicViewContent", "Text", "Image", "Shape",
            "InsettableShape", "Gesture", "Font", "Animation", "AnyTransition"}
HEAD = """# From which system on

What the stand-in declares of SwiftUI – types and modifiers, and what this package, its examples and its documented code use
besides –, and from which of Apple's systems on it exists. Where several declarations share a name, the oldest of them.
A dash means that a system does not have it.

Made by `scripts/apple/availability.sh` from `scripts/apple/availability.tsv` and `Tests/AppleSystems/Declarations`, where each
has the address of its documentation page, and from the stand-ins' own annotations; `make test` fails where these
contradict each other. What is later than this package's oldest systems (iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1)
is annotated with `@available` in the stand-in. On Linux nothing is held back: `#available` is always true there.

`make check-apple TARGET=folder` checks sources of yours that import Alerts and SwiftUI against
`Tests/AppleSystems/Declarations`. What is not declared there is reported as missing, which says nothing about Apple's
systems: the check knows what is declared there, and no more.
"""


def versions(symbol):
    found = {}
    for entry in symbol.get("availability", []):
        if entry.get("isUnconditionallyUnavailable"):
            found[entry["domain"]] = None
        elif "introduced" in entry:
            found[entry["domain"]] = tuple(entry["introduced"].get(part, 0) for part in ("major", "minor", "patch"))
    return {system: found.get(system) for system in SYSTEMS} if found else {}


def is_said(name):
    """Not what is public for the compiler alone, nor what a type has because of a protocol."""
    return not name.split(".")[-1].startswith(("_", "body", "hash", "=="))


def declarations(folder):
    """The declarations of a module by name: of which kind, and the versions of each that has the name."""
    result = {}
    for file in sorted(glob.glob(folder + "/SwiftUI*.symbols.json")):
        if "@" in file.rpartition("/")[2]:
            continue
        with open(file) as stream:
            symbols = json.load(stream)["symbols"]
        for symbol in symbols:
            name = ".".join(symbol["pathComponents"])
            kind = symbol["kind"]["identifier"]
            if kind in TYPES | MEMBERS and is_said(name):
                result.setdefault(name, (kind, []))[1].append(versions(symbol))
    return result


def oldest(found):
    """The first version of each system among several declarations."""
    return {
        system: min((one[system] for one in found if one.get(system)), default=None) for system in SYSTEMS}


def has_to_be_looked_up(name, kind):
    parent, _, member = name.rpartition(".")
    if kind == "swift.typealias":
        return not parent
    return kind in TYPES or (kind == "swift.method" and parent in MODIFIED)


def parsed(text):
    if text == "-":
        return None
    parts = [int(part) for part in text.split(".")]
    return tuple(parts + [0] * (3 - len(parts)))


def read_looked_up(file):
    result = {}
    with open(file) as stream:
        for row in stream:
            if row.startswith("#"):
                continue
            name, *cells, _ = row.rstrip("\n").split("\t")
            if name in result:
                sys.exit(f"{file}: {name} is there twice.")
            result[name] = dict(zip(SYSTEMS, map(parsed, cells), strict=True))
    return result


def cell(version):
    if version is None:
        return "–"
    return ".".join(map(str, version)).removesuffix(".0").removesuffix(".0")


def line(found):
    return ", ".join(f"{system} {cell(found[system])}" for system in SYSTEMS)


def is_later(found):
    return any(found[system] and found[system] > OLDEST[system] for system in SYSTEMS)


def is_everywhere(found):
    return all(found[system] for system in SYSTEMS) and not is_later(found)


def contradictions(looked_up, declared, stand_in):
    for name, found in looked_up.items():
        if name not in stand_in:
            yield f"{name} is looked up, and the stand-in does not have it (any more)."
            continue
        if declared.get(name, found) != found:
            yield f"{name}: looked up as {line(found)}; Tests/AppleSystems/Declarations says {line(declared[name])}."
        for annotated in stand_in[name][1]:
            if is_later(found) and not annotated:
                yield f"{name} is later than the package's oldest systems ({line(found)}): annotate it in the stand-in."
            elif annotated and is_before(annotated, found):
                yield f"{name}: looked up as {line(found)}; the stand-in says {line(annotated)}."


def is_before(annotated, found):
    """Whether an annotation promises a declaration where it is not yet. A newer one of the same name is later."""
    return any(found[system] and annotated[system] and annotated[system] < found[system] for system in SYSTEMS)


def table(entries):
    print("\n| declaration | " + " | ".join(SYSTEMS) + " |")
    print("| --- |" + " --- |" * len(SYSTEMS))
    for name, found in sorted(entries, key=lambda entry: (entry[0].lower(), entry[0])):
        print(f"| `{name}` | " + " | ".join(cell(found[system]) for system in SYSTEMS) + " |")


def main():
    declared = {name: oldest(found) for name, (_, found) in declarations(sys.argv[1]).items() if any(found)}
    stand_in = declarations(sys.argv[2])
    looked_up = read_looked_up(sys.argv[3])
    faults = list(contradictions(looked_up, declared, stand_in))
    if faults:
        print(*faults, sep="\n", file=sys.stderr)
        sys.exit(1)

    entries = {name: oldest(found) for name, (_, found) in stand_in.items() if any(found)}
    entries |= declared | looked_up
    print(HEAD)
    print("## Not on every system that the package supports, or later than the oldest of them")
    table([entry for entry in entries.items() if not is_everywhere(entry[1])])
    print("\n## All of it")
    table(entries.items())
    missing = sorted(
        (name for name, (kind, _) in stand_in.items() if name not in entries and has_to_be_looked_up(name, kind)),
        key=str.lower)
    print("\n## Not looked up\n\nWhat the stand-in declares besides, of which nothing is said here; also what is its own.\n")
    print(", ".join(f"`{name}`" for name in missing) + "." if missing else "Nothing.")


main()
