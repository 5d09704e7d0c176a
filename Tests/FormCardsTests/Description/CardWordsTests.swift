import FormModel
import FormValidation
import Testing

@testable import FormCards

@Suite struct CardWordsTests {
    /// Words have the places of the English ones, only printable characters, and a translation.
    @Test(arguments: MessageCatalog.all.indices)
    func everyWordIsComplete(_ index: Int) {
        let catalog = MessageCatalog.all[index]
        let words = CardWords(for: catalog.language)
        #expect(words.language.rawValue == catalog.sentenceLanguage.text)
        var same = 0
        for word in CardWords.Word.allCases {
            let text = words[word]
            let template = TextTemplate(text)
            let places = Set(template.slots.map(\.source))
            let expected = Set(TextTemplate(CardWords.english[word]).slots.map(\.source))
            let isSingular = word == .problem || word == .answerNeedsAttention
            #expect(
                places == expected || isSingular && places == expected.union(["count"]),
                "\(catalog.language) \(word)")
            #expect(template.malformation == nil && !text.isEmpty)
            #expect(DisplayText(text).string == text, "\(catalog.language) \(word)")
            if text == CardWords.english[word] { same += 1 }
        }
        #expect(catalog.language == "en" || same <= 9, "\(catalog.language) is not English")
    }

    @Test func languagesAreThoseOfTheCatalogues() {
        #expect(
            Set(CardWords.Language.allCases.map(\.rawValue))
                == Set(MessageCatalog.all.map(\.language.text)))
    }

    @Test(
        arguments: [
            (nil, "required"), ("en-GB", "required"), ("nl", "required"),
            ("de-AT", "erforderlich"), ("pt-AO", "obrigatório"), ("ja", "必須"),
        ] as [(LanguageTag?, String)])
    func lookUp(_ row: (language: LanguageTag?, required: String)) {
        #expect(CardWords(for: row.language)[.required] == row.required)
    }

    @Test(
        arguments: [
            ("en", 1, "There is 1 problem"), ("en", 2, "There are 2 problems"),
            ("en", 0, "There are 0 problems"), ("de", 1, "Es gibt 1 Problem"),
            ("fr", 0, "Il y a 0 problème"), ("fr", 2, "Il y a 2 problèmes"),
            ("pt", 0, "Há 0 problema"), ("pt-PT", 0, "Há 0 problemas"),
            ("ja", 3, "3件の問題があります"), ("ar", 2, "توجد مشكلتان"), ("ar", 3, "توجد 3 مشكلات"),
            ("ar", 100, "توجد 100 مشكلة"),
        ] as [(LanguageTag, Int, String)])
    func plurals(_ row: (language: LanguageTag, count: Int, text: String)) {
        #expect(CardWords(for: row.language).problems(row.count) == row.text)
    }

    @Test func sentences() {
        let issue = IssueNode("E-mail is required.")
        #expect(CardWords.english.sentence(of: issue) == "Error: E-mail is required.")
        #expect(CardWords(for: "ja").sentence(of: issue) == "エラー：E-mail is required.")
        let warning = IssueNode("That is early.", severity: .warning)
        #expect(CardWords.english.sentence(of: warning) == "Warning: That is early.")
        #expect(
            CardWords.english.answersNeedAttention(2, fields: "Lines 2, 3")
                == "2 answers need your attention (Lines 2, 3).")
        #expect(
            CardWords.english.answersNeedAttention(1, fields: "{count}")
                == "1 answer needs your attention ({count}).")
    }

    @Test func wordsOfAProgramComeFirst() {
        let words = CardWords(
            for: "de", replacing: [.error: "Hoppla", .problems: "{count} Mängel"])
        #expect(words[.error] == "Hoppla" && words[.no] == "nein")
        #expect(words.problems(2) == "2 Mängel" && words.problems(1) == "Es gibt 1 Problem")
        #expect(words(.position, ["number": "{count}", "count": "3"]) == "{count} von 3")
    }
}
