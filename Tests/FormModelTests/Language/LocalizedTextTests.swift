import FormModel
import Testing

@Suite struct LocalizedTextTests {
    private static let name: LocalizedText = [
        "en": "Name", "de": "Vorname", "de-AT": "Rufname", "zh-Hant": "名字",
    ]

    @Test(
        arguments: [
            ("en", nil, "Name"), ("EN-us", nil, "Name"), ("de", nil, "Vorname"),
            ("de-CH", nil, "Vorname"), ("de-AT", nil, "Rufname"), ("de-at-1996", nil, "Rufname"),
            ("zh-Hant-TW", nil, "名字"), ("zh", nil, "Name"), ("fr", nil, "Name"),
            ("fr", "de-CH", "Vorname"), ("fr", "it", "Name"), (nil, "de", "Vorname"),
            (nil, nil, "Name"),
        ] as [(String?, String?, String)])
    func lookUp(_ row: (language: String?, form: String?, text: String)) {
        let language = row.language.flatMap { LanguageTag($0) }
        let form = row.form.flatMap { LanguageTag($0) }
        #expect(Self.name.text(in: language, default: form) == row.text)
        #expect(LocalizedText("same").text(in: language, default: form) == "same")
    }

    @Test func comparesBytes() {
        #expect(LocalizedText("\u{E9}") != LocalizedText("e\u{301}"))
        #expect(LocalizedText("a") == "a")
        #expect(LocalizedText("a") != ["en": "a"])
        #expect(Self.name == Self.name && Self.name != ["en": "Name"])
        #expect(Set([Self.name, Self.name, "a"]).count == 2)
        #expect(Self.name.description == "Name" && "\(LocalizedText([]))".isEmpty)
    }

    @Test func aFormChecksItsTexts() {
        func codes(_ item: FormItem) -> [DefinitionCode] {
            do throws(FormDefinitionError) {
                _ = try Form(id: "f", title: "F", items: [item])
                return []
            } catch {
                return error.problems.map(\.code)
            }
        }
        #expect(codes(.input("a", title: ["en": "A", "de": " "])) == [.emptyText])
        #expect(codes(.input("a", title: LocalizedText([]))) == [.emptyText])
        let choice = Choice("x", title: ["en": ""])
        #expect(codes(.input("a", title: "A", value: .choice, choices: [choice])) == [.emptyText])
        #expect(
            codes(
                .input(
                    "a", title: "A", validators: [Short(max: 2)],
                    messages: [.tooLong: ["en": "{max}", "de": "{maximal}"]]))
                == [.unknownPlaceholder])
        #expect(
            codes(
                .input(
                    "a", title: "A", validators: [Short(max: 2)], messages: [.tooLong: ["en": ""]])
            ) == [.emptyText])
    }

    @Test func aFormFileGivesThem() throws {
        let text = """
            {"formrun":1,"id":"t","title":{"en":"T","de":"Titel"},"help":{"de":"Hilfe"},"locale":"DE","pages":[
              {"title":{"en":"P","de":"Seite"},"items":[
                {"type":"input","name":"a","title":{"en":"A","de":"Farbe"},"value":"choice",
                 "help":{"en":"H","de":"Wahl"},"placeholder":{"en":"red","de":"rot"},
                 "choices":[{"value":"r","title":{"en":"Red","de":"Rot"}}],
                 "messages":{"notAChoice":{"en":"No.","de":"Nein."}}}]}]}
            """
        let form = try FormDocument.read(Array(text.utf8), vocabulary: .words)
        let page = try #require(form.pages.first)
        let item = try #require(form.items.first)
        #expect(form.locale == "de")
        let texts: [LocalizedText?] = [
            form.title, form.help, page.title, item.title, item.help, item.placeholder,
            item.choices.first?.title, item.messages["notAChoice"],
        ]
        #expect(
            texts.map { $0.map { form.text($0) } }
                == ["Titel", "Hilfe", "Seite", "Farbe", "Wahl", "rot", "Rot", "Nein."])
        #expect(
            texts.map { $0.map { form.text($0, in: "en-GB") } }
                == ["T", "Hilfe", "P", "A", "H", "red", "Red", "No."])
        let source = FormDataSource(form: form)
        for typed in ["Red", "rot", "r"] {
            try source.updateValue(of: "a", to: .text(typed), userInitiated: true)
            #expect(source.value(of: "a") == .choice("r"))
        }
        #expect(source.displayText(of: "a") == "Rot")
        #expect(source.displayText(of: "a", in: ReaderLocale("en")) == "Red")
    }

    @Test func mistakesHaveTheirPlace() {
        MarkedForm(
            """
            {"formrun":1,"id":"t","title":⟦emptyText⟧{},"locale":⟦badLanguage⟧"de_AT","items":[
              {"type":"input","name":"a","title":{⟦badLanguage⟧"deutsch!":"A"},"help":⟦wrongType⟧7,
               "placeholder":{"de":"x",⟦duplicateKey⟧"DE":"y"}},
              {"type":"input","name":"b","title":⟦emptyText⟧{"en":"A","de":""},
               "help":{"en":⟦wrongType⟧1},
               "messages":{"wrongType":{"en":"{expected}","de":"{⟦unknownPlaceholder⟧expectet}"}}}]}
            """
        ).check()
    }

    @Test func atMostSixteenMistakesOfATextAreReported() {
        let sixteen = String(repeating: "{⟦unknownPlaceholder⟧z}", count: 16)
        MarkedForm(
            """
            {"formrun":1,"id":"t","title":"T","items":[
              {"type":"input","name":"a","title":"A","messages":{"wrongType":"\(sixteen){z}"}}]}
            """
        ).check()
    }
}
