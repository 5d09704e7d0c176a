import FormModel
import Testing

/// Texts that are written in runs equal those that are written scalar by scalar.
@Suite struct JSONTextTests {
    private static func scalarByScalar(_ text: String) -> String {
        var json = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": json += #"\""#
            case "\\": json += #"\\"#
            case "\n": json += #"\n"#
            case "\r": json += #"\r"#
            case "\t": json += #"\t"#
            case _ where scalar.isHiddenControl:
                for unit in UTF16.encode(scalar) ?? .init() {
                    let digits = String(unit, radix: 16)
                    json += #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: json.unicodeScalars.append(scalar)
            }
        }
        return json + "\""
    }

    @Test func runsAndEscapesAnywhere() {
        let pieces = [
            "a", "plain text", "thirty-two bytes without an escape", "\"", "\\", "\n", "\u{1B}",
            "\r", "\t",
            "é", "\u{7F}", "\u{80}", "\u{200B}", "中文", "\u{FFFD}", "\u{FEFF}", "😀", "\u{E0041}",
            "\u{10FFFF}", "\u{7FF}", "\u{800}", "\u{FFFF}", "\u{10000}",
        ]
        var seed: UInt64 = 7
        for _ in 0..<2_000 {
            var text = ""
            for _ in 0..<6 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += pieces[Int(seed >> 33) % pieces.count]
            }
            var bytes = Array("x".utf8)
            bytes.append(jsonString: text.utf8.span)
            let expected = "x" + Self.scalarByScalar(text)
            #expect(bytes == Array(expected.utf8), "\(text.debugDescription)")
        }
    }
}
