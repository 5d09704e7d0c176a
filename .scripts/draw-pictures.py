#!/usr/bin/env python3
"""Draws the pictures of the README, as SVG: cards of the sample forms, as terminals and browsers show them, and a run.

usage: draw-pictures.py FORMRUN [--check]

Cards are what `formrun card` writes. A run is a session script of .scripts/pictures: its keys are pressed at a
pseudo-terminal, for the colours, until the screens are those that `formrun run --script` prints.

With --check, nothing is written, and the status is 1 where a picture is out of date.
"""
import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import tempfile
import termios
from html import escape
from html.parser import HTMLParser
from pathlib import Path

sys.dont_write_bytecode = True
from terminal_picture import Screen, svg

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Documentation/pictures"
ENVIRONMENT = {"PATH": "/usr/bin:/bin", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "TERM": "xterm-256color"}
LOOK = ["--color", "always", "--background", "dark", "--locale", "en"]

# For each picture of a card: its form, the values as JSON, more options, and the title if there are several cards.
CARDS = {
    "loan": ("loan-application", """{"fullName": "Ada Lovelace", "phone": "(212) 555-0123", "amount": 40000, "months": 48,
        "purpose": "home"}""", ["--state", "custom:large"], "The loan"),
    "order": ("order", """{"customer": "Mercado GmbH", "country": "CA", "lines": [
        {"product": "Roof tile, red", "qty": 12, "price": 0.95, "note": "Monday"},
        {"product": "Ridge tile", "qty": 8, "price": 4.505}]}""", ["--state", "custom:invalid"], None),
    "score": ("diabetes-risk", """{"diabetes": false, "age": 56, "sex": "male", "height": 180, "weight": 95, "waist": 105,
        "active": false, "vegetables": true, "medication": true, "glucose": false, "relatives": "distant"}""", [], "Result"),
    "letter": ("newsletter", '{"name": "Ada"}', ["--state", "custom:invalid", "--theme", "mint"], None),
}

# For each picture of a run: its form, and its session script in .scripts/pictures.
RUNS = {"newsletter-run": ("newsletter", "newsletter.keys")}

# For each picture of a web page: its form, the values as JSON, more options, and its width and height.
PAGES = {
    "letter-page": ("newsletter", '{"name": "Ada", "email": "ada@", "frequency": "weekly", "consent": true}',
                    ["--state", "custom:invalid"], 640, 1010),
}

# The seconds for which a frame stays: after a character, after the last one of a text, after a key, after one that was
# refused, at the start, and at the end.
CHARACTER, TEXT, KEY, REFUSAL, START, END = 0.09, 0.5, 1, 2, 1.5, 3
KEYS = {"enter": "\r", "up": "\x1b[A", "down": "\x1b[B"}
# The seconds after which a screen that has not come never will, and for which nothing is written after a whole one.
PATIENCE, SILENCE = 10, 0.03


def form_path(form):
    return f"forms/{form}.json"


def output(formrun, form, values, options):
    """What `card` writes."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        file.write(values)
        file.flush()
        done = subprocess.run([formrun, "card", form_path(form), file.name, *options],
                              capture_output=True, text=True, cwd=ROOT, env=ENVIRONMENT)
    if done.returncode not in (0, 1) or not done.stdout:
        sys.exit(f"{form}: {done.stderr}")
    return done.stdout


def card(formrun, form, values, options, title):
    """The picture of the first card, or of the first with a title."""
    for text in output(formrun, form, values, ["--width", "64", *LOOK, *options]).rstrip("\n").split("\n\n"):
        screen = Screen()
        screen.write(text.replace("\n", "\r\n"))
        if not title or title in "".join(screen.text().split("\n")[:3]):
            return svg([screen.frame(0)])
    sys.exit(f"{form}: no card has the title {title}")


def strokes(script):
    """The steps of a session script with their seconds; each character is a step."""
    for line in script.read_text().splitlines():
        word, _, rest = line.partition(" ")
        if word == "type":
            yield from ((f"type {character}", character, CHARACTER) for character in rest[:-1])
            yield f"type {rest[-1]}", rest[-1], TEXT
        elif word == "key":
            yield line, KEYS[rest], KEY
        elif line and not line.startswith("#"):
            sys.exit(f"{script}: no picture can be made of: {line}")


class Terminal(Screen):
    """A pseudo-terminal of 80 columns and 24 rows, as session scripts have it, at which a command runs."""

    def start(self, command):
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.chdir(ROOT)
            os.execve(command[0], command, ENVIRONMENT)
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    def press(self, stroke):
        os.write(self.descriptor, stroke.encode())

    def read(self, seconds):
        """Shows what the command writes, and returns whether it wrote anything within that time; `None` at its end."""
        if not select.select([self.descriptor], [], [], seconds)[0]:
            return False
        try:
            written = os.read(self.descriptor, 65536)
        except OSError:  # Linux reports the end of the other side as an error.
            written = b""
        self.write(self.decoder.decode(written))
        return True if written else None

    def follow(self, text):
        """Reads until the screen ends with a text, and nothing more is written."""
        text = "\n".join(line.rstrip() for line in text.rstrip().split("\n"))
        while True:
            is_there = self.text().endswith(text)
            if not self.read(SILENCE if is_there else PATIENCE):
                if is_there:
                    return
                sys.exit(f"the terminal shows\n{self.text()}\nand not\n{text}")

    def finish(self):
        """Reads until the command ends, which must be with success."""
        while written := self.read(PATIENCE):
            pass
        if written is False or os.waitpid(self.process, 0)[1] != 0:
            sys.exit(f"the run does not end well:\n{self.text()}")


def screens(command, steps):
    """What a session script prints at the start and for each step."""
    with tempfile.NamedTemporaryFile("w", suffix=".keys") as file:
        file.write("\n".join(line for line, *_ in steps))
        file.flush()
        done = subprocess.run([*command, "--script", file.name], capture_output=True, text=True, cwd=ROOT, env=ENVIRONMENT)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}: status {done.returncode}\n{done.stderr}")
    return re.split(r"^# .*\n", done.stderr, flags=re.M)


def run(formrun, form, keys):
    """The moving picture of a run, from the command to its answers."""
    steps = list(strokes(ROOT / ".scripts/pictures" / keys))
    command = [formrun, "run", form_path(form), *LOOK]
    first, *texts, _ = screens(command, steps)
    terminal = Terminal()
    terminal.write(f"$ formrun run {form_path(form)}")
    frames = [terminal.frame(START)]
    terminal.write("\r\n")
    terminal.start(command)
    terminal.follow(first)
    frames.append(terminal.frame(START))
    for (_, stroke, seconds), text in zip(steps, texts):
        terminal.press(stroke)
        terminal.follow(text)
        frames.append(terminal.frame(REFUSAL if seconds == KEY and "✗" in text else seconds))
    terminal.press(steps[-1][1])
    terminal.finish()
    terminal.write("$ ")
    frames.append(terminal.frame(END))
    return svg(frames)


class XML(HTMLParser):
    """Writes HTML as XML, as an SVG needs it."""

    VOID = ("input", "br", "hr", "img", "meta", "link", "wbr", "col")

    def __init__(self, html):
        super().__init__()
        self.text = ""
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        pairs = "".join(f' {name}="{escape(name if value is None else value)}"' for name, value in attributes)
        self.text += f"<{tag}{pairs}{'/' if tag in XML.VOID else ''}>"

    def handle_endtag(self, tag):
        self.text += f"</{tag}>"

    def handle_data(self, data):
        self.text += escape(data, quote=False)


def page(formrun, form, values, options, wide, high):
    """The picture of a web page: the page itself, inside an SVG."""
    html = output(formrun, form, values, ["--format", "html", "--standalone", "--locale", "en", *options])
    style, body = (re.search(rf"<{tag}\b.*?</{tag}>", html, re.S)[0] for tag in ("style", "body"))
    # Rules of one line for a class that the page does not have are left out: they are most of the style sheet.
    style = re.sub(r"^\.(fr-[\w-]+)[^,\n]*\}\n", lambda rule: rule[0] if rule[1] in body else "", style, flags=re.M)
    style = style if "-hue-" in body else re.sub(r"^--fr-hue-.*\n", "", style, flags=re.M)
    # A browser follows no links of an image, and underlines none.
    style = style.replace("</style>", "a { text-decoration: underline; }\n</style>")
    body = body.replace("<body", f'<body xmlns="http://www.w3.org/1999/xhtml" style="min-height: {high}px"', 1)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}">\n'
            f'{XML(style).text}\n<foreignObject width="100%" height="100%">\n{XML(body).text}\n</foreignObject>\n</svg>\n')


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    formrun = os.path.abspath(sys.argv[1])
    checks = "--check" in sys.argv
    FOLDER.mkdir(exist_ok=True)
    old = []
    for draw, pictures in ((card, CARDS), (run, RUNS), (page, PAGES)):
        for name, contents in pictures.items():
            path, picture = FOLDER / f"{name}.svg", draw(formrun, *contents)
            if not checks:
                path.write_text(picture)
            elif not path.exists() or path.read_text() != picture:
                old.append(name)
    if old:
        sys.exit(f"out of date: {', '.join(old)}; .scripts/draw-pictures.py FORMRUN draws them again")


main()
