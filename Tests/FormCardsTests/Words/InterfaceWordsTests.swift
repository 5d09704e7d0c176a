import FormValidation
import Testing

@testable import FormCards
@testable import FormModel

@Suite struct InterfaceWordsTests {
    /// Words have the places of the English ones, only printable characters, and a translation.
    @Test(arguments: InterfaceLanguage.allCases)
    func everyWordIsComplete(_ language: InterfaceLanguage) {
        let words = InterfaceWords(for: language.tag)
        #expect(words.language == language && language.tag.text == language.rawValue)
        var same = 0
        for word in InterfaceWords.Word.allCases {
            let places = Set(TextTemplate(InterfaceWords.english[word]).sources)
            let whole = words(word)
            for count in [nil] + [0, 1, 2, 3, 11, 100].map(Optional.init) {
                let text = words(word, count: count)
                // Most words have no other form for numbers.
                guard count == nil || text != whole else { continue }
                let template = TextTemplate(text)
                // A form for one number may have the number as a word.
                let lacks = count == nil ? [] : places.intersection(["count"])
                let found = Set(template.sources)
                #expect(found.union(lacks) == places, "\(language) \(word)")
                #expect(template.malformation == nil && !text.isEmpty)
                // No line of a French text begins with its punctuation.
                let isBreakable = [" ;", " ?", " !", " »", "« "].contains { text.contains($0) }
                #expect(language != .french || !isBreakable, "\(text)")
                for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                    #expect(DisplayText(String(line)).string == line, "\(language) \(word)")
                }
            }
            if words[word] == InterfaceWords.english[word] { same += 1 }
        }
        #expect(language == .english || same <= 12, "\(language) is not English: \(same)")
        for command in [":back", ":skip", ":review", ":quit", "::", "-Tab", "Alt-"] {
            #expect(words[.commands].contains(command), "\(language) \(command)")
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
        let words = InterfaceWords(for: row.language)
        #expect(words[.opening].contains(row.back) && words[.commands].contains(row.back))
        #expect(words[.checking].contains(row.leave) && words[.writing].contains(row.leave))
    }

    /// Placeholders for values of options are those of `--help`, in every language.
    @Test(arguments: InterfaceLanguage.allCases)
    func operandsAreNamedAsInTheHelp(_ language: InterfaceLanguage) {
        let words = InterfaceWords(for: language.tag)
        for word in [InterfaceWords.Word.giveByFile, .giveBySetting, .lineTooLong] {
            #expect(words[word].contains("--answers FILE"), "\(words[word])")
        }
        #expect(words[.giveBySetting].contains("--set {name}=VALUE"))
    }

    @Test(
        arguments: [
            (nil, "required"), ("en-GB", "required"), ("nl", "required"),
            ("de-AT", "erforderlich"), ("pt-AO", "obrigatório"), ("ja", "必須"),
        ] as [(LanguageTag?, String)])
    func lookUp(_ row: (language: LanguageTag?, required: String)) {
        #expect(InterfaceWords(for: row.language)[.required] == row.required)
        #expect(InterfaceWords(MessageCatalog(for: row.language))[.required] == row.required)
    }

    /// Words and sentences on one card are in one language, also where the reader's has none.
    @Test func wordsHaveTheLanguageOfTheSentences() {
        let catalog = MessageCatalog(for: "nl", or: "de")
        #expect(catalog.sentenceLanguage == "de")
        #expect(InterfaceWords(catalog)[.submitted] == "Abgesendet.")
    }

    @Test(
        arguments: [
            ("en", 1, "There is 1 problem"), ("en", 2, "There are 2 problems"),
            ("en", 0, "There are 0 problems"), ("de", 1, "Es gibt 1 Problem"),
            ("fr", 0, "Il y a 0 problème"), ("fr", 2, "Il y a 2 problèmes"),
            ("pt", 0, "Há 0 problema"), ("pt-PT", 0, "Há 0 problemas"),
            ("ja", 3, "3件の問題があります"), ("ja", 1, "1件の問題があります"), ("ar", 0, "لا توجد مشكلات"),
            ("ar", 2, "توجد مشكلتان"), ("ar", 3, "توجد 3 مشكلات"), ("ar", 100, "توجد 100 مشكلة"),
        ] as [(LanguageTag, Int, String)])
    func plurals(_ row: (language: LanguageTag, count: Int, text: String)) {
        #expect(InterfaceWords(for: row.language).problems(row.count) == row.text)
    }

    @Test func sentences() {
        let words = InterfaceWords.english
        let issue = IssueNode("E-mail is required.")
        #expect(words.sentence(of: issue) == "Error: E-mail is required.")
        #expect(InterfaceWords(for: "ja").sentence(of: issue) == "エラー：E-mail is required.")
        let warning = IssueNode("That is early.", severity: .warning)
        #expect(words.sentence(of: warning) == "Warning: That is early.")
        #expect(
            words.answersNeedAttention(2, fields: "Lines 2, 3")
                == "2 answers need your attention (Lines 2, 3).")
        #expect(
            words.answersNeedAttention(1, fields: "{count}")
                == "1 answer needs your attention ({count}).")
        #expect(
            InterfaceWords(for: "de")(.cannotSkip, ["title": "{x}"])
                .contains("„{x}“ ist erforderlich"))
    }

    @Test func wordsOfAProgramComeFirst() {
        let words = InterfaceWords(
            for: "de",
            replacing: [
                .error: "Hoppla", .problems: .counted(one: "1 Mangel", other: "{count} Mängel"),
            ])
        #expect(words[.error] == "Hoppla" && words[.no] == "nein")
        #expect(words.problems(2) == "2 Mängel" && words.problems(1) == "1 Mangel")
        #expect(words(.position, ["number": "{count}", "count": "3"]) == "{count} von 3")
    }
}
