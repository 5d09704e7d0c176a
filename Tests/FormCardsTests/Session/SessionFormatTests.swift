import FormCards
import FormModel
import FormValidation
import Testing

/// Formatters and formats of validators in the line of a session: the same answers by keys and by lines.
@Suite struct SessionFormatTests {
    private static func item(_ more: String) -> String {
        #"{"type":"input","name":"c","title":"C",\#(more)}"#
    }

    @Test(arguments: [
        (item(#""formatter":{"mask":"AA-9999"}"#), "ab1234", "AB-1234"),
        (
            item(#""formatter":{"currency":{"code":"USD"}},"value":"decimal""#), "1234567.5",
            "1,234,567.5"
        ),
        (item(#""formatter":"ssn""#), "123456789", "123-45-6789"),
        (item(#""formatter":"zipcode""#), "123456789", "12345-6789"),
        (item(#""validators":["iban"]"#), "de89370400440532013000", "DE89 3704 0044 0532 0130 00"),
        (item(#""validators":["creditCard"]"#), "4111111111111111", "4111 1111 1111 1111"),
    ])
    func laidOutWhileTyped(_ row: (item: String, typed: String, shown: String)) throws {
        let walk = try SessionWalk(row.item, language: "en-US")
        walk.type(row.typed)
        #expect(walk.screen.contains("❯ \(row.shown)█"), "\(walk.screen)")
        walk.press(.enter)
        let byLine = try SessionWalk(row.item, language: "en-US")
        byLine.handle(.line(row.typed))
        #expect(walk.value("c") == byLine.value("c") && walk.place == .review)
    }

    /// What does not belong stays as it was typed, and is told at Enter.
    @Test func whatDoesNotBelongStays() throws {
        let walk = try SessionWalk(Self.item(#""formatter":{"mask":"AA-9999"}"#))
        walk.type("ab12")
        #expect(walk.screen.contains("❯ AB-12█"))
        walk.press(.left)
        walk.type("x")
        #expect(walk.screen.contains("❯ ab1x█2") && !walk.isRefused)
        walk.press(.enter)
        #expect(walk.screen.contains("ab1x") && walk.isRefused)
        #expect(walk.value("c") == .text("ab1x2"))
    }

    @Test(arguments: [":editor⏎", "F2", "C-x C-e"])
    func editorsOpenForTextsOfSeveralLines(_ way: String) throws {
        let walk = try SessionWalk(Self.item(#""value":"multiline""#))
        switch way {
        case "F2": walk.press(.function(2))
        case "C-x C-e": walk.press(.control("x"), .control("e"))
        default: walk.type(way)
        }
        #expect(walk.edited != nil)
        walk.handle(.edited(nil))
        #expect(walk.screen.contains("EDITOR"))
    }
}
