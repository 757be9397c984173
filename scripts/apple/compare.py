"""Compares the declarations of Apple's frameworks with those of the stand-ins, from their symbol graphs.

Usage: compare.py ALLOWED APPLE_GRAPHS STAND_IN_GRAPHS

A difference in labels, types, defaults, constraints, attributes or isolation is a fault, and so is a conformance
that the stand-in lacks. ALLOWED names differences that are meant: a line each, the symbol, a tab, the reason.
"""

import glob
import json
import re
import sys


def text(symbol):
    """The declaration as a reader writes it, and what an extension around it asks for."""
    fragments = "".join(part["spelling"] for part in symbol["declarationFragments"])
    constraints = symbol.get("swiftExtension", {}).get("constraints", [])
    signs = {"conformance": ":", "superclass": ":", "sameType": "=="}
    asked = sorted(
        f"{one['lhs']} {signs[one['kind']]} {one['rhs']}" for one in constraints
        # That its own parameters are what the type says, also where the graph repeats it.
    )
    # `@frozen` is for libraries that are linked, not compiled; `final` says nothing in a final class.
    line = re.sub(r"\s+", " ", re.sub("@frozen |final ", "", fragments)).strip()
    return line, asked


class Graphs:
    def __init__(self, folder):
        self.symbols = {}
        self.conformances = {}
        names = {}
        for file in glob.glob(folder + "/*.symbols.json"):
            with open(file) as stream:
                graph = json.load(stream)
            for symbol in graph["symbols"]:
                name = ".".join(symbol["pathComponents"])
                names[symbol["identifier"]["precise"]] = name
                kind = symbol["kind"]["identifier"]
                self.symbols.setdefault((kind, name), []).append(text(symbol))
            for relation in graph["relationships"]:
                if relation["kind"] != "conformsTo":
                    continue
                self.conformances.setdefault(relation["source"], set()).add(
                    relation.get("targetFallback", relation["target"]).split(".")[-1])
        self.conformances = {
            names[source]: targets for source, targets in self.conformances.items() if source in names}
        self.names = names


def protocols(graphs, name):
    """The protocols of a type by their plain names, without those that every type of its kind has."""
    found = set()
    for target in graphs.conformances.get(name, ()):
        found.add(graphs.names.get(target, target).split(".")[-1])
    return found - {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}


def read_allowed(file):
    with open(file) as stream:
        lines = [line.rstrip("\n") for line in stream if line.strip() and not line.startswith("#")]
    return dict(line.split("\t", 1) for line in lines)


# What a type has because of a protocol. The conformances are compared by themselves.
WITNESSES = {
    "body", "Body", "body(content:)", "==(_:_:)", "hash(into:)", "hashValue", "StringLiteralType",
    "ExtendedGraphemeClusterLiteralType",
}


def is_witness(apple, name):
    parent, _, member = name.rpartition(".")
    return member in WITNESSES and ("swift.protocol", parent) not in apple.symbols


def differences(apple, stand_in):
    for (kind, name), declarations in sorted(apple.symbols.items()):
        if is_witness(apple, name):
            continue
        others = stand_in.symbols.get((kind, name))
        if others is None:
            yield name, [f"the stand-in has no {name}"]
            continue
        for declaration in declarations:
            if declaration not in others:
                line, asked = declaration
                lines = [f"Apple:    {line}" + (f"  [{', '.join(asked)}]" if asked else "")]
                lines += [
                    f"stand-in: {other}" + (f"  [{', '.join(others_asked)}]" if others_asked else "")
                    for other, others_asked in others]
                yield name, lines
    for name in sorted(apple.conformances):
        missing = protocols(apple, name) - protocols(stand_in, name)
        if missing:
            yield name, [f"the stand-in's {name} does not conform to {', '.join(sorted(missing))}"]


def main():
    allowed = read_allowed(sys.argv[1])
    used = set()
    faults = 0
    for name, lines in differences(Graphs(sys.argv[2]), Graphs(sys.argv[3])):
        if name in allowed:
            used.add(name)
            continue
        faults += 1
        print(f"{name} differs between Apple's systems and Linux:", *lines, sep="\n  ")
    for name in sorted(set(allowed) - used):
        faults += 1
        print(f"{sys.argv[1]}: {name} does not differ (any more).")
    sys.exit(1 if faults else 0)


main()
