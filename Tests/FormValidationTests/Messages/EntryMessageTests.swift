import FormModel
import FormValidation
import Testing

/// The sentences about one entry of a list, about a value of another type, and about bounds.
@Suite struct EntryMessageTests {
    private static let form = """
        { "formrun": 1, "id": "f", "title": "F",
          "lists": { "meals": { "choices": [{ "value": "a", "title": "Apple" }, "b", "c"] } },
          "items": [
            { "type": "input", "name": "m", "title": "Meals", "value": "choices", "choices": { "list": "meals" },
              "validators": [{ "noneOf": ["b"] }, "unique"] },
            { "type": "input", "name": "n", "title": "N", "value": "choices", "choices": ["x", "y"],
              "validators": [{ "oneOf": ["x"] }], "messages": { "oneOf": "{title} again." } },
            { "type": "input", "name": "t", "title": "Tags", "value": "texts",
              "validators": [{ "each": ["email"] }, { "oneOf": ["a@b.co", "q"] }, "unique"] },
            { "type": "input", "name": "money", "title": "Money", "value": "decimal",
              "formatter": { "currency": { "code": "USD" } },
              "validators": [{ "range": { "min": 0.5, "max": 50000 } }] },
            { "type": "input", "name": "kilos", "title": "Weight", "value": "decimal",
              "unit": { "en": "kg", "ja": "キロ" },
              "validators": [{ "range": { "max": 40.5 } }, { "multipleOf": 0.5 }] },
            { "type": "input", "name": "fee", "title": "Fee", "value": "decimal", "unitBefore": "£",
              "validators": [{ "range": { "max": 5 } }] },
            { "type": "input", "name": "plain", "title": "Plain", "value": "integer",
              "validators": [{ "range": { "max": 50000 } }] },
            { "type": "input", "name": "own", "title": "Own", "value": "decimal",
              "formatter": { "currency": { "code": "USD" } },
              "validators": [{ "range": { "max": 5 } }],
              "messages": { "tooLarge": "At most {max} dollars." } },
            { "type": "group", "name": "g", "title": "G", "max": 3, "items": [
              { "type": "input", "name": "c", "title": "C", "value": "choices",
                "choices": ["x", "y"], "validators": ["unique"] } ] },
            { "type": "group", "name": "o", "title": "O", "as": "object", "rows": { "choices": ["r", "s"] }, "items": [
              { "type": "input", "name": "c", "title": "C" } ] } ] }
        """

    private func messages(_ json: String, _ language: LanguageTag = "en") throws -> [String] {
        let form = try FormDocument.read(Array(Self.form.utf8), vocabulary: .standard)
        let catalog = MessageCatalog(for: language, of: form)
        return FormValidator(form).validate(.json(Array(json.utf8))).issues.map {
            catalog.message(for: $0, in: form)
        }
    }

    @Test(arguments: [
        // A choice of the form has a name; any other value has the number of its entry.
        (#"{"m":["a","z"]}"#, "Meals (entry 2) must be one of the choices."),
        (#"{"m":["a","a"]}"#, #"Meals: "Apple" is chosen more than once."#),
        (#"{"m":["a","b"]}"#, #"Meals: "b" cannot be chosen."#),
        (
            #"{"t":["a@b.co","x"]}"#,
            "Tags (entry 2) must be an e-mail address, such as ada@example.com."
        ),
        (#"{"t":["b@b.co"]}"#, "Tags (entry 1) must be one of: a@b.co, q."),
        (
            #"{"t":["a@b.co","a@b.co"]}"#,
            "Tags (entry 2) repeats an earlier entry; each must be different."
        ),
        (#"{"t":["a@b.co"," "]}"#, "Tags has an empty entry; fill it in or leave it out."),
        (#"{"g":[{"c":["x"]},{"c":["y","x","y"]}]}"#, #"C: "y" is chosen more than once."#),
        (#"{"g":[{"c":["z"]}]}"#, "C (entry 1) must be one of the choices."),
        // A sentence of the form is not changed.
        (#"{"n":["x","y"]}"#, "N again."),
        // What was sent instead.
        (#"{"plain":"1"}"#, "Plain must be a whole number. A text was sent."),
        (#"{"plain":{}}"#, "Plain must be a whole number. An object was sent."),
        (#"{"plain":1.5}"#, "Plain must be a whole number."),
        (#"{"m":false}"#, "Meals must be a list of choices. True or false was sent."),
        (
            #"{"g":{}}"#,
            "G must be a list of entries, each an object of fields. An object was sent."
        ),
        (#"{"o":[]}"#, "O must be an object with an entry for each row. A list was sent."),
        (#"{"o":{"r":1}}"#, "Each entry of O must be an object of fields."),
        // Bounds as the field shows its values.
        (#"{"money":60000}"#, "Money must be at most $50,000.00."),
        (#"{"money":0.25}"#, "Money must be at least $0.50."),
        (#"{"kilos":41}"#, "Weight must be at most 40.5 kg."),
        (#"{"kilos":1.25}"#, "Weight must be a multiple of 0.5 kg."),
        (#"{"fee":6}"#, "Fee must be at most £ 5."),
        (#"{"plain":60000}"#, "Plain must be at most 50000."),
        (#"{"own":6}"#, "At most 5 dollars."),
    ])
    func inEnglish(_ row: (json: String, sentence: String)) throws {
        #expect(try messages(row.json).first == row.sentence)
    }

    @Test(
        arguments: [
            ("de", "„Meals (Eintrag 2)“ muss eine der angebotenen Antworten sein."),
            ("es", "El campo «Meals (entrada 2)» debe ser una de las opciones."),
            ("fr", "Le champ « Meals (entrée 2) » doit être l’une des réponses proposées."),
            ("pt", "O campo “Meals (item 2)” deve ser uma das opções."),
            ("pt-PT", "O campo “Meals (item 2)” deve ser uma das opções."),
            ("ja", "「Meals（2番目）」は選択肢の中から選んでください。"),
            ("ar", "يجب أن يكون الحقل «Meals (المدخل 2)» أحد الخيارات."),
        ] as [(LanguageTag, String)])
    func inOtherLanguages(_ row: (language: LanguageTag, sentence: String)) throws {
        // French has no-break spaces.
        let found = try messages(#"{"m":["a","z"]}"#, row.language)
        #expect(
            found.map { String($0.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 }) } == [
                row.sentence
            ])
    }

    @Test(
        arguments: [
            ("de", "„Money“ darf höchstens 50.000,00 $ betragen.", "40.5 kg"),
            ("ja", "$50,000.00", "40.5 キロ"),
        ] as [(LanguageTag, String, String)])
    func boundsInOtherLanguages(_ row: (language: LanguageTag, money: String, kilos: String)) throws
    {
        let found = try messages(#"{"money":60000,"kilos":41}"#, row.language)
        #expect(found.first?.replacing("\u{A0}", with: " ").contains(row.money) == true, "\(found)")
        #expect(found.last?.contains(row.kilos) == true, "\(found)")
    }

    /// The parameters stay plain, and no value that the form does not list is among them.
    @Test func parameters() throws {
        let form = try FormDocument.read(Array(Self.form.utf8), vocabulary: .standard)
        let json = #"{"m":["z","b"],"t":["secret"],"money":60000,"plain":"12345"}"#
        let issues = FormValidator(form).validate(.json(Array(json.utf8))).issues
        let found = issues.map { issue in
            "\(issue.path) "
                + issue.parameters.pairs.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
        }
        #expect(
            found == [
                "/m/0 ", "/t/0 ", "/t/0 allowed=a@b.co, q", "/money min=0.5 max=50000",
                "/plain expected=integer given=text",
            ])
    }
}
