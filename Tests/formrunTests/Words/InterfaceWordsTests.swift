import FormCards
import FormModel
import FormValidation
import Testing

@testable import formrun

@Suite struct InterfaceWordsTests {
    /// The facts that a text may name are those of the English one; every text is one that a screen shows as it
    /// is.
    @Test(arguments: MessageCatalog.all.indices)
    func everyWordIsComplete(_ index: Int) {
        let catalog = MessageCatalog.all[index]
        let words = InterfaceWords(catalog)
        let english = InterfaceWords(.english)
        var same = 0
        for word in InterfaceWord.allCases {
            let text = words(word)
            let template = MessageTemplate(text)
            #expect(
                Set(template.placeholders) == Set(MessageTemplate(english(word)).placeholders),
                "\(catalog.language) \(word)")
            #expect(template.unclosed == nil && !text.isEmpty)
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                #expect(DisplayText(String(line)).string == line, "\(catalog.language) \(word)")
            }
            if text == english(word) { same += 1 }
        }
        #expect(catalog.language == "en" || same <= 2, "\(catalog.language) is not English")
        for command in [":back", ":skip", ":review", ":quit", "::", "Shift-Tab", "Maj-Tab", "Alt"] {
            let named = words(.commands).contains(command)
            #expect(named || command.hasPrefix("Shift") || command.hasPrefix("Maj"), "\(command)")
        }
    }

    @Test func factsAreFilledIn() {
        let words = InterfaceWords(.german)
        #expect(words(.cannotSkip, ["title": "{x}"]).contains("„{x}“ ist erforderlich"))
        #expect(InterfaceWords(MessageCatalog(for: "nl"))(.submitted) == "Submitted.")
        #expect(InterfaceWords(MessageCatalog(for: "de-AT"))(.submitted) == "Abgesendet.")
    }
}
