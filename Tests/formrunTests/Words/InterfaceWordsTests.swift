import FormCards
import FormModel
import FormValidation
import Testing

@testable import formrun

@Suite struct InterfaceWordsTests {
    /// Texts have the placeholders of the English ones, and only printable characters.
    @Test(arguments: MessageCatalog.all.indices)
    func everyWordIsComplete(_ index: Int) {
        let catalog = MessageCatalog.all[index]
        let words = InterfaceWords(catalog)
        let english = InterfaceWords(.english)
        var same = 0
        for word in InterfaceWord.allCases {
            let text = words(word)
            let template = TextTemplate(text)
            #expect(
                Set(template.slots.map(\.source))
                    == Set(TextTemplate(english(word)).slots.map(\.source)),
                "\(catalog.language) \(word)")
            #expect(template.malformation == nil && !text.isEmpty)
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                #expect(DisplayText(String(line)).string == line, "\(catalog.language) \(word)")
            }
            if text == english(word) { same += 1 }
        }
        #expect(catalog.language == "en" || same <= 2, "\(catalog.language) is not English")
        for command in [":back", ":skip", ":review", ":quit", "::", "-Tab", "Alt-"] {
            #expect(words(.commands).contains(command), "\(catalog.language) \(command)")
        }
    }

    /// Keys have the names of the language's keyboards.
    @Test(arguments: [
        ("en", "Shift-Tab", "Ctrl-C"), ("de", "Umschalt-Tab", "Strg-C"),
        ("es", "Mayús-Tab", "Ctrl-C"), ("fr", "Maj-Tab", "Ctrl-C"), ("pt", "Shift-Tab", "Ctrl-C"),
        ("pt-PT", "Shift-Tab", "Ctrl-C"), ("ja", "Shift-Tab", "Ctrl-C"),
        ("ar", "Shift-Tab", "Ctrl-C"),
    ])
    func keys(_ row: (language: LanguageTag, back: String, leave: String)) {
        let words = InterfaceWords(MessageCatalog(for: row.language))
        #expect(words(.opening).contains(row.back) && words(.commands).contains(row.back))
        #expect(words(.checking).contains(row.leave) && words(.writing).contains(row.leave))
    }

    /// Placeholders for values of options are those of `--help`, in every language.
    @Test(arguments: MessageCatalog.all.indices)
    func operandsAreNamedAsInTheHelp(_ index: Int) {
        let words = InterfaceWords(MessageCatalog.all[index])
        for word in [InterfaceWord.giveByFile, .giveBySetting, .lineTooLong] {
            #expect(words(word).contains("--answers FILE"), "\(words(word))")
        }
        #expect(words(.giveBySetting).contains("--set {name}=VALUE"))
    }

    @Test func factsAreFilledIn() {
        let words = InterfaceWords(.german)
        #expect(words(.cannotSkip, ["title": "{x}"]).contains("„{x}“ ist erforderlich"))
        #expect(InterfaceWords(MessageCatalog(for: "nl"))(.submitted) == "Submitted.")
        #expect(InterfaceWords(MessageCatalog(for: "de-AT"))(.submitted) == "Abgesendet.")
    }
}
