#!/usr/bin/env python3
"""Writes Sources/FormValidation/Validators/Security/LookAlikeTable.swift.

Run from the root of the repository:

    python3 -m pip install icu4py==1.2.0
    python3 .scripts/generate-look-alike-table.py

The properties come from ICU, whose libraries the PyPI package `icu4py` ships: Identifier_Status and
Identifier_Type (IdentifierStatus.txt and IdentifierType.txt of Unicode Technical Standard 39), the
decomposition type, and the skeletons of confusables.txt. Python itself has no data about the first two.

The table has the letters and digits of Latin, Greek, Cyrillic and of no script that the General
Security Profile restricts, except three kinds, which people use and which resemble no other letter of
their script: letters that are canonically composed of an allowed letter and marks, letters of type
Uncommon_Use whose skeleton has no ASCII letters, and modifier letters that are not compatibility
characters. Restricted characters of other scripts are omitted: they are part of the spelling (Thai U+0E33,
Hebrew points, rare ideographs), and the check of scripts finds a mixture with Latin.
"""

import ctypes
import glob
import pathlib
import sys

import icu4py

TARGET = "Sources/FormValidation/Validators/Security/LookAlikeTable.swift"


class ICU:
    """The required functions of ICU, called by their C names."""

    def __init__(self):
        folder = pathlib.Path(icu4py.__path__[0]).parent / "icu4py.libs"
        paths = [glob.glob(f"{folder}/lib{name}-*")[0] for name in ("icudata", "icuuc", "icui18n")]
        self.libraries = [ctypes.CDLL(path, mode=ctypes.RTLD_GLOBAL) for path in paths]
        self.version = paths[1].split(".so.")[1]
        self.name = self.function("u_getPropertyValueName", ctypes.c_char_p)
        self.code = self.function("u_getPropertyEnum")
        self.integer = self.function("u_getIntPropertyValue")
        self.binary = self.function("u_hasBinaryProperty", ctypes.c_int8)
        self.has_type = self.function("u_hasIDType", ctypes.c_bool)
        self.checker = ctypes.c_void_p(
            self.function("uspoof_open", ctypes.c_void_p)(ctypes.byref(ctypes.c_int(0))))
        self.skeleton_of = self.function("uspoof_getSkeletonUTF8")
        code = self.code(b"Identifier_Type")
        self.types = []
        while name := self.name(code, len(self.types), 1):
            self.types.append(name.decode())

    def function(self, name, result=ctypes.c_int32):
        for library in self.libraries[1:]:
            found = getattr(library, f"{name}_{self.version.split('.')[0]}", None)
            if found:
                found.restype = result
                return found
        raise SystemExit(f"ICU {self.version} has no {name}")

    def value(self, scalar, name, short=False):
        code = self.code(name)
        return self.name(code, self.integer(scalar, code), 0 if short else 1).decode()

    def is_allowed(self, scalar):
        return self.value(scalar, b"Identifier_Status") == "Allowed"

    def identifier_types(self, scalar):
        return [name for number, name in enumerate(self.types) if self.has_type(scalar, number)]

    def has(self, scalar, name):
        return bool(self.binary(scalar, self.code(name)) & 1)

    def skeleton(self, scalar):
        text = chr(scalar).encode()
        room = ctypes.create_string_buffer(256)
        error = ctypes.c_int(0)
        length = self.skeleton_of(
            self.checker, 0, text, len(text), room, len(room), ctypes.byref(error))
        return room.raw[:length].decode()

    def unicode_version(self):
        parts = (ctypes.c_uint8 * 4)()
        self.function("u_getUnicodeVersion", None)(parts)
        return ".".join(str(part) for part in parts[:3])


def kind(icu, scalar):
    if 0xD800 <= scalar < 0xE000 or icu.is_allowed(scalar) or icu.has(scalar, b"Emoji"):
        return None
    category = icu.value(scalar, b"gc", short=True)
    if category == "So":
        return "refused" if icu.has(scalar, b"Alphabetic") else None
    if category[0] != "L" and category not in ("Nd", "Nl"):
        return None
    script = icu.value(scalar, b"sc")
    if script not in ("Latin", "Greek", "Cyrillic", "Common"):
        return None
    decomposition = icu.value(scalar, b"dt")
    # The micro sign does not resemble a Latin letter; the half-width signs belong to Katakana.
    if scalar == 0xB5 or decomposition == "Narrow":
        return None
    if 0x2100 <= scalar <= 0x214F and (
            decomposition == "Font" or (decomposition == "Canonical" and script == "Latin")):
        return "letterlike"
    if decomposition == "Canonical" or (script == "Common" and decomposition == "None"):
        return None
    if decomposition == "Wide" or 0x2160 <= scalar <= 0x217F:
        return "wide"
    if decomposition == "Super":
        return "raised"
    if icu.identifier_types(scalar) == ["Uncommon_Use"]:
        skeleton = icu.skeleton(scalar)
        return "refused" if skeleton.isascii() and skeleton.isalpha() else None
    return "refused"


def main():
    icu = ICU()
    rows = []
    for scalar in range(0x20000):
        own = kind(icu, scalar)
        if rows and rows[-1][1] == scalar - 1 and rows[-1][2] == own:
            rows[-1][1] = scalar
        elif own:
            rows.append([scalar, scalar, own])
    version = icu.unicode_version()
    lines = [
        "// Generated by .scripts/generate-look-alike-table.py from the properties of ICU "
        f"{icu.version}, which",
        f"// the PyPI package icu4py ships, Unicode {version}. Change the script, not this file.",
        "",
        "/// The letters and digits of Latin, Greek, Cyrillic and of no script that the General Security",
        "/// Profile of Unicode Technical Standard 39 restricts, except those that resemble no other letter.",
        "enum LookAlikeTable {",
        f'    static let unicodeVersion = "{version}"',
        "",
        "    enum Kind: UInt8 {",
        "        /// Mathematical, phonetic and historical forms, ligatures and circled letters.",
        "        case refused",
        "        /// Full-width letters and digits, and Roman numerals of one character.",
        "        case wide",
        "        /// Superscript letters, such as those in `Mª` and `nº`.",
        "        case raised",
        "        /// Letters for units and sets of numbers, such as those in `mℓ`.",
        "        case letterlike",
        "    }",
        "",
        "    /// The ranges, sorted by `first` and without overlap.",
        "    static let ranges: [(first: UInt32, last: UInt32, kind: Kind)] = [",
    ]
    line = "       "
    for first, last, own in rows:
        entry = f" (0x{first:04X}, 0x{last:04X}, .{own}),"
        if len(line) + len(entry) > 100:
            lines.append(line)
            line = "       "
        line += entry
    lines += [
        line, "    ]", "",
        "    /// The kind of a scalar, or `nil` if the table does not contain it.",
        "    ///",
        "    /// - Complexity: O(log *n*) in the size of the table.",
        "    static func kind(of scalar: UInt32) -> Kind? {",
        "        var lower = 0",
        "        var upper = ranges.count",
        "        while lower < upper {",
        "            let middle = (lower + upper) / 2",
        "            let range = ranges[middle]",
        "            if scalar > range.last {",
        "                lower = middle + 1",
        "            } else if scalar < range.first {",
        "                upper = middle",
        "            } else {",
        "                return range.kind",
        "            }",
        "        }",
        "        return nil",
        "    }",
        "}", "",
    ]
    pathlib.Path(TARGET).write_text("\n".join(lines), encoding="utf-8")
    print(f"{TARGET}: {len(rows)} ranges, Unicode {version}", file=sys.stderr)


if __name__ == "__main__":
    main()
