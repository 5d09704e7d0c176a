import FormCards
import FormModel
import FormValidation
import Testing
import formrun

/// The rows of groups in the dialogue.
@Suite struct DialogueRowsTests {
    private func started(_ answers: String? = nil) throws -> DialogueHarness {
        try DialogueHarness(TestForms.contacts, answers: answers)
    }

    private func rows(_ dialogue: DialogueHarness) -> [FieldValue] {
        dialogue.dataSource.value(of: "contacts").rowList.map { $0["name"] }
    }

    @Test func fromTheFirstQuestionToTheEnd() throws {
        var dialogue = try started()
        dialogue.type(lines: "", "Ada", "1234", "y", "x", "", "yes", "Bob", "", "", "7", "")
        #expect(dialogue.status == .success)
        #expect(
            dialogue.transcript.dropFirst(3) == [
                "? Who (optional): ", "Who: —", "Contacts 1", "Someone near.", "? Name: ",
                "Name: Ada", "? PIN (optional): ", "PIN: ••••••••",
                "? Add to Tags? (y/N): ", "Adding to Tags", "Contacts 1, Tags 1",
                "? Tag (optional): ", "Tag: x", "? Add another to Tags? (y/N): ", "Tags: 1",
                "? Add another to Contacts? (y/N): ", "Adding to Contacts", "Contacts 2",
                "Someone near.", "? Name: ", "Name: Bob", "? PIN (optional): ", "PIN: —",
                "? Add to Tags? (y/N): ", "Tags: —", "? Last (optional): ", "Last: 7",
                "Review", "  1) Who: —", "  2) Contacts: 2", "  Contacts 1",
                "    3) Name: Ada", "    4) PIN: ••••••••", "    5) Tags: 1",
                "    Contacts 1, Tags 1", "      6) Tag: x", "  Contacts 2", "    7) Name: Bob",
                "    8) PIN: —", "    9) Tags: —", "  10) Last: 7",
                "? Send (Enter submits, a number changes an answer, :quit leaves): ",
                "✓ Submitted.",
            ])
    }

    @Test func anInvalidAnswerOfARowIsAskedAgain() throws {
        var dialogue = try started()
        dialogue.type(lines: "", "Ada", "", "", "y")
        #expect(
            dialogue.type("Ada") == [
                "? Name: Ada", "  ✗ Name repeats an earlier entry; each must be different.",
            ])
        #expect(dialogue.type("").last == "  ✗ Name is required.")
        dialogue.type(lines: "Bob", "", "y")
        #expect(dialogue.type("long").last == "  ✗ Tag must have at most 3 characters.")
    }

    @Test func neitherYesNorNo() throws {
        var dialogue = try started()
        dialogue.type(lines: "", "Ada", "")
        #expect(
            dialogue.type("perhaps") == ["? Add to Tags? (y/N): perhaps", "  ✗ Answer yes or no."])
        #expect(dialogue.type(":help").contains { $0.contains(":skip leaves this field empty") })
        #expect(dialogue.type(":skip").first == "Tags: —")
        #expect(dialogue.help == "Whom we may call.")
        #expect(dialogue.type(" N ").first == "Contacts: 1")
    }

    /// Going back from an added row without values removes it.
    @Test func goingBackUndoesAdding() throws {
        var dialogue = try started()
        dialogue.type(lines: "", "Ada", "", "", "y")
        #expect(rows(dialogue).count == 2)
        #expect(dialogue.on(.back("")) == ["↑", "? Add another to Contacts? (y/N): "])
        #expect(rows(dialogue).count == 1)
        #expect(dialogue.type("").last == "? Last (optional): ")
        #expect(dialogue.on(.back("")) == ["↑", "? Add another to Contacts? (y/N): "])
        // Typed text is kept.
        dialogue.type("y")
        #expect(dialogue.on(.back("Bob")) == ["↑", "? Add to Tags? (y/N): "])
        #expect(rows(dialogue).count == 2)
        #expect(dialogue.type("").contains("? Name: Bob"))
    }

    @Test func goingBackThroughEverything() throws {
        var dialogue = try started()
        dialogue.type(lines: "Me", "Ada", "", "y", "x", "", "", "7")
        var asked: [String] = []
        while dialogue.on(.back("")).first == "↑" {
            asked.append(dialogue.prompt ?? "")
        }
        #expect(
            asked == [
                "Last (optional): ", "Add another to Contacts? (y/N): ",
                "Add another to Tags? (y/N): ", "Tag (optional): ", "PIN (optional): ", "Name: ",
                "Who (optional): ",
            ])
        // The required row stays, and entered values are kept.
        dialogue.type(lines: "Me", "Ada", "", "x", "", "", "7", "")
        #expect(dialogue.status == .success)
        #expect(
            dialogue.dataSource.value(of: "contacts")
                == .rows([["name": .text("Ada"), "tags": .rows([["tag": .text("x")]])]]))
    }

    @Test func addingFromTheReview() throws {
        var dialogue = try started()
        dialogue.type(lines: "", "Ada", "", "", "", "")
        #expect(
            dialogue.type("2") == [
                "Changing Contacts",
                "? Contacts (a adds an entry, e or d and a number edits or deletes one, m and two numbers moves one, Enter goes back): ",
            ])
        #expect(
            dialogue.type("a").prefix(3) == ["Adding to Contacts", "Contacts 2", "Someone near."])
        dialogue.type(lines: "Bob", "")
        #expect(dialogue.type("").contains("    6) Name: Bob"), "the review is back")
        dialogue.type("Contacts")
        #expect(dialogue.type("a").last == "  ✗ Contacts can have no more than 2 entries.")
        #expect(dialogue.type("").contains("Review"))
        #expect(
            dialogue.type("6") == ["Changing Contacts 2: Name", "? Name: Bob"])
        #expect(dialogue.type("Bill").contains("    6) Name: Bill"))
        dialogue.type("")
        #expect(dialogue.status == .success && rows(dialogue) == [.text("Ada"), .text("Bill")])
    }

    @Test func goingBackFromARowOfTheReview() throws {
        var dialogue = try started()
        dialogue.type(lines: "", "Ada", "", "", "", "", "2", "a")
        #expect(
            dialogue.on(.back("")).last
                == "? Contacts (a adds an entry, e or d and a number edits or deletes one, m and two numbers moves one, Enter goes back): "
        )
        #expect(rows(dialogue).count == 1)
        #expect(dialogue.on(.back("")).last?.hasPrefix("? Send") == true)
    }

    @Test func deletingFromTheReview() throws {
        var dialogue = try started(
            #"{"who":"x","last":1,"contacts":[{"name":"A"},{"name":"B"},{"name":"C"}]}"#)
        // There are too many rows, so one must be removed.
        #expect(dialogue.prompt?.hasPrefix("Send") == true)
        #expect(
            dialogue.type("") == [
                "  ✗ Something still needs an answer.",
                "? Contacts (a adds an entry, e or d and a number edits or deletes one, m and two numbers moves one, Enter goes back): ",
                "  ✗ Contacts must have at most 2 entries.",
            ])
        for line in ["d", "d0", "d4", "d x", "e", "aa", "3"] {
            #expect(
                dialogue.type(line).contains(
                    "  ✗ Type a to add, e or d and the number of an entry to edit or delete it, m and two numbers to move one, or just Enter."
                ),
                "\(line)")
        }
        #expect(dialogue.type("d 2").first == "Deleted entry 2 of Contacts")
        #expect(rows(dialogue) == [.text("A"), .text("C")])
        dialogue.type("")
        #expect(dialogue.status == .success)
    }

    @Test func tooFewAreAskedFor() throws {
        var dialogue = try started(#"{"who":"x","last":1,"contacts":[]}"#)
        #expect(dialogue.transcript.suffix(3) == ["Contacts 1", "Someone near.", "? Name: "])
        dialogue.type(lines: "Ada", "", "", "", "")
        #expect(dialogue.status == .success)
    }

    @Test func suppliedRowsAreNotAsked() throws {
        var dialogue = try started(
            #"{"who":"x","last":1,"contacts":[{"name":"A","tags":[{"tag":"long"}]}]}"#)
        // Only the invalid field is asked, with the reason.
        #expect(
            dialogue.transcript.suffix(7) == [
                "Contacts 1", "Someone near.", "Name: A", "PIN: —", "Contacts 1, Tags 1",
                "? Tag (optional): long", "  ✗ Tag must have at most 3 characters.",
            ])
        #expect(dialogue.type("ok").contains("Review"))
    }

    @Test func secretsOfRowsAreInNoEffect() throws {
        let canary = "k7#CANARY"
        for supplied in [
            nil, #"{"contacts":[{"name":"A","pin":"k7#CANARY"}]}"#,
            #"{"contacts":[{"name":"A","pin":["k7#CANARY"]}]}"#,
        ] {
            var dialogue = try started(supplied)
            dialogue.type("")
            if supplied == nil {
                dialogue.type("Ada")
                dialogue.on(.back(canary))
                dialogue.type(lines: "Ada", canary)
            }
            if dialogue.question?.isSecret == true { dialogue.type(canary) }
            dialogue.type(lines: ":review", "4", canary, ":review", "4", canary, "4")
            dialogue.on(.back(canary))
            dialogue.type(":review")
            #expect(dialogue.transcript.contains("    4) PIN: ••••••••"))
            #expect(!dialogue.everything.contains("CANARY"))
        }
    }
}
