"""Drives an app's windows from outside, as a person with a screen reader or a keyboard does.

Everything is found by role and accessible name on the accessibility bus; keys and the pointer go
through the display. Nothing sleeps for a fixed time: what is expected is polled for, with a deadline.
"""

import collections
import os
import re
import signal
import subprocess
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from displays import SCREEN  # noqa: E402

CRASHES = [-signal.SIGTRAP, -signal.SIGABRT, -signal.SIGSEGV, -signal.SIGILL, -signal.SIGBUS]
# What libraries and sanitizers write when something is wrong in the app.
COMPLAINT = re.compile(
    r"^.*(?:-(?:CRITICAL|WARNING|ERROR) \*\*:|Sanitizer: |runtime error: |Fatal error: ).*$",
    re.MULTILINE)
DEADLINE = float(os.environ.get("E2E_DEADLINE", "20"))


Place = collections.namedtuple("Place", "x y width height")


class Failure(Exception):
    """What was expected did not come."""


def poll(what, check, deadline=None):
    """The first true value of check(); Failure with the words of `what` once the time is over."""
    end = time.monotonic() + (deadline or DEADLINE)
    pause = 0.002
    while True:
        try:
            value = check()
        except GLib.Error:
            value = None  # the widget went away while it was being looked at
        if value:
            return value
        if time.monotonic() > end:
            raise Failure(what)
        time.sleep(pause)
        pause = min(pause * 1.5, 0.02)


def children(node):
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child


def walk(node, depth=None):
    """The node and what is below it, down to a depth."""
    yield node
    if depth == 0:
        return
    for child in children(node):
        yield from walk(child, None if depth is None else depth - 1)


def role_of(node):
    return current(node.get_role_name())


# Roles that newer versions of at-spi2-core and GTK call otherwise, or tell apart.
OLDER_ROLES = {"push button": "button", "toggle button": "button", "grouping": "panel"}


def current(role):
    return OLDER_ROLES.get(role, role)


def take_usual_signals():
    """Runs in the child: a job in the background of a script ignores signals, and so would what it
    starts."""
    for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGTERM, signal.SIGHUP, signal.SIGPIPE):
        signal.signal(number, signal.SIG_DFL)


class Picture:
    """The pixels of a window, in the places that the accessibility bus tells."""

    def __init__(self, window, margin):
        def run(*words):
            return subprocess.run(words, capture_output=True, check=True).stdout
        file = run("import", "-window", window, "-depth", "8", "ppm:-")
        magic, size, depth, self.bytes = file.split(b"\n", 3)
        assert magic == b"P6" and depth == b"255", "another format of picture"
        self.width = int(size.split()[0])
        self.margin = margin

    def color(self, x, y):
        """Red, green and blue, 0 to 255."""
        start = ((y + self.margin) * self.width + x + self.margin) * 3
        return tuple(self.bytes[start:start + 3])


class App:
    """A running app."""

    def __init__(self, program, *arguments, env=None, known=()):
        """`known` are parts of complaints about GTK's own faults, which the test has reason to expect."""
        self.known = known
        self.log = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [program, *arguments],
            # What GTK calls critical is a mistake in the host, and ends the app. Swift's handler of
            # crashes would let it go on.
            env={**os.environ, "G_DEBUG": "fatal-criticals", "SWIFT_BACKTRACE": "enable=no",
                 **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=self.log,
            stderr=subprocess.STDOUT,
            preexec_fn=take_usual_signals,
        )
        try:
            self.root = poll(f"{program} on the accessibility bus", self._find)
        except Failure:
            self.process.kill()
            raise Failure(f"{program} did not start: {self.output()}") from None

    def _find(self):
        if self.process.poll() is not None:
            raise Failure(f"ended with {self.process.returncode}")
        return next(
            (app for app in children(Atspi.get_desktop(0))
             if app.get_process_id() == self.process.pid), None)

    def output(self):
        """What the app has written up to now."""
        file = self.log.fileno()
        # The app writes on at the place that both share, which stays where it is.
        return os.pread(file, os.fstat(file).st_size, 0).decode(errors="replace")

    def complaints(self):
        """What GTK, GLib or a sanitizer have written of faults."""
        return [line for line in COMPLAINT.findall(self.output())
                if not any(part in line for part in self.known)]

    # Finding

    def windows(self):
        return [w for w in children(self.root)]

    def window_names(self):
        return sorted(w.get_name() or "" for w in self.windows())

    def all(self, role, name, within=None):
        found = []
        for node in walk(within or self.root):
            try:
                if role_of(node) == current(role) and self.matches(node, name):
                    found.append(node)
            except GLib.Error:
                continue
        return found

    @staticmethod
    def matches(node, name):
        if node.get_name() == name:
            return True
        # The buttons of libadwaita's dialogs say their label twice: go by the label inside.
        first = node.get_child_at_index(0) if node.get_child_count() else None
        return first is not None and first.get_role_name() == "label" and first.get_name() == name

    def find(self, role, name, within=None):
        def look():
            found = self.all(role, name, within)
            return found[0] if found else None
        try:
            return poll(f"a {role} “{name}”", look)
        except Failure as failure:
            raise Failure(f"{failure}; there is:\n{self.dump()}") from None

    def shows(self, text):
        """Waits for a label."""
        return self.find("label", text)

    def dialog(self, title):
        """Waits for a dialog that has this as its title."""
        try:
            return poll(f"a dialog “{title}”", lambda: next(iter(self.dialogs(title)), None))
        except Failure as failure:
            raise Failure(f"{failure}; there is:\n{self.dump()}") from None

    def gone(self, title):
        """Waits until no dialog has this title."""
        poll(f"the dialog “{title}” gone", lambda: not self.dialogs(title))

    def hides(self, text):
        """Waits until no label says this."""
        poll(f"“{text}” gone", lambda: not self.all("label", text))

    def dump(self):
        def lines(node, depth):
            states = node.get_state_set()
            flags = [s for s in ("FOCUSED", "SENSITIVE", "CHECKED", "MODAL")
                     if states.contains(getattr(Atspi.StateType, s))]
            yield "  " * depth + f"{node.get_role_name()} “{node.get_name()}” {' '.join(flags)}"
            for child in children(node):
                yield from lines(child, depth + 1)
        return "\n".join(lines(self.root, 0))

    def all_of_role(self, role, within=None):
        return poll(f"a {role}",
                    lambda: [n for n in walk(within or self.root) if role_of(n) == current(role)])

    def dialogs(self, title):
        """Dialogs are windows up to libadwaita 1.4, and inside the window that they belong to since:
        above its content there, so that a look at what is near is enough."""
        return [n for w in self.windows() for n in walk(w, depth=2)
                if n.get_role_name() in ("alert", "dialog") and n.get_name() == title]

    def is_window(self, node):
        return node.get_parent() == self.root

    # Acting

    @staticmethod
    def act(node):
        action = node.get_action_iface()
        if action is None or not Atspi.Action.do_action(action, 0):
            raise Failure(f"“{node.get_name()}” cannot be pressed")

    @staticmethod
    def text_in(node):
        text = node.get_text_iface()
        return Atspi.Text.get_text(text, 0, Atspi.Text.get_character_count(text))

    def focus(self, role, name, within=None):
        """Moves the keyboard's focus there, as a person does: with Tab."""
        return self.focus_on(self.find(role, name, within), name)

    def focus_on(self, node, name):
        for _ in range(60):
            if node.get_state_set().contains(Atspi.StateType.FOCUSED):
                return node
            before = self.focused()
            self.key("Tab")
            poll("the focus elsewhere", lambda: self.focused() != before)
        raise Failure(f"Tab does not reach “{name}”")

    def focused(self):
        return next((n for n in walk(self.root)
                     if n.get_state_set().contains(Atspi.StateType.FOCUSED)
                     and n.get_role_name() != "frame"), None)

    def press(self, name, within=None, role="push button"):
        node = self.find(role, name, within)
        action = node.get_action_iface()
        if action is None or not Atspi.Action.do_action(action, 0):
            raise Failure(f"“{name}” cannot be pressed")

    def is_enabled(self, name, within=None, role="push button"):
        return self.find(role, name, within).get_state_set().contains(Atspi.StateType.SENSITIVE)

    def type_into(self, name, text, within=None, role="text"):
        field = self.find(role, name, within).get_editable_text_iface()
        if field is None or not Atspi.EditableText.set_text_contents(field, text):
            raise Failure(f"“{name}” takes no text")

    def text_of(self, name, within=None, role="text"):
        return self.text_in(self.find(role, name, within))

    # Keys

    def windows_on_screen(self):
        """The windows that the display shows, oldest first."""
        return SCREEN.windows(self.process.pid)

    def newest(self):
        """The newest window, once the display shows as many as there are on the accessibility bus."""
        return poll("the windows on screen", lambda: (
            w := self.windows_on_screen()) and len(w) == len(self.windows()) and w)[-1]

    def activate_newest(self):
        """Gives the keyboard to the newest window."""
        newest = self.newest()
        SCREEN.focus(newest)
        return newest

    def focus_newest(self):
        """Gives the keyboard to the newest window, and waits until something in it has the focus."""
        newest = self.activate_newest()
        poll("the focus", self.focused)
        return newest

    def content(self, node):
        """What fills the window that a node is in."""
        path = [node]
        while path[-1].get_parent() != self.root:
            path.append(path[-1].get_parent())
        return path[-2] if len(path) > 1 else next(children(node))

    def place(self, node):
        """Where a node is in the content of its window: where a window begins differs between
        versions of GTK."""
        content = self.content(node)

        def look():
            origin, place = (n.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
                             for n in (content, node))
            return place.width > 0 and Place(
                place.x - origin.x, place.y - origin.y, place.width, place.height)

        return poll("a place on screen", look)

    def margin(self, window, node):
        """GTK draws the window's shadow within what the display takes for the window."""
        return (SCREEN.width(window) - self.place(self.content(node)).width) // 2

    def middle(self, node, window):
        """The place of a node's middle in what the display takes for the window."""
        place, margin = self.place(node), self.margin(window, node)
        return place.x + place.width // 2 + margin, place.y + place.height // 2 + margin

    def click(self, node, window):
        """Clicks in the middle of a node with the pointer. (A press by name or key shows the button
        pressed for a quarter of a second, as GTK does it; a click acts at once.)"""
        SCREEN.click(window, *self.middle(node, window))

    def row(self, text):
        """The row of a list that has a label with this text."""
        node = self.shows(text)
        while node.get_role_name() != "list item":
            node = node.get_parent()
        return node

    def drag(self, node, target, window):
        """Drags a node up or down with the pointer, to the middle of another one."""
        start, end = self.middle(node, window), self.middle(target, window)
        SCREEN.drag(window, start, end, lambda: self.place(target))

    def picture(self, window):
        """What the window shows, once it looks the same twice in a row."""
        last = [None]
        margin = self.margin(window, self.windows()[-1])

        def look():
            before, last[0] = last[0], Picture(window, margin)
            return before is not None and before.bytes == last[0].bytes and before

        return poll("a window at rest", look)

    key = staticmethod(SCREEN.key)
    type = staticmethod(SCREEN.type)

    # Ending

    def is_running(self):
        return self.process.poll() is None

    def end(self, number=signal.SIGTERM):
        """Ends the app with a signal; the status."""
        self.process.send_signal(number)
        return self.status()

    def status(self):
        try:
            return self.process.wait(DEADLINE)
        except subprocess.TimeoutExpired:
            raise Failure("the app does not end") from None

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        if self.is_running():
            self.process.kill()
        # What the test was waiting for then says how far it has come.
        where = f" ({exception[1]})" if exception[1] else ""
        with self.log:
            if self.process.wait() in CRASHES:
                raise Failure(f"the app crashed: {self.output().strip()}{where}")
            if complaints := self.complaints():
                raise Failure("\n".join(["the app's output has", *complaints]) + where)
