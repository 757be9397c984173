#!/usr/bin/python3
"""Prints what a screen reader finds in an app: dump.py PROGRAM [BUTTON...]"""

import sys

from driver import App, poll


def settled(app):
    """The tree once it looks the same twice in a row."""
    last = [None]

    def look():
        before, last[0] = last[0], app.dump()
        return before == last[0] and before

    return poll("a tree at rest", look)


with App(sys.argv[1]) as app:
    for name in sys.argv[2:]:
        app.press(name)
        settled(app)
    print(settled(app))
