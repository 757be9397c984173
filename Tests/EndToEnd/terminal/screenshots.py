"""Pictures of the terminal, drawn from what the running examples show in it.

Usage: screenshots.py FOLDER"""

import os
import re
import sys
import unicodedata
from xml.sax.saxutils import escape

from tmux import Screen

PRODUCTS = os.environ.get("PRODUCTS", ".build/debug")
WIDTH, HEIGHT = 9, 20
BACKGROUND, FOREGROUND = "#1e1e2e", "#cdd6f4"
PALETTE = [
    "#45475a", "#f38ba8", "#a6e3a1", "#f9e2af", "#89b4fa", "#f5c2e7", "#94e2d5", "#bac2de",
    "#6c7086", "#f38ba8", "#a6e3a1", "#f9e2af", "#89b4fa", "#f5c2e7", "#94e2d5", "#ffffff",
]


class Style:
    def __init__(self):
        self.reset()

    def reset(self):
        self.foreground, self.background, self.flags = None, None, set()

    def take(self, parameters):
        codes = [int(code or 0) for code in parameters.split(";")]
        names = {1: "bold", 2: "dim", 3: "italic", 4: "underline", 7: "reverse", 9: "strike"}
        while codes:
            code = codes.pop(0)
            if code == 0:
                self.reset()
            elif code in names:
                self.flags.add(names[code])
            elif code == 22:
                self.flags -= {"bold", "dim"}
            elif code - 20 in names:
                self.flags.discard(names[code - 20])
            elif code == 39:
                self.foreground = None
            elif code == 49:
                self.background = None
            elif 30 <= code <= 37 or 90 <= code <= 97:
                self.foreground = PALETTE[code - 30 if code < 90 else code - 82]
            elif 40 <= code <= 47 or 100 <= code <= 107:
                self.background = PALETTE[code - 40 if code < 100 else code - 92]

    def colours(self):
        foreground, background = self.foreground or FOREGROUND, self.background
        if "reverse" in self.flags:
            return background or BACKGROUND, foreground
        return foreground, background


def columns(character):
    if unicodedata.combining(character) or character in "\u200d\ufe0f":
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def draw(line, row):
    """The cells of a line, each at a place of its own: no font moves what follows."""
    style, column, shapes = Style(), 0, []
    for part in re.split(r"(\x1b\[[0-9;]*m)", line):
        if part.startswith("\x1b"):
            style.take(part[2:-1])
            continue
        for character in part:
            x, y, wide = 12 + column * WIDTH, 40 + row * HEIGHT, columns(character)
            foreground, background = style.colours()
            if background and wide:
                shapes.append(
                    f'<rect x="{x}" y="{y}" width="{wide * WIDTH}" height="{HEIGHT}" fill="{background}"/>')
            if character != " ":
                looks = f'fill="{foreground}"'
                if "bold" in style.flags:
                    looks += ' font-weight="bold"'
                if "dim" in style.flags:
                    looks += ' opacity="0.6"'
                shapes.append(f'<text x="{x}" y="{y + 15}" {looks}>{escape(character)}</text>')
            if "underline" in style.flags and wide:
                shapes.append(
                    f'<rect x="{x}" y="{y + 17}" width="{wide * WIDTH}" height="1" fill="{foreground}"/>')
            column += wide
    return shapes


def save(screen, path, width, height, title):
    lines = screen.styled.split("\n")
    w, h = width * WIDTH + 24, height * HEIGHT + 52
    shapes = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}" '
        'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="15">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{w}" height="{h}" rx="10" fill="{BACKGROUND}"/>',
    ]
    for index, colour in enumerate(["#f38ba8", "#f9e2af", "#a6e3a1"]):
        shapes.append(f'<circle cx="{20 + index * 20}" cy="20" r="6" fill="{colour}"/>')
    for row, line in enumerate(lines[:height]):
        shapes += draw(line, row)
    with open(path, "w") as file:
        file.write("\n".join(shapes + ["</svg>", ""]))


def main():
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)
    with Screen(f"{PRODUCTS}/Tour", width=68, height=22) as screen:
        screen.see("Last answer", "Tab next")
        screen.click("[ Delete ]")
        screen.see("Delete the note?")
        save(screen, f"{folder}/terminal-alert.svg", 68, 22, "An alert in a terminal")
        screen.press("Escape")
        screen.lose("Delete the note?")
        screen.click("[ Sign in ]")
        screen.see("The password has eight")
        screen.type("ann")
        screen.press("Tab")
        screen.type("secret123")
        screen.see("•••••••••")
        save(screen, f"{folder}/terminal-fields.svg", 68, 22, "An alert with fields in a terminal")


main()
