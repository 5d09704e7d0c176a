#!/usr/bin/env python3
"""Prints the files of Sources, with lines, in which a thing of the project stands: what another of its kind needs, too.

    .scripts/places.py NAME...                such as: .scripts/places.py semver autocomplete sqrt de --max-issues localDateTime

It finds by spelling:

- an option (`--max-issues`): its literal, and the name of its constant;
- a language (`de`): its tag, and its English name;
- a function of expressions (`sqrt`): its literal, and its case of the enumeration if the compiler knows it;
- another word, such as a validator, a key, a value type, a part of cards or a format: its literal, and names in the code
  of which it is a part, such as `SemverValidator`. A common word, such as `value`, is found too often.

A name that is a function and another word is printed twice. Status 1 where a name is found nowhere.
"""
import functools
import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True
import swift_code

ROOT = Path(__file__).resolve().parent.parent


def part_of_names(word):
    """A pattern for names of which a word is a part: `semver`, `JSONWriter` for `json`, `isSemver`, but not `semverse`."""
    return rf"(?<![A-Za-z_])(?i:{word})(?![a-z])|{word[0].upper()}{word[1:]}(?![a-z])"


def kinds(name, sources):
    """What a name is: a kind, the words of which one occurs in each of its files, the pattern of its code, and the pattern
    at the beginning of its literals."""
    word = re.escape(name)

    def captured(pattern):
        return sorted({found for source in sources for found in re.findall(pattern, source.text, re.M)})

    if name.startswith("--"):
        constants = captured(rf'let (\w+) = Option[^"]*"{word}"')
        code = rf"\b(?:{'|'.join(constants)})\b" if constants else "(?!)"
        return [("option", [name, *constants], code, rf".*(?<![\w-]){word}(?![\w-])")]
    languages = captured(rf'case (\w+) = "{word}"$') if re.fullmatch("[a-z][a-z]", name) else []
    if languages:
        words = [name + ":", '"' + name, languages[0]]
        return [("language", words, rf"\b{word}:|{part_of_names(languages[0])}", rf"{word}$")]
    rows = captured(rf'ExpressionFunction\(\s*(?:special: \.(\w+),\s*)?"{word}\(')
    found, cases = [], [case for case in rows if case]
    if rows:
        case = rf"(?:{'|'.join(cases)})\b"
        code = rf"(?<![\w)\]?!])\.{case}(?!\()|^ *case .*\b{case}" if cases else "(?!)"
        found.append(("function", [name, *cases], code, rf"{word}\("))
    if not rows or any(text == name for source in sources if name in source.text for _, text in source.parts[1]):
        found.append(("word", [name], part_of_names(word), rf"{word}(?:\.|$)"))
    return found


class Source:
    def __init__(self, path):
        self.path, self.text = path.relative_to(ROOT), path.read_text(encoding="utf-8")
        self.folded = self.text.lower()

    @functools.cached_property
    def parts(self):
        """The code and the literals, taken apart where they are asked for, which takes most of the time."""
        return swift_code.split(self.text)

    def lines(self, words, code, literal):
        """The numbers of the lines that match one of two patterns."""
        # Most files have none of the words, and this is many times faster than a pattern.
        if not any(word.lower() in self.folded for word in words):
            return []
        code_of_source, literals = self.parts
        offsets = [match.start() for match in re.finditer(code, code_of_source, re.M)]
        offsets += [offset for offset, text in literals if re.match(literal, text, re.S)]
        return sorted({1 + self.text.count("\n", 0, offset) for offset in offsets})


def main():
    if not sys.argv[1:]:
        sys.exit(__doc__)
    sources = [Source(path) for path in sorted((ROOT / "Sources").rglob("*.swift"))]
    isMissing = False
    for name in sys.argv[1:]:
        for kind, *patterns in kinds(name, sources):
            found = [(source.path, lines) for source in sources if (lines := source.lines(*patterns))]
            print(f"{kind} {name}: {len(found)} files")
            for path, lines in found:
                print(f"{path}: {', '.join(map(str, lines[:8]))}{', …' if len(lines) > 8 else ''}")
            isMissing |= not found
    sys.exit(1 if isMissing else 0)


if __name__ == "__main__":
    main()
