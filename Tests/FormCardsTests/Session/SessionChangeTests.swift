import FormModel
import FormValidation
import Testing

import FormCards

/// What a change does to other questions, and how it is said.
@Suite struct SessionChangeTests {
    private static let amount = """
        {"type":"input","name":"amount","title":"Amount","value":"decimal",
         "formatter":{"currency":{"code":"USD"}}}
        """
    private static let kind = """
        {"type":"input","name":"amount","title":"Kind","value":"choice",
         "choices":[{"value":"c","title":"Car"},{"value":"b","title":"Boat"}]}
        """
    private static let day = #"{"type":"input","name":"amount","title":"From","value":"date"}"#
    private static let flag = #"{"type":"input","name":"amount","title":"News","value":"boolean"}"#
    private static let number = #"{"type":"input","name":"amount","title":"Age","value":"integer"}"#

    @Test(arguments: [
        (amount, "30000", "amount > 25000", "because Amount is above $25,000.00"),
        (amount, "30000", "25000 <= amount", "because Amount is at least $25,000.00"),
        (kind, "Boat", "amount == 'b'", "because Kind is Boat"),
        (kind, "Boat", "amount != 'c'", "because Kind is not Car"),
        (kind, "Boat", "amount == 'b' || amount == 'c'", "because Kind is Boat"),
        (kind, "Boat", "present(amount)", "because Kind is answered"),
        (flag, "yes", "amount", "because News is yes"),
        (flag, "no", "!amount", "because News is no"),
        (number, "3", "amount < 5 && amount > 1", "because Age is below 5 and Age is above 1"),
        (number, "3", "amount * 2 > 5", "because of Age"),
        (number, "3", "amount > 5 || amount < 4", "because of Age"),
    ])
    func reasons(_ row: (item: String, line: String, condition: String, reason: String)) throws {
        let walk = try SessionWalk(
            row.item
                + #","#
                + #"{"type":"input","name":"co","title":"Co","visibleWhen":"\#(row.condition)"}"#,
            language: "en-US")
        walk.handle(.line(row.line))
        #expect(walk.screen.contains("+ Co (\(row.reason))"), "\(walk.screen)")
        let said = walk.record.map { AccessibleRenderer().lines(of: $0, .english) }
            .last { $0.contains { $0.hasPrefix("New question") } }
        #expect(said == ["New question: Co, \(row.reason)."])
        walk.handle(.line("x"))
        #expect(!walk.screen.contains("+ Co"), "it is marked once")
    }

    /// A section says its own condition, and a secret is not said.
    @Test func reasonsAround() throws {
        let walk = try SessionWalk(
            Self.kind + """
                ,{"type":"section","title":"Boat","visibleWhen":"amount == 'b'",
                  "items":[{"type":"input","name":"s","title":"Sail"}]}
                """)
        walk.handle(.line("Boat"))
        #expect(walk.screen.contains("+ Sail (because Kind is Boat)"))
        let secret = try SessionWalk(
            """
            {"type":"secureInput","name":"p","title":"PIN"},
            {"type":"input","name":"h","title":"Hint","visibleWhen":"present(p)"}
            """)
        secret.handle(.line("1234"))
        #expect(secret.screen.contains("+ Hint (because of PIN)"))
    }

    @Test func reasonsInRows() throws {
        let walk = try SessionWalk(
            """
            {"type":"group","name":"g","title":"G","min":1,"items":[
              {"type":"input","name":"n","title":"N","value":"integer"},
              {"type":"input","name":"m","title":"M","visibleWhen":"n > 2"}]}
            """)
        walk.handle(.line("3"))
        #expect(walk.screen.contains("+ M (because N is above 2)"))
    }

    private static let stay = """
        {"type":"input","name":"from","title":"From","value":"date"},
        {"type":"input","name":"to","title":"To","value":"date",
         "validators":[{"range":{"min":{"expression":"from"}}}]},
        {"type":"input","name":"note","title":"Note"}
        """

    @Test func onlyWhatAChangeMadeInvalidIsAskedAgain() throws {
        let walk = try SessionWalk(Self.stay)
        for line in ["2026-05-01", "2026-06-01", "x", "1", "2026-07-01"] {
            walk.handle(.line(line))
        }
        #expect(walk.session.focus.path == FieldPath("to"))
        #expect(walk.isRefused && walk.screen.contains("needs an answer after this"))
        walk.handle(.line("2026-08-01"))
        #expect(walk.place == .review)
        walk.handle(.line("1"))
        walk.handle(.line("2026-07-02"))
        #expect(walk.place == .review, "an answer that still fits is not asked")
    }

    /// A question that was asked again can be left.
    @Test func askedAgainOnce() throws {
        let walk = try SessionWalk(Self.stay)
        for line in ["2026-05-01", "2026-06-01", "x", "1", "2026-07-01", ":review"] {
            walk.handle(.line(line))
        }
        #expect(walk.place == .review)
    }

    @Test func goingBackAsksOnlyWhatNoLongerFits() throws {
        let walk = try SessionWalk(Self.stay)
        walk.type("2026-05-01⏎2026-06-01⏎")
        walk.press(.backTab, .backTab, .control("u"))
        walk.type("2026-07-01⏎")
        #expect(walk.session.focus.path == FieldPath("to") && walk.isRefused)
        let other = try SessionWalk(Self.stay)
        other.type("2026-05-01⏎2026-06-01⏎")
        other.press(.backTab, .backTab, .up, .enter, .enter)
        #expect(other.session.focus.path == FieldPath("note"))
    }
}
