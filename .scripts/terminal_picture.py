"""The screen of a terminal, from what formrun writes to it, and pictures of such screens as SVG, which may move."""
import re
import sys
import unicodedata
from collections import defaultdict
from html import escape

CELL, LINE, EDGE = 8.4, 17, 14
GROUND, INK = "#1e1e1e", "#e6e6e6"
FONTS = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"

TOKEN = re.compile(r"\x1b\[([?\d;]*)([A-Za-z])|\x1b\]8;[^\x1b]*\x1b\\|([^\x1b])")
TRAITS = {1: ("font-weight", "bold"), 2: ("opacity", "0.6"), 3: ("font-style", "italic"), 4: ("text-decoration", "underline")}

# Boxes and bars are drawn as shapes, because the characters of most fonts are lower than a line, and would leave gaps.
BLOCKS = re.compile("([▁-█▉-▏░▒▓])\\1*")
SHADES = {"░": 0.25, "▒": 0.5, "▓": 0.75}
ARMS = {"LEFT": "l", "RIGHT": "r", "UP": "u", "DOWN": "d", "HORIZONTAL": "lr", "VERTICAL": "ud"}
STROKES = {"LIGHT": 1.2, "HEAVY": 2.8}


class Screen:
    """The cells of a terminal. A sequence that is unknown here ends the program, so that no picture is wrong."""

    def __init__(self):
        self.cells = {}  # the character of each row and column, and its look: attributes of SVG
        self.row = self.column = 0
        self.look = {}
        self.rest = ""  # the beginning of a sequence whose end has not been written

    def write(self, text):
        text, end = self.rest + text, 0
        while token := TOKEN.match(text, end):
            end = token.end()
            parameters, letter, character = token.groups()
            if character:
                self.put(character)
            elif letter:
                self.control(letter, parameters)
        self.rest = text[end:]

    def put(self, character):
        if character == "\r":
            self.column = 0
        elif character == "\n":
            self.row += 1
        elif unicodedata.combining(character) or unicodedata.east_asian_width(character) in "WF" or character < " ":
            sys.exit(f"not one cell wide: {character!r}")
        else:
            self.cells[self.row, self.column] = character, tuple(sorted(self.look.items()))
            self.column += 1

    def control(self, letter, parameters):
        if letter == "m":
            return self.restyle([int(code or 0) for code in parameters.split(";")])
        if parameters.startswith("?"):
            return None
        count = int(parameters or 1)
        if letter in "AB":
            self.row += count if letter == "B" else -count
        elif letter == "C":
            self.column += count
        else:
            end = {"K": (self.row + 1, 0), "J": (float("inf"), 0), "X": (self.row, self.column + count)}[letter]
            here = self.row, self.column
            self.cells = {place: cell for place, cell in self.cells.items() if not here <= place < end}
        return None

    def restyle(self, codes):
        while codes:
            code = codes.pop(0)
            if code == 0:
                self.look = {}
            elif code in (38, 48) and codes[0] == 2:
                self.look["color" if code == 38 else "ground"] = "#%02x%02x%02x" % tuple(codes[1:4])
                del codes[:4]
            else:
                name, value = TRAITS[code]
                self.look[name] = value

    def frame(self, seconds):
        """The screen as it is now, for `svg`."""
        return dict(self.cells), (self.row, self.column), seconds

    def text(self):
        lines = defaultdict(str)
        for row, column, text in runs(self.cells):
            lines[row] = lines[row].ljust(column) + text
        return "\n".join(lines[row].rstrip() for row in range(max(lines, default=0) + 1))


def runs(cells):
    """The texts of neighbouring cells, each with its row and column."""
    text, end = "", None
    for row, column in sorted(cells):
        if text and (row, column) != end:
            yield end[0], end[1] - len(text), text
            text = ""
        text += cells[row, column][0]
        end = row, column + 1
    if text:
        yield end[0], end[1] - len(text), text


def number(value):
    return f"{value:.2f}".rstrip("0").rstrip(".")


def place(row, column):
    """The upper left corner of a cell."""
    return EDGE + column * CELL, EDGE + row * LINE


def joined(parts):
    """Joins the parts of lines that touch; each has the row or column in which it lies, a start and an end."""
    lines = []
    for across, start, end in sorted(parts):
        if lines and lines[-1][0] == across and lines[-1][2] == start:
            lines[-1][2] = end
        else:
            lines.append([across, start, end])
    return lines


def box_lines(cells):
    """The paths of box-drawing characters, and the places of these characters."""
    drawn, across, down, arcs = set(), defaultdict(list), defaultdict(list), ""
    for (row, column), (character, _) in sorted(cells.items()):
        words = unicodedata.name(character, "").split()
        weight = words[2] if words[:2] == ["BOX", "DRAWINGS"] else None
        if weight not in STROKES or not {*words[3:]} <= {*ARMS, "AND", "ARC"}:
            continue
        drawn.add((row, column))
        arms = "".join(ARMS.get(word, "") for word in words)
        x, y = place(row + 0.5, column + 0.5)
        if "ARC" in words:
            side, end = x + CELL / 2 * (1 if "r" in arms else -1), y + LINE / 2 * (1 if "d" in arms else -1)
            arcs += f"M{number(x)} {number(end)}Q{number(x)} {number(y)} {number(side)} {number(y)}"
            continue
        # Halves of cells, so that the numbers are whole.
        across[weight] += [(row, 2 * column + half, 2 * column + half + 1) for half, arm in enumerate("lr") if arm in arms]
        down[weight] += [(column, 2 * row + half, 2 * row + half + 1) for half, arm in enumerate("ud") if arm in arms]
    paths = []
    for weight, stroke in STROKES.items():
        path = arcs if weight == "LIGHT" else ""
        for row, start, end in joined(across[weight]):
            x, y = place(row + 0.5, start / 2)
            path += f"M{number(x)} {number(y)}h{number((end - start) * CELL / 2)}"
        for column, start, end in joined(down[weight]):
            x, y = place(start / 2, column + 0.5)
            path += f"M{number(x)} {number(y)}v{number((end - start) * LINE / 2)}"
        if path:
            paths.append(f'<path fill="none" stroke="currentColor" stroke-linecap="square" stroke-width="{stroke}" '
                         f'd="{path}"/>')
    return paths, drawn


def block(row, column, text):
    """The rectangle of a block, or of a run of the same blocks."""
    code = ord(text[0])
    high = (code - 0x2580) / 8 if code < 0x2588 else 1
    wide = (0x2590 - code) / 8 if 0x2588 < code < 0x2590 else len(text)
    x, y = place(row + 1 - high, column)
    shade = f' opacity="{SHADES[text[0]]}"' if text[0] in SHADES else ""
    return rectangle(x, y, wide * CELL, high * LINE, shade)


def rectangle(x, y, wide, high, rest=""):
    return f'<rect x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}"{rest}/>'


def elements(cells, ground):
    """The elements of cells that have the same look."""
    # A little wider than its cells, so that no gap is seen where two grounds meet.
    parts = [rectangle(*place(row, column), len(text) * CELL + 0.3, LINE, f' fill="{ground}"')
             for row, column, text in runs(cells) if ground]
    paths, drawn = box_lines(cells)
    for row, column, text in runs({at: cell for at, cell in cells.items() if at not in drawn}):
        parts += [block(row, column + found.start(), found[0]) for found in BLOCKS.finditer(text)]
        # Each text between gaps has its place and its length, so that columns are straight in every font.
        for found in re.finditer(r"\S+(?: \S+)*", BLOCKS.sub(lambda found: " " * len(found[0]), text)):
            x, y = place(row, column + found.start())
            length = f' textLength="{number(len(found[0]) * CELL)}"' if len(found[0]) > 1 else ""
            parts.append(f'<text x="{number(x)}" y="{y + 13}"{length}>{escape(found[0], quote=False)}</text>')
    return parts + paths


def stays(frames):
    """The cells by the number of the frame in which they appear, that in which they are gone, and their look."""
    found, shown = defaultdict(dict), {}
    for index, cells in enumerate([cells for cells, *_ in frames] + [{}]):
        for at in sorted({*shown, *cells}):
            first, cell = shown.get(at, (0, None))
            if cell != cells.get(at):
                if cell:
                    found[first, index, cell[1]][at] = cell
                shown[at] = index, cells.get(at)
    return sorted(found.items())


def svg(frames):
    """A picture of frames, each of them cells, the place of the caret, and seconds; of one frame, it does not move.

    Each cell is drawn once for all frames in which it stays. Without motion, the last frame is shown.
    """
    last = len(frames)
    starts = [sum(seconds for *_, seconds in frames[:index]) for index in range(last + 1)]
    moments = [number(100 * start / (starts[-1] or 1)) + "%" for start in starts]
    rows, columns = (1 + max(at[axis] for cells, *_ in frames for at in cells) for axis in (0, 1))
    body, names, rules = [], {}, []
    for (first, end, look), cells in stays(frames):
        attributes = dict(look)
        parts = elements(cells, attributes.pop("ground", None))
        if not parts:
            continue
        traits = "".join(f' {name}="{value}"' for name, value in attributes.items())
        if (first, end) != (0, last):
            name = names.setdefault((first, end), f"s{len(names)}")
            traits += f' style="animation-name:{name}"' + ("" if end == last else ' class="h"')
        body.append(f"<g{traits}>" + "\n".join(parts) + "</g>")
    for (first, end), name in names.items():
        until = "0%{visibility:hidden}" if end == last else moments[end] + "{visibility:hidden}"
        rules.append(f"@keyframes {name}{{{moments[first]}{{visibility:visible}}{until}}}")
    if last > 1:
        moves = ["transform:translate({}px,{}px)".format(*map(number, place(*caret))) for _, caret, _ in frames]
        rules.append("@keyframes caret{" + "".join(
            f"{moment}{{{move}}}" for moment, move, before in zip(moments, moves, [None, *moves]) if move != before) + "}")
        time = f"{number(starts[-1])}s step-end infinite"
        rules += [f".h{{visibility:hidden}}#caret{{{moves[-1]}}}",
                  f"@media(prefers-reduced-motion:no-preference){{g{{animation:{time}}}#caret{{animation:caret {time}}}}}"]
        body += ["<style>", *rules, "</style>", f'<rect id="caret" width="{CELL}" height="{LINE}" opacity="0.5"/>']
    wide, high = number(columns * CELL + 2 * EDGE), rows * LINE + 2 * EDGE
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}" '
        f'font-family="{FONTS}" font-size="14" fill="currentColor" color="{INK}">',
        f'<rect width="100%" height="100%" rx="8" fill="{GROUND}"/>', *body, "</svg>", ""])
