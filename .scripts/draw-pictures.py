#!/usr/bin/env python3
"""Draws the pictures of the README: cards of the sample forms, as SVG, from what `formrun card` writes to a terminal.

usage: draw-pictures.py FORMRUN [--check]

With --check, nothing is written, and the status is 1 where a picture is out of date.
"""
import os
import re
import subprocess
import sys
import tempfile
import unicodedata
from html import escape

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = os.path.join(ROOT, "Documentation", "pictures")
CELL, LINE, EDGE = 8.4, 19, 14
GROUND, INK = "#1e1e1e", "#e6e6e6"

# For each picture: its form, the values as JSON, and more options.
PICTURES = {
    "loan": ("loan-application", """{"fullName": "Ada Lovelace", "phone": "(212) 555-0123", "amount": 40000, "months": 48,
        "purpose": "home"}""", ["--state", "custom:large"], "The loan"),
    "order": ("order", """{"customer": "Mercado GmbH", "country": "CA", "lines": [
        {"product": "Roof tile, red", "qty": 12, "price": 0.95, "note": "Monday"},
        {"product": "Ridge tile", "qty": 8, "price": 4.505}]}""", ["--state", "custom:invalid"], None),
    "score": ("diabetes-risk", """{"diabetes": false, "age": 56, "sex": "male", "height": 180, "weight": 95, "waist": 105,
        "active": false, "vegetables": true, "medication": true, "glucose": false, "relatives": "distant"}""", [], "Result"),
    "letter": ("newsletter", '{"name": "Ada"}', ["--state", "custom:invalid", "--theme", "mint"], None),
}


def cards(formrun, form, values, options, title):
    """The lines of a form's cards with their escape sequences; of the card with that title only, if there is one."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        file.write(values)
        file.flush()
        done = subprocess.run(
            [formrun, "card", os.path.join(ROOT, "forms", form + ".json"), file.name, "--width", "64", "--color", "always",
             "--background", "dark", "--locale", "en"] + options,
            capture_output=True, text=True, env={"PATH": "/usr/bin:/bin", "COLORTERM": "truecolor", "LANG": "C.UTF-8"})
    if done.returncode not in (0, 1) or not done.stdout:
        sys.exit(f"{form}: {done.stderr}")
    blocks = done.stdout.rstrip("\n").split("\n\n")
    if title:
        blocks = [block for block in blocks if title in plain(block.split("\n")[0] + "".join(block.split("\n")[:3]))]
    return [line for block in blocks[:1] for line in block.split("\n")]


def plain(text):
    return re.sub(r"\x1b\[[0-9;]*m|\x1b\]8;[^\x1b]*\x1b\\", "", text)


def width(text):
    """The cells of a text."""
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def runs(line):
    """The texts of a line, each with its colours and traits."""
    look = {}
    for sequence, text in re.findall(r"(\x1b\[[0-9;]*m|\x1b\]8;[^\x1b]*\x1b\\)?([^\x1b]*)", line):
        if sequence.startswith("\x1b["):
            codes = [int(code or 0) for code in sequence[2:-1].split(";")]
            while codes:
                code = codes.pop(0)
                if code == 0:
                    look = {}
                elif code in (38, 48) and codes[:1] == [2]:
                    look["fill" if code == 38 else "ground"] = "#%02x%02x%02x" % tuple(codes[1:4])
                    codes = codes[4:]
                elif code in (1, 2, 3, 4):
                    look[{1: "bold", 2: "dim", 3: "italic", 4: "underline"}[code]] = True
        if text:
            yield text, dict(look)


def svg(lines):
    columns = max(width(plain(line)) for line in lines)
    wide, high = columns * CELL + 2 * EDGE, len(lines) * LINE + 2 * EDGE
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide:.0f}" height="{high}" viewBox="0 0 {wide:.0f} {high}" '
             f'font-family="ui-monospace, Menlo, Consolas, \'DejaVu Sans Mono\', monospace" font-size="14">',
             f'<rect width="100%" height="100%" rx="8" fill="{GROUND}"/>']
    for row, line in enumerate(lines):
        column = 0
        for text, look in runs(line):
            x, cells = EDGE + column * CELL, width(text)
            top = EDGE + row * LINE
            if "ground" in look:
                parts.append(f'<rect x="{x:.1f}" y="{top}" width="{cells * CELL + 0.3:.1f}" height="{LINE}" fill="{look["ground"]}"/>')
            if text.strip():
                traits = (' font-weight="bold"' if "bold" in look else "") + (' font-style="italic"' if "italic" in look else "")
                traits += ' text-decoration="underline"' if "underline" in look else ""
                traits += ' opacity="0.6"' if "dim" in look else ""
                parts.append(f'<text x="{x:.1f}" y="{top + 14}" textLength="{cells * CELL:.1f}" xml:space="preserve" '
                             f'fill="{look.get("fill", INK)}"{traits}>{escape(text)}</text>')
            column += cells
    return "\n".join(parts + ["</svg>", ""])


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    checks = "--check" in sys.argv
    os.makedirs(FOLDER, exist_ok=True)
    old = []
    for name, (form, values, options, title) in PICTURES.items():
        picture = svg(cards(sys.argv[1], form, values, options, title))
        path = os.path.join(FOLDER, name + ".svg")
        if checks:
            if not os.path.exists(path) or open(path).read() != picture:
                old.append(name)
        else:
            open(path, "w").write(picture)
    if old:
        sys.exit(f"out of date: {', '.join(old)}; .scripts/draw-pictures.py FORMRUN draws them again")


main()
