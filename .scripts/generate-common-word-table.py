#!/usr/bin/env python3
"""Writes Sources/FormValidation/Validators/Security/CommonWordTable.swift.

Run from the root of the repository:

    python3 -m pip install zxcvbn==4.5.0
    python3 .scripts/generate-common-word-table.py

The words come from the frequency lists of the PyPI package `zxcvbn`: 30,000 passwords, 30,000 words of
Wikipedia, the first 16,000 of films, 10,000 surnames and 4,695 first names, each with its rank in its
list. Words that hardly change an estimate are omitted: words that are guessed about as late as all texts of
their length, and words that a pattern (a sequence, a path over keys, a repetition, a date, another word
backwards or with digits for letters) finds as early as the list.

The table is a static function similar to a binary fuse filter (Graf and Lemire, "Binary Fuse
Filters", 2022): each word names four cells, one in each of four neighbouring segments, and the sum of
the four is the fingerprint and the code of the word. Cells are three printable characters, so that the
table is a literal that needs no decoding. A text that is in no list gets a random code in one of 24,334
look-ups.
"""

import pathlib
import random
import sys
from importlib.metadata import version

from zxcvbn import matching, scoring
from zxcvbn.frequency_lists import FREQUENCY_LISTS

TARGET = "Sources/FormValidation/Validators/Security/CommonWordTable.swift"
LENGTHS = range(3, 21)
FILM_WORDS = 16_000
SEGMENT = 1024
DIGITS = 92
CELLS = DIGITS**3
CODES = 32
# The first rank of each of the sixteen levels of words. A score begins at rank 1,000.
LEVELS = [1] + [round(64 * (1000 / 64) ** (step / 7)) for step in range(7)]
LEVELS += [round(1000 * 30 ** (step / 8)) for step in range(9)]
MASK = 2**64 - 1


def mixed(word, seed):
    """The hash of a word, computed as in CommonWords.swift."""
    whole = 0
    for character in word:
        whole = whole * 0x100000001B3 + ord(character)
    whole = whole + seed & MASK
    whole ^= whole >> 32
    whole = whole * 0x9E3779B97F4A7C15 & MASK
    whole ^= whole >> 29
    whole = whole * 0xBF58476D1CE4E5B9 & MASK
    return whole ^ whole >> 32


def cells(whole, segments):
    first = ((whole >> 40) * segments >> 24) * SEGMENT
    return [first + step * SEGMENT + (whole >> 10 * step & SEGMENT - 1) for step in range(4)]


def fingerprint(whole):
    return (whole * 0x94D049BB133111EB & MASK) >> 32 & 0xFFFFFFFF


def patterns(word):
    """The guesses of every pattern that matches the whole word, except the dictionary pattern of the word itself."""
    for matcher in [
            matching.spatial_match, matching.repeat_match, matching.sequence_match,
            matching.regex_match, matching.date_match, matching.reverse_dictionary_match,
            matching.l33t_match]:
        for match in matcher(word, _ranked_dictionaries=matching.RANKED_DICTIONARIES):
            if match["i"] == 0 and match["j"] == len(word) - 1 and match.get("matched_word") != word:
                yield scoring.estimate_guesses(match, word)


def words():
    chosen = {}
    for name, ranked in FREQUENCY_LISTS.items():
        for rank, word in enumerate(ranked, start=1):
            if len(word) not in LENGTHS or (name == "us_tv_and_film" and rank > FILM_WORDS):
                continue
            if rank < 10 ** len(word) / 2 and all(own > rank for own in patterns(word)):
                level = max(step for step, first in enumerate(LEVELS[:16]) if first <= rank)
                chosen[word] = level + (16 if name == "passwords" else 0)
    return chosen


def table(chosen, segments, seed):
    """The cells, or `None` if this seed cannot distinguish the words."""
    count = (segments + 3) * SEGMENT
    hashes = {word: mixed(word, seed) for word in chosen}
    places = {word: cells(whole, segments) for word, whole in hashes.items()}
    waiting = [set() for _ in range(count)]
    for word, own in places.items():
        for place in own:
            waiting[place].add(word)
    alone = [place for place in range(count) if len(waiting[place]) == 1]
    order = []
    while alone:
        place = alone.pop()
        if len(waiting[place]) != 1:
            continue
        word = waiting[place].pop()
        order.append((word, place))
        for other in places[word]:
            waiting[other].discard(word)
            if len(waiting[other]) == 1:
                alone.append(other)
    if len(order) < len(chosen):
        return None
    filler = random.Random(seed)
    filled = [None] * count
    for word, place in reversed(order):
        wanted = fingerprint(hashes[word]) % (CELLS // CODES) * CODES + chosen[word]
        rest = 0
        for other in places[word]:
            if other != place:
                if filled[other] is None:
                    filled[other] = filler.randrange(CELLS)
                rest += filled[other]
        filled[place] = (wanted - rest) % CELLS
    return [cell if cell is not None else filler.randrange(CELLS) for cell in filled]


def main():
    chosen = words()
    segments = -(-len(chosen) * 13 // 12 // SEGMENT) - 3
    seed = 0
    while (filled := table(chosen, segments, seed)) is None:
        seed += 1
        if seed % 20 == 0:
            segments += 1
    text = "".join(
        chr(35 + cell // DIGITS ** step % DIGITS) for cell in filled for step in range(3))
    assert "\\####" not in text
    middles = [f"{(first * following) ** 0.5:.0f}" for first, following in zip(LEVELS, LEVELS[1:])]
    lines = [
        "// Generated by .scripts/generate-common-word-table.py from the frequency lists of the PyPI "
        "package",
        f"// zxcvbn {version('zxcvbn')}. Change the script, not this file.",
        "",
        f"/// {len(chosen):,} common passwords, names and English words in {len(text):,} bytes.",
        "///",
        "/// The table is a static function of the hashes of the words; the script describes the format.",
        "enum CommonWordTable {",
        f"    static let seed: UInt64 = {seed}",
        f"    static let segments: UInt64 = {segments}",
        "",
        "    /// The middle rank of each level.",
        f"    static let ranks: [16 of Double] = [",
        f"        {', '.join(middles)},",
        "    ]",
        "",
        "    /// The cells, each of three digits of base 92 with the lowest first.",
        '    static let cells = ####"""',
    ]
    lines += [f"        {text[at:at + 84]}\\####" for at in range(0, len(text), 84)]
    lines[-1] = lines[-1].removesuffix("\\####")
    lines += ['        """####', "}", ""]
    pathlib.Path(TARGET).write_text("\n".join(lines), encoding="utf-8")
    print(f"{TARGET}: {len(chosen)} words, {len(text)} bytes, seed {seed}", file=sys.stderr)


if __name__ == "__main__":
    main()
