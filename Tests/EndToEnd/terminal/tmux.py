"""A program in a terminal of its own, at which a test types: a private tmux server."""

import itertools
import os
import subprocess
import time

_numbers = itertools.count(1)
PATIENCE = 10


class Screen:
    def __init__(self, command, width=72, height=24, environment=None):
        self.name = f"alerts-{os.getpid()}-{next(_numbers)}"
        environment = {"TERM": "xterm-256color", "LANG": "C.UTF-8", **(environment or {})}
        settings = " ".join(f"{key}='{value}'" for key, value in environment.items())
        # What is left of the terminal when the program has ended is part of what is shown.
        script = (
            f"unset NO_COLOR COLORTERM; env {settings} {command}; echo rc=$?; "
            "stty -a | tr ';' '\\n' | grep -o -- '-*icanon'; exec sleep 600")
        self._tmux(
            "new-session", "-d", "-x", str(width), "-y", str(height), "bash", "-c", script)

    def _tmux(self, *arguments):
        environment = {key: value for key, value in os.environ.items() if key != "TMUX"}
        environment.update(LANG="C.UTF-8", TERM="xterm-256color")
        return subprocess.run(
            ["tmux", "-L", self.name, "-f", "/dev/null", *arguments],
            capture_output=True, text=True, env=environment, timeout=20)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._tmux("kill-server")

    def press(self, *keys):
        self._tmux("send-keys", *keys)

    def type(self, text):
        self._tmux("send-keys", "-l", text)

    def paste(self, text):
        self._tmux("set-buffer", text)
        self._tmux("paste-buffer", "-p")

    def resize(self, width, height):
        self._tmux("resize-window", "-x", str(width), "-y", str(height))

    def click(self, text):
        row, column = self.find(text)
        self.type(f"\x1b[<0;{column + 2};{row + 1}M")
        self.type(f"\x1b[<0;{column + 2};{row + 1}m")

    def find(self, text):
        for row, line in enumerate(self.text.split("\n")):
            if text in line:
                return row, line.index(text)
        raise AssertionError(f"no {text!r} on\n{self.text}")

    @property
    def text(self):
        return "\n".join(line.rstrip() for line in self._tmux("capture-pane", "-p").stdout.split("\n"))

    @property
    def styled(self):
        return self._tmux("capture-pane", "-pe").stdout

    def wait(self, condition, what):
        """Looks until `condition` holds of what is shown, and returns that."""
        end = time.monotonic() + PATIENCE
        while True:
            text = self.text
            if condition(text):
                return text
            if time.monotonic() > end:
                raise AssertionError(f"waited for {what}; shown is\n{text}")
            time.sleep(0.01)

    def see(self, *texts):
        return self.wait(lambda shown: all(text in shown for text in texts), f"{texts}")

    def lose(self, text):
        return self.wait(lambda shown: text not in shown, f"{text!r} to go")

    def process(self, name):
        """The process of this name in the terminal."""
        shell = self._tmux("display-message", "-p", "#{pane_pid}").stdout.strip()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = subprocess.run(
                ["pgrep", "-P", shell, "-f", name], capture_output=True, text=True).stdout.split()
            if found:
                return int(found[0])
            time.sleep(0.01)
        raise AssertionError(f"no process {name}")
