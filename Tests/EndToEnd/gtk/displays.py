"""What the windows are shown on, with its keyboard and its pointer: an X server or a Wayland
compositor. `scripts/display-gtk.sh` starts either."""

import json
import os
import subprocess


def run(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


class XServer:
    is_wayland = False

    @staticmethod
    def windows(pid):
        """The windows of a process, oldest first."""
        result = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(pid)],
                                capture_output=True, text=True)
        return sorted(result.stdout.split(), key=int)

    @staticmethod
    def focus(window):
        run("xdotool", "windowfocus", "--sync", window)

    @staticmethod
    def key(*keys):
        run("xdotool", "key", "--clearmodifiers", *keys)

    @staticmethod
    def type(text):
        run("xdotool", "type", "--clearmodifiers", text)

    @staticmethod
    def click(window, x, y, button=1):
        run("xdotool", "mousemove", "--window", window, str(x), str(y), "click", str(button))

    @staticmethod
    def drag(window, start, end, wait):
        """Drags with the pointer. `wait` returns once the app has seen a step."""
        def move(x, y):
            run("xdotool", "mousemove", "--window", window, str(x), str(y))
            wait()
        move(*start)
        run("xdotool", "mousedown", "1")
        # Step by step: the toolkit has to see a drag, and where it goes. What is under the pointer is
        # asked whether it takes what is dragged, and has to answer before the button is let go.
        for step in range(1, 31):
            move(start[0], start[1] + (end[1] - start[1]) * step // 30)
        for step in range(6):
            move(end[0] + step % 2, end[1])
        run("xdotool", "mouseup", "1")

    @staticmethod
    def width(window):
        lines = run("xdotool", "getwindowgeometry", "--shell", window).split()
        return int(dict(line.split("=") for line in lines)["WIDTH"])


class Sway:
    """A compositor without a pointer: Wayland lets no client move another's."""

    is_wayland = True

    @staticmethod
    def windows(pid):
        def views(node):
            if node.get("pid") == pid:
                yield node["id"]
            for child in node["nodes"] + node["floating_nodes"]:
                yield from views(child)
        return sorted(views(json.loads(run("swaymsg", "--type", "get_tree"))))

    @staticmethod
    def focus(window):
        run("swaymsg", f"[con_id={window}] focus")

    @staticmethod
    def key(*keys):
        for key in keys:
            run("wtype", "-k", key)

    @staticmethod
    def type(text):
        run("wtype", text)


SCREEN = Sway() if "WAYLAND_DISPLAY" in os.environ else XServer()
