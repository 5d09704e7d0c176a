#!/usr/bin/env python3
"""Changes one operator, bound or constant of the sources at a time, and finds out whether a test notices it.

    .scripts/mutate.py COUNT SEED                       such as: .scripts/mutate.py 60 $(git rev-parse HEAD)
    .scripts/mutate.py COUNT SEED --at FILE[:LINE]      only changes of a file, or of a line
    .scripts/mutate.py COUNT SEED --list                which changes come first, without building them
    .scripts/mutate.py --self-test                      the examples in the comments of this script and of swift_code.py

The changes are chosen at random by SEED, any text, from the rooms ROOMS. All are built at once, in a copy of the checkout in
`.build-mutate`, as switches: each operator to be changed becomes an operator of its own, which asks whether its change is made.
Half as many again are built as are asked for, since some do not compile as switches, and those never count: one-sided ranges,
methods `min()` and `max()`, literals that must be constant. A change that stands with its reason in EQUIVALENT leaves every result
as it is, and is not made. Then one change after the other is made, and these tests run until one fails:

1. the suites of the module's test target that are named like the file, or that mention a type of it,
2. the other suites of the test target,
3. the laws of the other targets: suites with `Law` in their names,
4. the other suites of the other targets.

A change is killed if a test fails, crashes, or does not end within a limit; otherwise it survives. Status 1 if fewer than
90 % are killed, or fewer changes can be built than are asked for; 2 if the sources do not build, or the tests fail without a
change.
"""
import argparse
import collections
import contextlib
import doctest
import fcntl
import os
import random
import re
import resource
import select
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

sys.dont_write_bytecode = True
import swift_code

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / ".build-mutate"
EQUIVALENT = ROOT / ".scripts/equivalent-changes.txt"
ROOMS = (
    "FormValidation/Validators", "FormValidation/Formatters", "FormModel/Expressions", "FormModel/Compiled", "FormCards/Editing")
REQUIRED_PERCENT = 90
BUILD_SECONDS = 3600
MEASURED_SECONDS = 900
# A change can make a loop endless that allocates memory.
MEMORY_BYTES = 8 << 30

PAIRS = "< <=  > >=  == !=  && ||  + -  += -=  &+ &-  * /  ..< ...  true false  min max".split()
SWAPS = {token: PAIRS[place ^ 1] for place, token in enumerate(PAIRS)}
TOKEN = re.compile(r"""
    (?<=\s) (?: [<>]=? | [=!]= | && | \|\| | &?[+-] | [*/] | [+-]= ) (?=[\s)])   # binary operators have spaces around them
  | (?<!\.) (?: \.\.< | \.\.\. ) (?=[\w("\-.])                                   # no variadic parameter
  | \b (?: true | false ) \b
  | \b (?: min | max ) (?=\()
  | (?<![\w)\]?!]) ! (?=[\w(.])
  | (?: (?<![\w.$]) | (?<=\.\.\.) ) (?: 0x[0-9A-Fa-f_]+ | \d[\d_]* ) (?! \w | \.\d )
""", re.X)
# Imports, attributes and conditions of the compiler; room for elements, which no result depends on.
UNCHANGED_LINE = re.compile(r"\s*(?:[@#]|(?:\w+ )?import\b)|.*\breserveCapacity\(")
LITERAL = re.compile(r'"+\s*"+|\b0x\w+|\b[\d_]+(?:\.\d+)?\b|\.\w+|\b(?:true|false|nil)\b')
FAILURE = re.compile(rb"^(?:\x1b\[[\d;]*m)*\xe2\x9c\x98(?:\x1b\[[\d;]*m)* (.*)$", re.M)

# In this folder, a file with the number of a change as its name makes the change, in the tests and in programs that they start.
ACTIVE = COPY / "active"
ACTIVE_CODE = """
// No import: a test says which files import what.
@_silgen_name("access") private func isThere(_ path: UnsafePointer<CChar>, _ mode: Int32) -> Int32

let activeMutant = (0..<{count}).first {{ unsafe isThere("{folder}/\\($0)", 0) == 0 }}
func isMade(_ mutant: Int) -> Bool {{ mutant == activeMutant }}
"""
# The first of 630 characters that can be operators, and how many changes these allow.
NEW_OPERATOR, MOST = 0x2500, 400
OPERATORS = {
    "< <= > >=": ("Comparison", "<T: Comparable>(a: T, b: T) -> Bool"),
    "== !=": ("Comparison", "<T: Equatable>(a: T, b: T) -> Bool", "<T>(a: T?, b: _OptionalNilComparisonType) -> Bool"),
    "&&": ("LogicalConjunction", "(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool"),
    "||": ("LogicalDisjunction", "(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool"),
    "+ -": ("Addition", "<T: AdditiveArithmetic>(a: T, b: T) -> T"),
    "&+ &-": ("Addition", "<T: FixedWidthInteger>(a: T, b: T) -> T"),
    "* /": ("Multiplication", "<T: BinaryInteger>(a: T, b: T) -> T", "(a: Double, b: Double) -> Double"),
    "+= -=": ("Assignment", "<T: AdditiveArithmetic>(a: inout T, b: T)"),
    "..<": ("RangeFormation", "(a: Int, b: Int) -> Range<Int>", "(a: UInt32, b: UInt32) -> Range<UInt32>"),
    "...": ("RangeFormation", "(a: Int, b: Int) -> ClosedRange<Int>", "(a: UInt32, b: UInt32) -> ClosedRange<UInt32>"),
}

Mutant = collections.namedtuple("Mutant", "path line offset old new before after")


def switch(number, mutant):
    """What takes the place of a token, and the declaration that this needs in its module.

    >>> def of(old, new): return switch(3, Mutant("", 1, 0, old, new, "", ""))
    >>> of("7", "8")
    ('(isMade(3) ? 8 : 7)', '')
    >>> print(*of("<", "<="))
    ┃ infix operator ┃: ComparisonPrecedence
    func ┃ <T: Comparable>(a: T, b: T) -> Bool { isMade(3) ? (a <= b) : (a < b) }
    >>> print(*of("||", "&&"))
    ┃ infix operator ┃: LogicalDisjunctionPrecedence
    func ┃ (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool { isMade(3) ? (try a && b()) : (try a || b()) }
    >>> print(*of("+=", "-="))
    ┃ infix operator ┃: AssignmentPrecedence
    func ┃ <T: AdditiveArithmetic>(a: inout T, b: T) { isMade(3) ? (a -= b) : (a += b) }
    >>> print(of("...", "..<")[1].splitlines()[1])
    func ┃ (a: Int, b: Int) -> ClosedRange<Int> { isMade(3) ? (a...max(a, b - 1)) : (a...b) }
    >>> print(of("..<", "...")[1].splitlines()[1])
    func ┃ (a: Int, b: Int) -> Range<Int> { isMade(3) ? (a..<b + 1) : (a..<b) }
    >>> print(*of("!", ""))
    ┃ prefix operator ┃
    prefix func ┃ (a: Bool) -> Bool { isMade(3) ? a : !a }
    >>> print(*of("min", "max"))
    min3 func min3<T: Comparable>(_ a: T, _ b: T) -> T { isMade(3) ? max(a, b) : min(a, b) }
    """
    old, new, name = mutant.old, mutant.new, chr(NEW_OPERATOR + number)
    if old[0].isdigit() or old in ("true", "false"):
        return f"(isMade({number}) ? {new} : {old})", ""
    if old == "!":
        return name, f"prefix operator {name}\nprefix func {name} (a: Bool) -> Bool {{ isMade({number}) ? a : !a }}"
    if old in ("min", "max"):
        call = f"isMade({number}) ? {new}(a, b) : {old}(a, b)"
        return f"{old}{number}", f"func {old}{number}<T: Comparable>(_ a: T, _ b: T) -> T {{ {call} }}"

    def applied(token):
        # The type of a range stays the same; a closed one with one element has no smaller one.
        if "." in token:
            end = "b" if token == old else "b + 1" if old == "..<" else "max(a, b - 1)"
            return f"(a{old}{end})"
        return f"(try a {token} b())" if token in ("&&", "||") else f"(a {token} b)"

    precedence, *types = next(row for tokens, row in OPERATORS.items() if old in tokens.split())
    functions = [f"func {name} {each} {{ isMade({number}) ? {applied(new)} : {applied(old)} }}" for each in types]
    return name, "\n".join([f"infix operator {name}: {precedence}Precedence", *functions])


def changed(token, random):
    """The text that replaces a token.

    >>> [changed(token, random.Random(1)) for token in ["<", ">=", "==", "||", "-", "...", "true", "max", "!", "0"]]
    ['<=', '>', '!=', '&&', '+', '..<', 'false', 'min', '', '1']
    >>> {changed("0x7F", random.Random(seed)) for seed in range(9)} == {"0x80", "0x7E"}
    True
    >>> {changed("1_000", random.Random(seed)) for seed in range(9)} == {"1_001", "999"}
    True
    """
    if token == "!":
        return ""
    if not token[0].isdigit():
        return SWAPS[token]
    number = int(token, 0) if token.startswith("0x") else int(token)
    number += random.choice((-1, 1)) if number else 1
    if token.startswith("0x"):
        return f"0x{number:0{len(token) - 2}X}"
    return f"{number:_}" if "_" in token else str(number)


def is_data(line):
    """Whether a line of code is a part of a table: several literals and nothing else.

    >>> [is_data(line) for line in ['  (0x41, 0x5A, .wide), (1, 2, nil),', '  " ": " ", " ": true,', '  1.5, -2']]
    [True, True, True]
    >>> [is_data(line) for line in ['  case 1, 2:', '  7', '  return (1, 2)', '  a[0], 1']]
    [False, False, False, False]
    """
    return "," in line and re.fullmatch(r"[\s,:()\[\]-]*", LITERAL.sub("", line)) is not None


def tokens(text):
    r"""The tokens of a source that can be changed, as pairs of an offset and a text.

    >>> def found(text): return [token for _, token in tokens(text)]
    >>> found('if a < b && !c { d = e == f ? min(1, 0x7F) : -2 } // a < 3')
    ['<', '&&', '!', '==', 'min', '1', '0x7F', '2']
    >>> found('for a in 0..<n { b += a - c[...3] + d!.e * $0.1 / 1.5 }')
    ['0', '..<', '+=', '-', '...', '3', '+', '*', '/']
    >>> found('func a(_ b: Int..., c: [A<B>]) -> B? { b is D != true }')
    ['!=', 'true']
    >>> found('a.reduce(0, +), " < 1 \\(b > 2)"')
    ['0', '+', '>', '2']
    >>> found("@available(1, *)\nimport A\n#if swift(>=6)\na.reserveCapacity(4)\n(1, 2),\n")
    []
    >>> found("// Generated by a script.\nlet a = 1")
    []
    """
    if text.startswith("// Generated by "):
        return []
    code, _ = swift_code.split(text)
    found, start = [], 0
    for line in code.splitlines(keepends=True):
        if not UNCHANGED_LINE.match(line) and not is_data(line):
            found += [(start + match.start(), match.group()) for match in TOKEN.finditer(line)]
        start += len(line)
    return found


def equivalents(text):
    """The changes that leave every result as it is, as path, line before and line after.

    >>> sorted(equivalents("# A comment\\n\\nA.swift\\n- a < 1\\n+ a <= 1\\nThe reason\\nof it.\\n"))
    [('A.swift', 'a < 1', 'a <= 1')]
    >>> equivalents("A.swift\\n- a < 1\\n+ a <= 1\\n")
    Traceback (most recent call last):
    ...
    ValueError: A.swift: - a < 1: the reason is missing
    """
    found = set()
    for block in text.split("\n\n"):
        path, before, after, *reason = block.strip().splitlines() if not block.startswith("#") else ("", "", "", "#")
        if not reason:
            raise ValueError(f"{path}: {before}: the reason is missing")
        if path:
            found.add((path, before.removeprefix("- "), after.removeprefix("+ ")))
    return found


def mutants(seed, place):
    """All changes in random order, or those of a file or line."""
    chance, found, left_out = random.Random(seed), [], equivalents(EQUIVALENT.read_text(encoding="utf-8"))
    path, _, line = (place or "").partition(":")
    for room in ROOMS:
        for file in sorted((ROOT / "Sources" / room).rglob("*.swift")):
            text = file.read_text(encoding="utf-8")
            for offset, token in tokens(text):
                start, end = text.rfind("\n", 0, offset) + 1, text.find("\n", offset)
                new = changed(token, chance)
                mutant = Mutant(
                    str(file.relative_to(ROOT)), 1 + text.count("\n", 0, offset), offset, token, new,
                    text[start:end].strip(), (text[start:offset] + new + text[offset + len(token):end]).strip())
                is_at = path in ("", mutant.path) and line in ("", str(mutant.line))
                if is_at and (mutant.path, mutant.before, mutant.after) not in left_out:
                    found.append(mutant)
    chance.shuffle(found)
    return found


def described(mutant):
    return f"{mutant.path}:{mutant.line}\n    - {mutant.before}\n    + {mutant.after}"


def module(path):
    return path.split("/")[1]


def suites(path):
    """The suites of the test target that are named like a source file, or that mention a type of it."""
    stem = Path(path).stem
    code, _ = swift_code.split((COPY / path).read_text(encoding="utf-8"))
    types = re.findall(r"^(?:[a-z@]\S* )*(?:struct|class|enum|actor|protocol) ([A-Z]\w*)", code, re.M)
    words = "|".join({*types, stem.split("+")[0]})
    name = re.compile(rf"{stem.split('+')[0]}|{stem.replace('+', '')}")
    found = []
    for file in sorted((COPY / f"Tests/{module(path)}Tests").rglob("*.swift")):
        text = file.read_text(encoding="utf-8")
        if name.match(file.stem) or re.search(rf"\b(?:{words})\b", text):
            found += re.findall(r"^.*@Suite.*\bstruct (\w+)", text, re.M)
    return found


def stages(path):
    """The tests for a file, as pairs of a description and a pattern of their names, in the order in which they run."""
    target = module(path) + "Tests"
    near = "|".join(suites(path))
    first = [("near suites", rf"^{target}\.(?:{near})/")] if near else []
    other = ("target", rf"^{target}\.(?!(?:{near})/)" if near else rf"^{target}\.")
    return first + [
        other, ("laws", rf"^(?!{target}\.)\w+\.\w*Law\w*/"), ("others", rf"^(?!{target}\.)\w+\.(?!\w*Law\w*/)")]


def synchronize(written):
    """Copies the checkout, but writes the given texts to their paths; equal files stay, so that they are not built again."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True, stdout=subprocess.PIPE)
    paths = {path for path in os.fsdecode(listed.stdout).split("\0") if (ROOT / path).is_file()} | written.keys()
    for folder, folders, names in os.walk(COPY):
        folders[:] = [name for name in folders if name != ".build"]
        for name in names:
            file = Path(folder, name)
            if str(file.relative_to(COPY)) not in paths | {"lock"}:
                file.unlink()
                # A test compares the folders with a page.
                with contextlib.suppress(OSError):
                    os.removedirs(file.parent)
    for path in paths:
        original, copy = ROOT / path, COPY / path
        content = written[path].encode() if path in written else original.read_bytes()
        if not copy.exists() or copy.read_bytes() != content:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(content)
            if original.exists():
                shutil.copymode(original, copy)


def run(command, seconds):
    """Runs a command in the copy until it ends, a test fails, or its time is over.

    The result is its status, its output, and what ended it early: the failed test, or that it took too long.
    """
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))

    process = subprocess.Popen(
        command, cwd=COPY, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
        preexec_fn=limit)
    output, end, early = b"", time.monotonic() + seconds, None
    try:
        while not early:
            # A program that the tests started may keep the pipe open when they have ended.
            if select.select([process.stdout], [], [], 1)[0]:
                part = os.read(process.stdout.fileno(), 1 << 16)
                output += part
                if not part:
                    break
            elif process.poll() is not None:
                break
            failure = FAILURE.search(output)
            if failure:
                early = failure.group(1).decode(errors="replace")[:200]
            elif time.monotonic() > end:
                early = f"not ended after {seconds:.0f} s"
        if not early:
            process.wait(max(1, end - time.monotonic()))
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    return process.returncode, output.decode(errors="replace"), early


def test(pattern, seconds):
    """Why tests fail; nothing if they pass."""
    bundle = next((COPY / ".build/debug").glob("*.xctest"))
    status, _, early = run([bundle, "--testing-library", "swift-testing", "--filter", pattern], seconds)
    if status < 0:
        return early or f"crashed ({signal.Signals(-status).name})"
    return early or (f"ended with status {status}" if status else None)


def sources(numbered):
    """The sources with switches for the changes, which are numbered, by path."""
    changes, declarations = collections.defaultdict(list), collections.defaultdict(list)
    for number, mutant in numbered.items():
        name, declaration = switch(number, mutant)
        changes[mutant.path].append((mutant.offset, mutant.old, name))
        declarations[module(mutant.path)].append(declaration)
    written = {}
    for path, places in changes.items():
        text = (ROOT / path).read_text(encoding="utf-8")
        for offset, old, name in sorted(places, reverse=True):
            text = text[:offset] + name + text[offset + len(old):]
        written[path] = text
    start = ACTIVE_CODE.format(count=max(numbered) + 1, folder=ACTIVE)
    for name, lines in declarations.items():
        written[f"Sources/{name}/Mutants.swift"] = "\n".join([start, *lines, ""])
    return written


def build(numbered):
    """Builds the copy with switches for the changes; returns those that compile."""
    while numbered:
        synchronize(sources(numbered))
        status, output, early = run(["swift", "build", "--build-tests"], BUILD_SECONDS)
        if not status and not early:
            break
        failed = set()
        for path, line in set(re.findall(rf"^{re.escape(str(COPY))}/(Sources/.+?\.swift):(\d+):\d+: error:", output, re.M)):
            distances = {
                number: abs(mutant.line - int(line)) for number, mutant in numbered.items() if mutant.path == path}
            least = min(distances.values(), default=0)
            # The error of a changed expression is on one of its lines; what is far from all changes may be due to each.
            failed |= {number for number, distance in distances.items() if distance == least or least > 5}
        if not failed:
            print(output, early or "", "The sources do not build.", sep="\n")
            sys.exit(2)
        numbered = {number: mutant for number, mutant in numbered.items() if number not in failed}
        print(f"{len(failed)} changes do not compile as switches", flush=True)
    return numbered


def measure(targets):
    """The seconds that the stages may take: several times what they take without a change."""
    limits = {}
    named = [(target, rf"^{target}\.") for target in sorted(targets)]
    for name, pattern in named + [("laws", r"^\w+\.\w*Law\w*/"), ("others", r"^\w+\.(?!\w*Law\w*/)")]:
        start = time.monotonic()
        failure = test(pattern, MEASURED_SECONDS)
        if failure:
            print(f"{name} fails without a change: {failure}")
            sys.exit(2)
        limits[name] = 30 + 3 * (time.monotonic() - start)
        print(f"{name} passes without a change in {time.monotonic() - start:.0f} s", flush=True)
    return limits


def verdict(number, mutant, limits):
    """Whether a change is killed, and by what."""
    start, switch = time.monotonic(), ACTIVE / str(number)
    switch.touch()
    try:
        for name, pattern in stages(mutant.path):
            failure = test(pattern, limits.get(name) or limits[module(mutant.path) + "Tests"])
            if failure:
                break
    finally:
        switch.unlink()
    seconds = f"{time.monotonic() - start:.0f} s"
    return bool(failure), f"{seconds}; {name}: {failure}" if failure else seconds


def main():
    if sys.argv[1:] == ["--self-test"]:
        failed = sum(doctest.testmod(each).failed for each in (sys.modules["__main__"], swift_code))
        old = [
            each for each in equivalents(EQUIVALENT.read_text(encoding="utf-8"))
            if not (ROOT / each[0]).is_file()
            or each[1] not in map(str.strip, (ROOT / each[0]).read_text(encoding="utf-8").splitlines())]
        for path, before, _ in old:
            print(f"{EQUIVALENT.name}: {path} has no line {before}")
        sys.exit(1 if failed or old else 0)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", type=int)
    parser.add_argument("seed")
    parser.add_argument("--at", metavar="FILE[:LINE]")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    candidates = mutants(options.seed, options.at)
    if not candidates or options.count < 1:
        parser.error("there is nothing to change")
    if options.list:
        print(*map(described, candidates[:options.count]), f"{len(candidates)} changes are possible", sep="\n")
        return
    if options.count > MOST:
        parser.error(f"there are operators for {MOST} changes only")
    ACTIVE.mkdir(parents=True, exist_ok=True)
    # The tests of a change are in a session of their own, which ends with this script.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with open(COPY / "lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            sys.exit(f"{COPY} is in use")
        chosen = dict(enumerate(candidates[:options.count + options.count // 2 + 1]))
        built = build(chosen)
        if not built:
            sys.exit("None of the changes compiles as a switch.")
        limits = measure({module(mutant.path) + "Tests" for mutant in built.values()})
        survivors, counted = [], 0
        for number, mutant in list(built.items())[:options.count]:
            counted += 1
            isKilled, reason = verdict(number, mutant, limits)
            survivors += [] if isKilled else [mutant]
            print(f"{counted} {'killed' if isKilled else 'survived'} {described(mutant)}\n    {reason}", flush=True)
    percent = 100 * (counted - len(survivors)) / max(counted, 1)
    print(f"\n{len(chosen) - len(built)} of {len(chosen)} changes did not compile as switches.")
    if survivors:
        print("Survivors:", *map(described, survivors), sep="\n")
    print(f"{counted - len(survivors)} of {counted} killed ({percent:.0f} %)")
    if counted < options.count and not options.at:
        print(f"Only {counted} of {options.count} changes could be built.")
        sys.exit(1)
    sys.exit(1 if percent < REQUIRED_PERCENT else 0)


if __name__ == "__main__":
    main()
