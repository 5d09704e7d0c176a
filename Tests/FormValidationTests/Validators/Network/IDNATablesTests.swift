import TestSupport
import Testing

@testable import FormValidation

@Suite struct IDNATablesTests {
    private func mapped(_ scalar: UInt32) -> [UInt32]? {
        var text: [UInt32] = []
        return IDNATables.shared.map(scalar, into: &text) ? text : nil
    }

    @Test(
        arguments: [
            (0x41, [0x61]), (0x61, [0x61]), (0xAD, []), (0xC9, [0xE9]), (0xDF, [0xDF]),
            (0x100, [0x101]), (0x101, [0x101]), (0x130, [0x69, 0x307]), (0x1C4, [0x64, 0x17E]),
            (0x200C, [0x200C]), (0x1E9E, [0xDF]), (0x3002, [0x2E]), (0xFB03, [0x66, 0x66, 0x69]),
            (0xFF21, [0x61]), (0xFFFD, nil), (0xD800, nil), (0x378, nil), (0x1D7D8, [0x30]),
            (0x2F800, [0x4E3D]), (0x1F4A9, [0x1F4A9]), (0x10FFFF, nil), (0xE0100, []),
            (0x321D, [0x28, 0xC624, 0xC804, 0x29]),
        ] as [(UInt32, [UInt32]?)])
    func maps(_ row: (scalar: UInt32, expected: [UInt32]?)) {
        #expect(mapped(row.scalar) == row.expected)
    }

    /// Large blocks of letters, such as ideographs, whose scalars are all mapped alike.
    private static let blocks: [ClosedRange<UInt32>] = [
        0x3400...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x2F7FF,
    ]

    /// The mapping of a mapping is the same, and no scalar is both mapped and valid; everyday runs try a few scalars of
    /// large blocks.
    @Test func mappingsAreStable() {
        var unstable: [UInt32] = []
        var count = 0
        for scalar in UInt32(0x80)...0x2FA1F {
            guard
                Laws.tries(Int(scalar), of: 16)
                    || !Self.blocks.contains(where: { $0.contains(scalar) })
            else { continue }
            guard let text = mapped(scalar) else { continue }
            count += 1
            let isStable = text.allSatisfy { mapped($0) == [$0] && IDNATables.shared.isValid($0) }
            let isValid = IDNATables.shared.isValid(scalar)
            if !isStable || isValid != (text == [scalar])
                || CanonicalComposition.composed(text) != text
            {
                unstable.append(scalar)
            }
        }
        #expect(unstable == [])
        #expect(count > (Laws.areMany ? 100_000 : 10_000))
    }

    @Test(
        arguments: [
            (0x61, .leftToRight, .none), (0x30, .europeanNumber, .none),
            (0x2D, .europeanSeparator, .none),
            (0x5D0, .rightToLeft, .none), (0x628, .arabicLetter, .dual),
            (0x627, .arabicLetter, .right),
            (0x660, .arabicNumber, .none), (0x301, .nonspacingMark, .transparent),
            (0xA872, .leftToRight, .left), (0x640, .arabicLetter, .none),
            (0x3B1, .leftToRight, .none),
        ] as [(UInt32, IDNATables.Direction, IDNATables.Joining)])
    func classes(
        _ row: (scalar: UInt32, direction: IDNATables.Direction, joining: IDNATables.Joining)
    ) {
        let properties = IDNATables.shared.properties(of: row.scalar)
        #expect(properties.direction == row.direction && properties.joining == row.joining)
    }

    /// Categories and combining classes come from the standard library, scripts from another table;
    /// all have the same Unicode version.
    @Test func versionsAreTheSame() {
        #expect(IDNATable.unicodeVersion == ScriptTable.unicodeVersion)
        #expect(IDNATable.unicodeVersion == "17.0.0")
        let age = Unicode.Scalar(0x88F as UInt32)?.properties.age
        #expect(age?.major == 17)
    }
}
