// Parts, each as a form file has it and as it is drawn.

extension CardFeatureTests {
    static let parts: [Example] = [
        Example(
            "text in several styles and alignments",
            card: #"""
                { "parts": [
                    { "text": "Dear {name}", "role": "header" }, { "text": "in the middle", "align": "center" },
                    { "text": "at the end", "align": "right" }, { "text": "- **one**\n- [two](https://x.org)" }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ Dear Ada                     │
                │                              │
                │        in the middle         │
                │                              │
                │                   at the end │
                │                              │
                │ • one                        │
                │ • two (https://x.org)        │
                └──────────────────────────────┘
                """#),
        Example(
            "image",
            card: #"""
                { "parts": [{ "picture": "A house", "art": [" /\\ ", "[__]"] }, { "picture": "A cat" }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │  /\                          │
                │ [__]                         │
                │ A house                      │
                │                              │
                │ A cat                        │
                └──────────────────────────────┘
                """#),
        Example(
            "button, icon label, pill",
            card: #"""
                { "parts": [
                    { "pill": "New" }, { "icon": "*", "text": "We call" }, { "icon": ">", "text": "On", "side": "right" },
                    { "button": "send", "icon": ">", "side": "right" }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ ( New )                      │
                │                              │
                │ * We call                    │
                │                              │
                │ On >                         │
                │                              │
                │ [[ Send ]] >                 │
                └──────────────────────────────┘
                """#),
        Example(
            "title with a menu",
            card: #"""
                { "parts": [{ "title": "Seeds", "menu": [{ "title": "Prices", "action": "a" }, { "title": "Terms", "action": "b" }] }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ Seeds                        │
                │ [ 1 Prices ]  [ 2 Terms ]    │
                └──────────────────────────────┘
                """#),
        Example(
            "title and description in two columns",
            card: #"""
                { "parts": [
                    { "pair": ["Name", "{name}"] }, { "pair": { "title": "Name", "value": "{name}", "align": "center" } },
                    { "pair": ["A title of several words", "a value of several words"], "yields": "value" },
                    { "pair": ["A title of several words", "a value of several words"], "yields": "title" }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ Name                     Ada │
                │                              │
                │ Name           Ada           │
                │                              │
                │ A title of           a value │
                │ several words             of │
                │                      several │
                │                        words │
                │                              │
                │ A title           a value of │
                │ of             several words │
                │ several                      │
                │ words                        │
                └──────────────────────────────┘
                """#),
        Example(
            "separators and space",
            card: #"""
                { "parts": [
                    { "text": "A" }, "rule", { "stack": [{ "text": "B" }, { "rule": "vertical" }, { "text": "C" }], "axis": "horizontal" },
                    { "space": 2 }, { "text": "D" }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ A                            │
                │ ──────────────────────────── │
                │ B             │  C           │
                │                              │
                │                              │
                │ D                            │
                └──────────────────────────────┘
                """#),
        Example(
            "stack, nested, both axes",
            card: #"""
                { "parts": [
                    { "stack": [{ "stack": [{ "text": "A" }, { "text": "B" }], "spacing": 0 },
                                { "stack": [{ "text": "C" }, { "text": "D" }], "align": "right" }],
                      "axis": "horizontal", "distribution": "equal", "spacing": 4 },
                    { "stack": [{ "pill": "one" }, { "pill": "two" }], "axis": "wrapping", "spacing": 1 }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ A                          C │
                │                              │
                │ B                          D │
                │                              │
                │ ( one ) ( two )              │
                └──────────────────────────────┘
                """#),
        Example(
            "table", hasRows: true,
            card: #"""
                { "parts": [
                    { "table": "lines", "columns": [{ "title": "Seed", "text": "{seed}", "width": "fill" },
                        { "title": "Packets", "text": "{packets}", "align": "right" }], "foot": ["Together", "{= sum(lines.packets)}"] }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ Lines                        │
                │    Seed              Packets │
                │    ────────────────  ─────── │
                │ 1  Basil                   2 │
                │ 2  Chives                  1 │
                │    ────────────────  ─────── │
                │    Together                3 │
                └──────────────────────────────┘
                """#),
        Example(
            "collection", width: 40, hasRows: true,
            card: #"""
                { "parts": [{ "tiles": "lines", "text": "{packets} x {seed}" }, { "tiles": { "parts": [{ "text": "A" }, { "text": "B" }] } }, { "field": "lines" }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────────────── ✓ ─┐
                │ ┌───────────┐ ┌────────────┐         │
                │ │ 2 x Basil │ │ 1 x Chives │         │
                │ └───────────┘ └────────────┘         │
                │                                      │
                │ ┌───┐ ┌───┐                          │
                │ │ A │ │ B │                          │
                │ └───┘ └───┘                          │
                │                                      │
                │ Lines                                │
                │ Lines 1/2                            │
                │ Seed     Basil                       │
                │ Packets  2                           │
                │                                      │
                │ Lines 2/2                            │
                │ Seed     Chives                      │
                │ Packets  1                           │
                └──────────────────────────────────────┘
                """#),
        Example(
            "bar, progress, histogram",
            card: #"""
                { "parts": [
                    { "bar": "share", "title": "Filled" }, { "progress": "share", "segments": 5 }, { "bar": "share * 10" },
                    { "histogram": [{ "title": "May", "value": "1" }, { "title": "June", "value": "2" }], "max": 2 }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ Filled                       │
                │ █████████▋              40 % │
                │                              │
                │ ━━━━ ━━━● ──── ──── ─── 40 % │
                │                              │
                │ ██████████████████████ 100 % │
                │                              │
                │        2                     │
                │       ████                   │
                │       ████                   │
                │  1    ████                   │
                │ ████  ████                   │
                │ ████  ████                   │
                │ ████  ████                   │
                │ ────  ────                   │
                │ May   June                   │
                └──────────────────────────────┘
                """#),
        Example(
            "slider of one or several values",
            card: #"""
                { "parts": [
                    { "slider": "share", "title": "One" }, { "slider": ["90", "-5", "33"], "min": 0, "max": 50, "step": 25, "title": "Three" }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ One                          │
                │ 0 ├━━━━━━━━●─────────────┤ 1 │
                │           0.4                │
                │                              │
                │ Three                        │
                │ 0 ├●━━━━━━━━━●━━━━━━━━━●┤ 50 │
                │   -5        33        90     │
                └──────────────────────────────┘
                """#),
        Example(
            "a tap on any part",
            card: #"""
                { "parts": [{ "text": "{name}" }, { "title": "More", "menu": [{ "title": "Call", "action": "call" }] }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ Ada                          │
                │                              │
                │ More                         │
                │ [ 1 Call ]                   │
                └──────────────────────────────┘
                """#),
        Example(
            "cells made of parts", hasRows: true,
            card: #"""
                { "parts": [
                    { "table": { "rows": "lines", "columns": [{ "title": "Seed", "text": "{seed}" }],
                        "parts": [{ "bar": "packets / 4" }, { "pill": "few", "when": "packets < 2" }] } },
                    { "tiles": { "rows": "lines", "parts": [{ "text": "{seed}" }, { "text": "{packets}", "align": "right" }] } }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ Lines                        │
                │    Seed                      │
                │    ──────                    │
                │ 1  Basil                     │
                │    ██████████▌          50 % │
                │ 2  Chives                    │
                │    █████▎               25 % │
                │                              │
                │    ( few )                   │
                │                              │
                │ ┌───────┐ ┌────────┐         │
                │ │ Basil │ │ Chives │         │
                │ │       │ │        │         │
                │ │     2 │ │      1 │         │
                │ └───────┘ └────────┘         │
                └──────────────────────────────┘
                """#),
        Example(
            "rows that can be chosen", hasRows: true,
            card: #"""
                { "parts": [{ "table": "lines", "columns": [{ "title": "Seed", "text": "{seed}" }], "open": "showSeed" }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ Lines                        │
                │    Seed                      │
                │    ──────                    │
                │ 1  Basil                     │
                │    [ 1 Open: Basil ]         │
                │ 2  Chives                    │
                │    [ 2 Open: Chives ]        │
                └──────────────────────────────┘
                """#),
        Example(
            "sections, fixed size, sideways scrolling", hasRows: true,
            card: #"""
                { "parts": [
                    { "text": "In spring", "role": "header" },
                    { "pages": [[], [{ "tiles": "lines", "text": "{seed}", "width": 9 }]], "current": "2" }, { "field": "lines" }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ In spring                    │
                │                              │
                │ Page 2 of 2                  │
                │ ┌───────────┐ ┌───────────┐  │
                │ │ Basil     │ │ Chives    │  │
                │ └───────────┘ └───────────┘  │
                │                              │
                │ Lines                        │
                │ Lines 1/2                    │
                │ Seed                         │
                │   Basil                      │
                │ Packets                      │
                │   2                          │
                │                              │
                │ Lines 2/2                    │
                │ Seed                         │
                │   Chives                     │
                │ Packets                      │
                │   1                          │
                └──────────────────────────────┘
                """#),
        Example(
            "number of lines",
            card: #"""
                { "parts": [{ "text": "One two three four five six seven eight nine ten eleven twelve.", "lines": 2 }, { "text": "Short.", "lines": 1 }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ One two three four five six  │
                │ seven eight nine ten eleven… │
                │                              │
                │ Short.                       │
                └──────────────────────────────┘
                """#),
        Example(
            "selected buttons",
            items: #"""
                { "type": "button", "name": "fav", "title": "Favourite", "action": "favour" },
                """#,
            card: #"""
                { "parts": [{ "button": "fav", "pressed": "share > 0" }, { "button": "send", "pressed": "share > 1" }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ [ Favourite ] (on)           │
                │                              │
                │ [[ Send ]]                   │
                └──────────────────────────────┘
                """#),
        Example(
            "top or bottom beside a neighbour",
            card: #"""
                { "parts": [{ "stack": [{ "stack": [{ "text": "A" }, { "space": 1 }, { "text": "B" }] },
                    { "text": "C", "box": { "vertical": "center" } }, { "text": "D", "box": { "vertical": "bottom" } }], "axis": "horizontal" }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ A                            │
                │           C                  │
                │ B                   D        │
                └──────────────────────────────┘
                """#),
        Example(
            "backgrounds of margin, padding and content",
            card: #"""
                { "parts": [{ "stack": [{ "stack": [{ "text": "A", "box": { "fill": "good" } }], "box": { "fill": "muted", "padding": 1 } }],
                    "box": { "fill": "accent", "padding": 1 } }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │                              │
                │                              │
                │   A                          │
                │                              │
                │                              │
                └──────────────────────────────┘
                """#),
        Example(
            "images and views at the right edge",
            card: #"""
                { "parts": [{ "text": "Call us", "box": { "accessory": { "icon": "☎", "text": "by telephone" } } },
                    { "stack": [{ "text": "Left" }, { "pill": "new", "box": { "width": "intrinsic" } }], "axis": "horizontal", "distribution": "between" }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ Call us                    ☎ │
                │                              │
                │ Left                 ( new ) │
                └──────────────────────────────┘
                """#),
        Example(
            "map and video", width: 60,
            card: #"""
                { "parts": [{ "link": "The way to us", "address": "https://example.org/map" }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────────────────────────────────── ✓ ─┐
                │ The way to us (https://example.org/map)                  │
                └──────────────────────────────────────────────────────────┘
                """#),
        Example(
            "label, text field, secure field, button",
            items: #"""
                { "type": "label", "title": "Read *this*." },
                { "type": "input", "name": "email", "title": "E-mail", "default": "a@b.org" },
                { "type": "secureInput", "name": "pin", "title": "PIN" },
                """#,
            card: #"""
                { "parts": [{ "fields": ["email", "pin"] }, "fields", { "button": "send" }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ E-mail                       │
                │   a@b.org                    │
                │ PIN                          │
                │   —                          │
                │                              │
                │ Name                         │
                │   Ada (calculated)           │
                │ Share                        │
                │   0.4 (calculated)           │
                │                              │
                │ Read this.                   │
                │                              │
                │ [[ Send ]]                   │
                └──────────────────────────────┘
                """#),
    ]
}
