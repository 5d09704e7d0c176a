// Traits and boxes, each as a form file has it and as it is drawn.

extension CardFeatureTests {
    static let looks: [Example] = [
        Example(
            "margins",
            card: #"""
                { "traits": [{ "margins": { "top": 1, "right": 6, "left": 4 } }], "parts": [{ "text": "A" }] }
                """#,
            drawn: #"""

                    ┌─ Seeds ──────── ✓ ─┐
                    │ A                  │
                    └────────────────────┘
                """#),
        Example(
            "transparent",
            card: #"""
                { "traits": ["transparent"], "parts": [{ "text": "A" }] }
                """#,
            drawn: #"""
                  Seeds                      ✓
                  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━
                  A
                """#),
        Example(
            "editable",
            card: #"""
                { "traits": [{ "editable": "change" }], "parts": [{ "text": "A" }] }
                """#,
            drawn: #"""
                ┌─ Seeds ───────── ✓ [ Edit ] ─┐
                │ A                            │
                └──────────────────────────────┘
                """#),
        Example(
            "shadow",
            card: #"""
                { "traits": [{ "shadow": { "opacity": 1, "side": "left" } }], "parts": [{ "text": "A" }] }
                """#,
            drawn: #"""
                 ┌─ Seeds ───────────────── ✓ ─┐
                ▓│ A                           │
                ▓└─────────────────────────────┘
                ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓
                """#),
        Example(
            "rounded corners",
            card: #"""
                { "traits": ["rounded"], "parts": [{ "text": "A" }] }
                """#,
            drawn: #"""
                ╭─ Seeds ────────────────── ✓ ─╮
                │ A                            │
                ╰──────────────────────────────╯
                """#),
        Example(
            "border",
            card: #"""
                { "traits": [{ "border": "double" }], "parts": [{ "text": "A" }] }
                """#,
            drawn: #"""
                ╔═ Seeds ══════════════════ ✓ ═╗
                ║ A                            ║
                ╚══════════════════════════════╝
                """#),
        Example(
            "full screen", height: 6,
            card: #"""
                { "traits": ["fullScreen"], "parts": [{ "text": "A" }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ A                            │
                │                              │
                │                              │
                │                              │
                └──────────────────────────────┘
                """#),
        Example(
            "oriented and centred",
            card: #"""
                { "parts": [
                    { "text": "low", "box": { "height": 3, "vertical": "bottom" } }, "rule",
                    { "text": "middle", "align": "center", "box": { "height": 3, "vertical": "center" } }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │                              │
                │                              │
                │ low                          │
                │ ──────────────────────────── │
                │                              │
                │            middle            │
                │                              │
                └──────────────────────────────┘
                """#),
        Example(
            "margin, padding and content",
            card: #"""
                { "parts": [{ "text": "A", "box": { "margin": { "left": 3, "right": 2 }, "padding": { "top": 1, "left": 2 }, "border": "light" } }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │    ┌─────────────────────┐   │
                │    │                     │   │
                │    │   A                 │   │
                │    └─────────────────────┘   │
                └──────────────────────────────┘
                """#),
        Example(
            "separator",
            card: #"""
                { "parts": [{ "text": "A" }, "rule", { "text": "B" }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ A                            │
                │ ──────────────────────────── │
                │ B                            │
                └──────────────────────────────┘
                """#),
        Example(
            "accessory",
            card: #"""
                { "parts": [
                    { "text": "A", "box": { "accessory": "disclosure" } }, { "text": "B", "box": { "accessory": "checkmark" } },
                    { "text": "C", "box": { "accessory": "activity" } }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ A                          › │
                │                              │
                │ B                          ✓ │
                │                              │
                │ C                          ⋯ │
                └──────────────────────────────┘
                """#),
        Example(
            "fixed or intrinsic height",
            card: #"""
                { "parts": [{ "text": "A", "box": { "height": 3, "border": "light" } }, { "text": "A", "box": { "border": "light" } }] }
                """#,
            drawn: #"""
                ┌─ Seeds ────────────────── ✓ ─┐
                │ ┌──────────────────────────┐ │
                │ │ A                        │ │
                │ │                          │ │
                │ │                          │ │
                │ └──────────────────────────┘ │
                │ ┌──────────────────────────┐ │
                │ │ A                        │ │
                │ └──────────────────────────┘ │
                └──────────────────────────────┘
                """#),
    ]
}
