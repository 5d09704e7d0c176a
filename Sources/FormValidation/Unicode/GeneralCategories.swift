/// The scalars of each Unicode general category, collected from the standard library once a
/// process.
enum GeneralCategories {
    /// The class `\p{name}` for a category (`Lu`), a group of categories (`L`) or `Any`; `nil` for
    /// other names.
    ///
    /// As in RE2, `C` excludes unassigned scalars.
    static func characters(named name: String) -> CharacterClass? {
        // All names are short, and comparing long texts with combining marks is slow.
        guard name.utf8.count <= 3 else { return nil }
        if name == "Any" { return .any }
        if let found = all[name] { return found }
        let parts = all.filter { $0.key.utf8.first == name.utf8.first }
        guard name.utf8.count == 1, !parts.isEmpty else { return nil }
        return CharacterClass(parts.values.flatMap(\.ranges))
    }

    private static let all: [String: CharacterClass] = {
        var ranges: [String: [CharacterClass.Range]] = [
            "Cs": [.init(0xD800, 0xDFFF)],
            "Co": [.init(0xE000, 0xF8FF), .init(0xF_0000, 0xF_FFFD), .init(0x10_0000, 0x10_FFFD)],
            // These blocks are fully assigned; skipping them avoids most of the scan.
            "Lo": [
                .init(0x3400, 0x4DBF), .init(0x4E00, 0x9FFF), .init(0xAC00, 0xD7A3),
                .init(0x2_0000, 0x2_A6DF),
            ],
        ]
        let scanned: [ClosedRange<UInt32>] = [
            0...0x33FF, 0x4DC0...0x4DFF, 0xA000...0xABFF, 0xD7A4...0xD7FF, 0xF900...0x1_FFFF,
            0x2_A6E0...0x3_3FFF,
            0xE_0000...0xE_0FFF,
        ]
        for block in scanned {
            var start = block.lowerBound
            var category = GeneralCategories.generalCategory(of: start)
            for value in block {
                let next = GeneralCategories.generalCategory(of: value)
                if next != category {
                    append(.init(start, value - 1), of: category, to: &ranges)
                    (start, category) = (value, next)
                }
            }
            append(.init(start, block.upperBound), of: category, to: &ranges)
        }
        return ranges.mapValues { CharacterClass($0) }
    }()

    private static func generalCategory(of value: UInt32) -> Unicode.GeneralCategory {
        Unicode.Scalar(value)?.properties.generalCategory ?? .surrogate
    }

    private static func append(
        _ range: CharacterClass.Range, of category: Unicode.GeneralCategory,
        to ranges: inout [String: [CharacterClass.Range]]
    ) {
        guard let name = name(of: category) else { return }
        ranges[name, default: []].append(range)
    }

    private static func name(of category: Unicode.GeneralCategory) -> String? {
        switch category {
        case .uppercaseLetter: "Lu"
        case .lowercaseLetter: "Ll"
        case .titlecaseLetter: "Lt"
        case .modifierLetter: "Lm"
        case .otherLetter: "Lo"
        case .nonspacingMark: "Mn"
        case .spacingMark: "Mc"
        case .enclosingMark: "Me"
        case .decimalNumber: "Nd"
        case .letterNumber: "Nl"
        case .otherNumber: "No"
        case .connectorPunctuation: "Pc"
        case .dashPunctuation: "Pd"
        case .openPunctuation: "Ps"
        case .closePunctuation: "Pe"
        case .initialPunctuation: "Pi"
        case .finalPunctuation: "Pf"
        case .otherPunctuation: "Po"
        case .mathSymbol: "Sm"
        case .currencySymbol: "Sc"
        case .modifierSymbol: "Sk"
        case .otherSymbol: "So"
        case .spaceSeparator: "Zs"
        case .lineSeparator: "Zl"
        case .paragraphSeparator: "Zp"
        case .control: "Cc"
        case .format: "Cf"
        case .privateUse: "Co"
        case .surrogate: "Cs"
        case .unassigned: nil
        @unknown default: nil
        }
    }
}
