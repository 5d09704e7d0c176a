/// The tag sequences that are flags: those of England, Scotland and Wales, which Unicode recommends for general
/// interchange (RGI, UTS #51, ED-23).
///
/// Tags are invisible, and any text can be written in them, so every other sequence is shown as escapes.
struct FlagTags {
    /// The tags behind the black flag, up to the last that were read.
    private(set) var pending: [Unicode.Scalar] = []

    private static let flag: Unicode.Scalar = "\u{1F3F4}"

    private static let sequences: [[Unicode.Scalar]] = ["gbeng", "gbsct", "gbwls"].map { region in
        region.unicodeScalars.compactMap { Unicode.Scalar(0xE0000 + $0.value) } + ["\u{E007F}"]
    }

    var isEmpty: Bool { pending.isEmpty }

    /// Takes a tag that continues a flag, or begins one behind the black flag.
    ///
    /// - Returns: Whether the tag was taken.
    mutating func take(_ scalar: Unicode.Scalar, after last: Unicode.Scalar?) -> Bool {
        guard scalar.isTag, !pending.isEmpty || last == FlagTags.flag else { return false }
        let next = pending + [scalar]
        guard FlagTags.sequences.contains(where: { $0.starts(with: next) }) else { return false }
        pending = next
        return true
    }

    /// The tags of a whole flag, which are pending no longer; `nil` while some are missing.
    mutating func takeWhole() -> [Unicode.Scalar]? {
        guard pending.last == "\u{E007F}" else { return nil }
        return takePending()
    }

    /// The pending tags, which are pending no longer.
    mutating func takePending() -> [Unicode.Scalar] {
        defer { pending = [] }
        return pending
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a tag, which is invisible.
    var isTag: Bool { (0xE0020...0xE007F).contains(value) }
}
