#!/usr/bin/python3
"""Pictures of real windows: screenshots.py FOLDER-OF-PROGRAMS FOLDER-OF-PICTURES"""

import os
import re
import subprocess
import sys
import time

from driver import App, poll

PROGRAMS, PICTURES = map(os.path.abspath, sys.argv[1:3])
QUESTION = "Do you want to increase count?"
DARK = {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}


def geometry(window):
    result = subprocess.run(["xdotool", "getwindowgeometry", "--shell", window],
                            capture_output=True, text=True, check=True).stdout
    values = dict(re.findall(r"(\w+)=(-?\d+)", result))
    return tuple(int(values[key]) for key in ("X", "Y", "WIDTH", "HEIGHT"))


def screen(path, windows):
    """The part of the screen in which the windows are."""
    places = [geometry(window) for window in windows]
    left, top = min(p[0] for p in places), min(p[1] for p in places)
    width = max(p[0] + p[2] for p in places) - left
    height = max(p[1] + p[3] for p in places) - top
    subprocess.run(["import", "-window", "root", "-crop", f"{width}x{height}+{left}+{top}",
                    "+repage", "-strip", path], check=True)
    with open(path, "rb") as file:
        return file.read()


def take(app, name):
    """Takes a picture once the windows look the same twice in a row."""
    path = os.path.join(PICTURES, name + ".png")
    app.focus_newest()
    ids = app.windows_on_screen()
    last = [None]

    def is_at_rest():
        time.sleep(0.15)
        before, last[0] = last[0], screen(path, ids)
        return before == last[0]

    poll(f"a steady picture “{name}”", is_at_rest)
    print(path)


def open_app(name, *arguments, env=None):
    return App(os.path.join(PROGRAMS, name), *arguments, env=env)


with open_app("Counter") as app:
    app.shows("0")
    take(app, "counter")
    app.press("Increase")
    app.dialog(QUESTION)
    take(app, "alert")

with open_app("WindowFixture", "fields") as app:
    app.press("Sign in")
    dialog = app.dialog("Sign in to example_site.org")
    app.type_into("Name", "ada", dialog)
    app.type_into("Password", "lovelace", dialog, role="password text")
    app.focus_newest()
    app.key("End")
    take(app, "alert-fields")

with open_app("WindowFixture", "destructive") as app:
    app.press("Delete")
    app.dialog("Delete “Notes”?")
    take(app, "alert-destructive")

with open_app("Counter", env=DARK) as app:
    app.press("Increase")
    app.dialog(QUESTION)
    take(app, "alert-dark")

if len(sys.argv) > 3:
    # For a look at the rest: not in the README.
    for name in ["controls", "rows", "screens"]:
        with open_app("WindowFixture", name) as app:
            poll("a window", app.windows_on_screen)
            take(app, name)
    for button in ["Long text", "Suppress", "Choose", "Sheet"]:
        with open_app("WindowFixture") as app:
            app.press(button)
            take(app, button.lower().replace(" ", "-"))
