import Testing

/// Tests the comparison itself: if it missed differences, every screen would pass.
@Suite struct LineDifferenceTests {
    @Test(arguments: [
        ("a\nb\nc", "a\nb\nc", "  a\n  b\n  c"),
        ("a\nb\nc", "a\nx\nc", "  a\n- b\n+ x\n  c"),
        ("a", "a\nb", "  a\n+ b"),
        ("a\nb", "b", "- a\n  b"),
        ("\u{E9}", "e\u{301}", "- \u{E9}\n+ e\u{301}"),
    ])
    func `Shows what went and what came`(old: String, new: String, shown: String) {
        #expect(lineDifference(from: old, to: new) == shown)
    }
}
