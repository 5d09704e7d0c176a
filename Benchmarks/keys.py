#!/usr/bin/env python3
"""Measures keys at a terminal: presses them one by one at the built command, and reads what it writes.

    swift build -c release
    Benchmarks/keys.py [BINARY]
"""
import fcntl, json, os, pty, select, signal, statistics, struct, sys, tempfile, termios, time
from pathlib import Path

BINARY = sys.argv[1] if len(sys.argv) > 1 else str(Path(__file__).parent.parent / ".build/release/formrun")
DOWN, UP, TAB, BACKSPACE = b"\x1b[B", b"\x1b[A", b"\t", b"\x7f"

SYLLABLES = "ka ko mi ra ne ta lo vi sa de fu go hi ber ston ham ville burg".split()


def form(items):
    file = tempfile.NamedTemporaryFile("w", suffix=".json", delete=False)
    json.dump({"formrun": 1, "id": "keys", "title": "Keys", "items": items}, file)
    file.close()
    return file.name


def text(number):
    return {"type": "input", "name": f"field{number}", "title": f"Field {number}", "help": "What it is for."}


class Run:
    def __init__(self, path, columns=80, rows=24):
        self.started = time.perf_counter()
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.dup2(os.open("/dev/null", os.O_WRONLY), 1)
            environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}
            os.execve(BINARY, [BINARY, "run", path], environment)
        self.output = os.read(self.terminal, 65536)
        self.first = time.perf_counter() - self.started
        self.rest()

    def rest(self, seconds=0.05):
        """Reads until nothing has come for a while."""
        count = 0
        while select.select([self.terminal], [], [], seconds)[0]:
            count += len(os.read(self.terminal, 65536))
        return count

    def press(self, key):
        """The seconds until output came, and its bytes; a frame is one write."""
        started = time.perf_counter()
        os.write(self.terminal, key)
        count = len(os.read(self.terminal, 65536))
        return time.perf_counter() - started, count

    def processor(self):
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.terminal)


def measure(name, path, keys, before=()):
    run = Run(path)
    for key in before:
        run.press(key)
    run.rest()
    for key in keys * 20:
        run.press(key)
    times, counts, processor = [], [], run.processor()
    for key in keys * (4_000 // len(keys)):
        seconds, count = run.press(key)
        times.append(seconds)
        counts.append(count)
    processor = (run.processor() - processor) / len(times)
    run.end()
    starts = []
    for _ in range(20):
        run = Run(path)
        starts.append(run.first)
        run.end()
    print(f"| {name} | {statistics.median(times) * 1e6:.0f} μs | {processor * 1e6:.0f} μs | "
          f"{statistics.mean(counts):.0f} | {max(counts)} | {statistics.median(starts) * 1e3:.1f} ms |")


def main():
    print("| | key to output | processor | bytes | most bytes | first question |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    fields = form([text(number) for number in range(200)])
    measure("200 fields, typing", fields, [b"a", b"b", BACKSPACE, BACKSPACE], [TAB] * 100)
    measure("200 fields, moving", fields, [TAB, b"\x1b[Z"], [TAB] * 100)
    names = [{"value": f"c{number}", "title": f"Country {number}"} for number in range(5_000)]
    choices = form([{"type": "input", "name": "c", "title": "Country", "value": "choice", "choices": names}])
    measure("5,000 choices, moving", choices, [DOWN, DOWN, DOWN, UP], [DOWN] * 20)
    measure("5,000 choices, filtering", choices, [b"4", b"9", BACKSPACE, BACKSPACE])
    size = len(SYLLABLES)
    towns = [f"{SYLLABLES[n % size]}{SYLLABLES[n // size % size]} "
             f"{SYLLABLES[n // size**2 % size]}{SYLLABLES[n // size**3]}".title() for n in range(100_000)]
    towns = list(dict.fromkeys(towns))
    suggested = form([{"type": "input", "name": "s", "title": "Town", "suggestions": towns}])
    chosen = form([{"type": "input", "name": "s", "title": "Town", "value": "choice", "choices": towns}])
    for name, path in [("suggestions", suggested), ("choices", chosen)]:
        for kind, text in [("typing", "hamber"), ("in their order", "hbg")]:
            keys = [letter.encode() for letter in text] + [BACKSPACE] * len(text)
            measure(f"100,000 {name}, {kind}", path, keys)
    lines = form([{"type": "input", "name": "t", "title": "Text", "value": "multiline"}])
    measure("a text of several lines", lines, [b"a", b"b", BACKSPACE, BACKSPACE], [b"line", b"\r"])


main()
