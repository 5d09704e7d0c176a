#!/usr/bin/env python3
"""Writes Sources/FormValidation/Validators/Network/IDNATable.swift.

Run from the root of the repository:

    python3 -m pip install idna==3.18 unicodedata2==17.0.1
    python3 .scripts/generate-idna-table.py

Both packages have Unicode 17, the version of the standard library of Swift 6.3: `idna` has
IdnaMappingTable.txt of UTS #46 and the joining types, `unicodedata2` the bidirectional classes and the
canonical compositions. `IDNATables.swift` describes the format of the texts.
"""

import bisect
import importlib.metadata
import pathlib
import sys

import unicodedata2
from idna import idnadata, uts46data

TARGET = "Sources/FormValidation/Validators/Network/IDNATable.swift"
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"

VALID, DISALLOWED, IGNORED, OFFSET, ALTERNATING, SEQUENCE = range(6)

# The order is that of `IDNATables.Direction`; scalars of all other classes are invalid in host names.
BIDI = ["L", "R", "AL", "AN", "EN", "ES", "CS", "ET", "ON", "BN", "NSM"]
# The order is that of `IDNATables.Joining`.
JOINING = ["U", "L", "R", "D", "T"]


def number(value):
    """A number in characters of five bits each, the lowest first; the sixth bit means that more characters follow."""
    text = ""
    while value >= 32:
        text += DIGITS[32 | value & 31]
        value >>= 5
    return text + DIGITS[value]


def signed(value):
    return number(value << 1 if value >= 0 else (-value << 1) - 1)


def mapping(scalar):
    if 0xD800 <= scalar <= 0xDFFF:
        return DISALLOWED, None
    row = bisect.bisect_right(uts46data.uts46_starts, scalar) - 1
    status = chr(uts46data.uts46_statuses[row])
    # A deviation (D) is valid, because the processing is nontransitional.
    kind = {"V": VALID, "D": VALID, "X": DISALLOWED, "I": IGNORED, "M": OFFSET}[status]
    return kind, uts46data.uts46_replacements[row] if kind == OFFSET else None


def mappings():
    table = [mapping(scalar) for scalar in range(0x110000)]

    def single(scalar):
        kind, text = table[scalar] if scalar < 0x110000 else (VALID, None)
        return ord(text) - scalar if kind == OFFSET and len(text) == 1 else None

    text, rows, last, scalar = "", 0, 0, 0
    while scalar < 0x110000:
        kind = table[scalar][0]
        end = scalar + 1
        body = ""
        if kind != OFFSET:
            while end < 0x110000 and table[end][0] == kind:
                end += 1
        else:
            # A run of alternating capital and small letters.
            alternating = scalar
            while single(alternating) == 1 and table[alternating + 1][0] == VALID:
                alternating += 2
            while end < 0x110000 and single(end) is not None and single(end) == single(scalar):
                end += 1
            if alternating - scalar >= 4:
                kind, end = ALTERNATING, alternating
            elif single(scalar) is not None and end - scalar >= 2:
                body = signed(single(scalar))
            else:
                kind, end = SEQUENCE, scalar
                while end < 0x110000 and table[end][0] == OFFSET:
                    if single(end) is not None and single(end + 1) == single(end):
                        break
                    if single(end) == 1 == single(end + 2) and table[end + 1][0] == VALID:
                        break
                    mapped = table[end][1]
                    body += number(len(mapped))
                    for each in map(ord, mapped):
                        body += signed(each - last)
                        last = each
                    end += 1
        text += number((end - scalar - 1) << 3 | kind) + body
        rows += 1
        scalar = end
    return text, rows


def classes():
    joining = {}
    for name, ranges in idnadata.joining_types.items():
        for packed in ranges:
            for scalar in range(packed >> 32, packed & 0xFFFFFFFF):
                joining[scalar] = name
    rows = []
    for scalar in range(0x110000):
        isLabelCharacter = scalar >= 0x80 or chr(scalar).isalnum() or scalar == 0x2D
        if mapping(scalar)[0] != VALID or not isLabelCharacter:
            continue
        own = joining.get(scalar, "U")
        name = (
            BIDI.index(unicodedata2.bidirectional(chr(scalar)) or "L"),
            JOINING.index("U" if own == "C" else own),
        )
        if not rows or rows[-1][1] != name:
            rows.append((scalar, name))
    text, last = "", 0
    for scalar, (bidi, join) in rows:
        text += number(scalar - last) + number(bidi * len(JOINING) + join)
        last = scalar
    return text, len(rows)


def compositions():
    text, last, rows = "", 0, 0
    for scalar in range(0x110000):
        parts = unicodedata2.decomposition(chr(scalar)) if not 0xD800 <= scalar < 0xE000 else ""
        if not parts or parts.startswith("<") or mapping(scalar)[0] != VALID:
            continue
        parts = [int(part, 16) for part in parts.split()]
        # Composition exclusions are mapped to their parts, and capital letters to small ones.
        assert len(parts) == 2, hex(scalar)
        assert unicodedata2.normalize("NFC", chr(scalar)) == chr(scalar), hex(scalar)
        text += number(scalar - last) + signed(parts[0] - scalar) + number(parts[1])
        last = scalar
        rows += 1
    return text, rows


def literal(name, comment, text):
    lines = [f"    /// {comment}", f'    static let {name} = """']
    width = 95
    pieces = [text[at : at + width] for at in range(0, len(text), width)]
    lines += [f"        {piece}\\" for piece in pieces[:-1]] + [f"        {pieces[-1]}"]
    return lines + ['        """']


def main():
    version = unicodedata2.unidata_version
    assert uts46data.__version__ == idnadata.__version__ == version
    made = mappings(), classes(), compositions()
    package = importlib.metadata.version
    lines = [
        "// Generated by .scripts/generate-idna-table.py from the tables of the PyPI packages",
        f"// idna {package('idna')} and unicodedata2 {package('unicodedata2')}, Unicode {version}. Change the script, not this file.",
        "",
        "/// The packed tables by which host names outside ASCII are validated; `IDNATables` unpacks them.",
        "enum IDNATable {",
        f'    static let unicodeVersion = "{version}"',
        "",
    ]
    lines += literal("mappings", f"The mapping of every scalar by UTS #46, in {made[0][1]} runs.", made[0][0])
    lines += [""]
    lines += literal(
        "classes", f"Bidirectional classes and joining types, in {made[1][1]} runs.", made[1][0])
    lines += [""]
    lines += literal("compositions", f"The {made[2][1]} pairs of scalars that NFC composes.", made[2][0])
    lines += ["}", ""]
    pathlib.Path(TARGET).write_text("\n".join(lines), encoding="utf-8")
    for name, (text, rows) in zip(("mappings", "classes", "compositions"), made):
        print(f"{name}: {rows} rows, {len(text)} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
