import Testing

@testable import FormModel
@testable import FormValidation

/// Every catalogue has the sentences of the English one.
@Suite struct MessageCatalogLanguageTests {
    private static let english = MessageCatalog.english.sentences

    /// The keys of sentences with a count: the English one has a singular.
    private static let counted = Set(english.keys.compactMap(SentenceTable.countedKey))

    @Test func thereIsOneForEachLanguage() {
        #expect(
            MessageCatalog.all.map(\.language.text)
                == ["en", "de", "es", "fr", "pt", "pt-PT", "ja", "ar"])
        for catalog in MessageCatalog.all {
            #expect(MessageCatalog(for: catalog.language).sentenceLanguage == catalog.language)
            #expect(InterfaceLanguage(catalog.language)?.plural == catalog.table.plural)
        }
        #expect(Self.counted.count >= 8)
    }

    @Test(arguments: MessageCatalog.all.indices)
    func hasTheSameKeysInEachOfItsPluralForms(_ index: Int) {
        let catalog = MessageCatalog.all[index]
        let plain = Self.english.keys.filter { SentenceTable.countedKey(of: $0) == nil }
        let forms = catalog.table.plural.categories.filter { $0 != .other }
        let expected = Set(plain).union(
            Self.counted.flatMap { key in forms.map { "\(key).\($0.rawValue)" } })
        let keys = Set(catalog.sentences.keys)
        #expect(expected.subtracting(keys).sorted() == [], "\(catalog.language) lacks these")
        #expect(keys.subtracting(expected).sorted() == [], "\(catalog.language) has these beyond")
    }

    @Test(arguments: MessageCatalog.all.indices)
    func namesTheSameFacts(_ index: Int) {
        let catalog = MessageCatalog.all[index]
        for (key, sentence) in catalog.sentences {
            #expect(TextTemplate(sentence).malformation?.isUnclosed != true, "\(key)")
            let base = SentenceTable.countedKey(of: key)
            guard let english = Self.english[base ?? key] else { continue }
            let wanted = TextTemplate(english).sources
            let found = TextTemplate(sentence).sources
            var missing = Set(wanted).subtracting(found)
            // A plural form for one number, such as "1 character", may omit the placeholder.
            if base != nil { missing.subtract(wanted.filter { $0 != "title" }.prefix(1)) }
            #expect(missing.isEmpty, "\(catalog.language) \(key): \(sentence)")
            #expect(Set(found).isSubset(of: wanted), "\(catalog.language) \(key): \(sentence)")
            #expect(found.count == Set(found).count)
        }
    }

    /// A plural form for several numbers must contain the number.
    @Test(arguments: MessageCatalog.all.indices)
    func saysTheNumberWhereItIsNotPlain(_ index: Int) {
        let catalog = MessageCatalog.all[index]
        let rule = catalog.table.plural
        for key in Self.counted {
            for form in rule.categories {
                let counts = (0...200).filter { rule.category(of: $0) == form }
                guard counts.count != 1 else { continue }
                let sentence = catalog.sentences[form == .other ? key : "\(key).\(form.rawValue)"]
                let english = TextTemplate(Self.english[key] ?? "").sources
                let number = english.first { $0 != "title" } ?? ""
                #expect(
                    sentence?.contains("{\(number)}") == true, "\(catalog.language) \(key) \(form)")
            }
        }
    }

    @Test(arguments: MessageCatalog.all.indices)
    func isWrittenAsItShouldBe(_ index: Int) {
        let catalog = MessageCatalog.all[index]
        for (key, sentence) in catalog.sentences {
            let ends: [Character] = catalog.language == "ja" ? ["。", "？"] : [".", "?", "؟"]
            #expect(sentence.last.map(ends.contains) == true, "\(catalog.language) \(key)")
            #expect(!sentence.contains("  "), "\(catalog.language) \(key)")
            // Characters that are invisible, or hard to find in a source file.
            let isPlain = sentence.unicodeScalars.allSatisfy {
                $0.properties.generalCategory != .format
                    && $0.properties.generalCategory != .control
            }
            #expect(isPlain, "\(catalog.language) \(key)")
            let digits = sentence.unicodeScalars.filter {
                $0.properties.generalCategory == .decimalNumber
            }
            #expect(!digits.contains { !$0.isASCII }, "\(catalog.language) \(key)")
            if catalog.language != "en" {
                #expect(sentence != Self.english[key], "\(catalog.language) \(key)")
            }
        }
    }

    @Test func frenchSpacesDoNotBreak() {
        #expect(
            withFrenchSpaces("« a » : b ; c ? :help :: d!")
                == "«\u{A0}a\u{A0}»\u{A0}: b\u{A0}; c\u{A0}? :help :: d!")
        for sentence in MessageCatalog.french.sentences.values {
            #expect(
                !sentence.contains("« ") && !sentence.contains(" »") && !sentence.contains(" :"))
        }
    }

    /// A title is quoted, because otherwise the sentence would have to agree with it grammatically.
    @Test(arguments: MessageCatalog.all.indices)
    func titlesStandInMarks(_ index: Int) {
        let catalog = MessageCatalog.all[index]
        guard catalog.language != "en" else { return }
        for (key, sentence) in catalog.sentences where sentence.contains("{title}") {
            let isMarked = ["„{", "«{", "«\u{A0}{", "“{", "「{"].contains {
                sentence.contains($0 + "title}")
            }
            #expect(isMarked, "\(catalog.language) \(key): \(sentence)")
        }
    }

    /// Most languages need different words for days, moments and times of day.
    @Test(arguments: MessageCatalog.all.indices)
    func eachKindOfTimeHasSentencesOfItsOwn(_ index: Int) {
        let catalog = MessageCatalog.all[index]
        for base in ["tooSmall", "tooSmall.above", "tooLarge", "tooLarge.below"] {
            let sentences = ["date", "dateTime", "time"].compactMap {
                catalog.sentences["\(base).\($0)"]
            }
            #expect(sentences.count == 3, "\(catalog.language) \(base)")
            let isPlain = catalog.language == "en"
            #expect(Set(sentences).count == (isPlain ? 1 : 3), "\(catalog.language) \(base)")
        }
    }

    @Test(
        arguments: [
            ("en", "X must not be before 09:00.", "X must not be before 2030-01-01T00:00:00Z."),
            (
                "de", "„X“ darf nicht vor 09:00 Uhr liegen.",
                "„X“ darf nicht vor dem Zeitpunkt 2030-01-01T00:00:00Z liegen."
            ),
            (
                "es", "El campo «X» no debe ser anterior a esta hora: 09:00.",
                "El campo «X» no debe ser anterior al momento 2030-01-01T00:00:00Z."
            ),
            (
                "fr", "Le champ «\u{A0}X\u{A0}» ne doit pas être antérieur à 09:00.",
                "Le champ «\u{A0}X\u{A0}» ne doit pas être antérieur à l’instant 2030-01-01T00:00:00Z."
            ),
            (
                "pt", "O campo “X” não deve ser anterior a esta hora: 09:00.",
                "O campo “X” não deve ser anterior ao momento 2030-01-01T00:00:00Z."
            ),
            ("ja", "「X」は09:00以降の時刻にしてください。", "「X」は2030-01-01T00:00:00Z以降の日時にしてください。"),
            (
                "ar", "يجب ألا يسبق الحقل «X» الساعة 09:00.",
                "يجب ألا يسبق الحقل «X» اللحظة 2030-01-01T00:00:00Z."
            ),
        ] as [(LanguageTag, String, String)])
    func timesAndMoments(_ row: (language: LanguageTag, time: String, moment: String)) throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input(
                    "x", title: "X", value: .time, validators: [.range(from: "09:00")]),
                .input(
                    "y", title: "X", value: .dateTime,
                    validators: [.range(from: "2030-01-01T00:00:00Z")]),
            ])
        let validator = FormValidator(form, catalog: MessageCatalog(for: row.language, of: form))
        let body = Array(#"{"x":"08:59","y":"2029-12-31T23:59:59Z"}"#.utf8)
        let messages = validator.validate(.json(body)).issues.map(validator.message)
        #expect(messages == [row.time, row.moment])
    }

    /// Sentences are grammatical at every hour.
    ///
    /// One o'clock is singular in Spanish and Portuguese, so no sentence has an article before the
    /// time.
    @Test(arguments: ["es", "pt", "pt-PT"] as [LanguageTag], 0..<24)
    func everyHourIsSaidRightly(_ language: LanguageTag, _ hour: Int) throws {
        let time = try #require(ClockTime(hour: hour, minute: 0))
        let catalog = MessageCatalog(for: language)
        let form = try Form(
            id: "f", title: "F", items: [.input("x", title: "X", value: .time)])
        let bounds: [(IssueCode, String)] = [
            (.tooSmall, "min"), (.tooSmall, "above"), (.tooLarge, "max"), (.tooLarge, "below"),
        ]
        for (code, bound) in bounds {
            var parameters = IssueParameters()
            parameters[bound] = .time(time)
            let message = catalog.message(
                for: FormIssue(code, at: FieldPath("x"), parameters: parameters), in: form)
            #expect(message.hasSuffix(" a esta hora: \(time)."), "\(message)")
        }
    }

    /// A bound that is a duration is written in words in reports, too.
    @Test(arguments: [
        ("en", "X must be at most 1 hour."), ("de", "„X“ darf höchstens 1 Stunde betragen."),
        ("es", "El campo «X» debe ser como máximo 1 hora."),
        ("fr", "Le champ «\u{A0}X\u{A0}» doit être inférieur ou égal à 1 heure."),
        ("pt", "O campo “X” deve ser no máximo 1 hora."), ("ja", "「X」は1時間以下にしてください。"),
        ("ar", "الحد الأقصى لقيمة الحقل «X» هو ساعة."),
    ])
    func durationsAreWords(_ row: (language: LanguageTag, sentence: String)) throws {
        let catalog = MessageCatalog(for: row.language)
        let hour = try #require(CalendarDuration(hours: 1))
        let form = try Form(
            id: "f", title: "F", items: [.input("x", title: "X", value: .duration)])
        let issue = FormIssue(
            .tooLarge, at: FieldPath("x"), parameters: ["max": .duration(hour)])
        #expect(catalog.message(for: issue, in: form) == row.sentence)
        #expect(catalog.forTyping.message(for: issue, in: form) == row.sentence)
    }

    /// An example of an amount is canonical, or in the notation of the reader.
    @Test(arguments: [
        ("en", "1234.50", "1,234.50"), ("de", "1234.50", "1.234,50"),
        ("de-CH", "1234.50", "1'234.50"), ("fr", "1234.50", "1 234,50"),
        ("pt", "1234.50", "1.234,50"), ("pt-PT", "1234.50", "1 234,50"),
        ("ja", "1234.50", "1,234.50"),
    ])
    func amountsAreWrittenAsTheyAreRead(_ row: (language: LanguageTag, sent: String, typed: String))
    {
        let catalog = MessageCatalog(for: row.language)
        let problem = FormatProblem(.currency)
        let (sent, typed) = (
            catalog.message(for: problem, title: "X"),
            catalog.forTyping.message(for: problem, title: "X")
        )
        #expect(sent.contains(" \(row.sent)") || sent.contains("：\(row.sent)"), "\(sent)")
        #expect(typed.contains(" \(row.typed)") || typed.contains("：\(row.typed)"), "\(typed)")
    }

    /// A text instead of a title has one pair of quotation marks.
    @Test(arguments: MessageCatalog.all.indices)
    func textsStandInOnePairOfMarks(_ index: Int) {
        let catalog = MessageCatalog.all[index]
        let sentence = catalog.message(for: FormatProblem(.currency), text: "x1")
        let marked = ["\"x1\"", "„x1“", "«x1»", "«\u{A0}x1\u{A0}»", "“x1”", "「x1」"]
        #expect(marked.contains { sentence.contains($0) }, "\(sentence)")
        #expect(catalog.language == "en" || !sentence.contains("\""), "\(sentence)")
    }

    /// Bounds of local dates and times use the sentences for moments, which do not mention offsets.
    @Test(arguments: MessageCatalog.all.indices)
    func localDatesAndTimes(_ index: Int) throws {
        let catalog = MessageCatalog.all[index]
        let bound = try #require(LocalDateTime("2030-01-01T08:00"))
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input(
                    "x", title: "X", value: .localDateTime,
                    validators: [RangeValidator(above: .localDateTime(bound))]),
                .input(
                    "w", title: "X", value: .localDateTime, validators: [.range(to: bound)]),
                .input("y", title: "X", value: .localDateTime),
                .input("z", title: "X", value: .dateTime),
            ])
        func said(_ body: String) -> [String] {
            FormValidator(form, catalog: catalog).validate(.json(Array(body.utf8))).issues.map {
                catalog.message(for: $0, in: form)
            }
        }
        func sentence(_ key: String, _ fact: String) -> String {
            (catalog.sentences[key] ?? "").replacing("{title}", with: "X")
                .replacing("{\(fact)}", with: "2030-01-01 08:00")
        }
        #expect(
            said(#"{"x":"2030-01-01T08:00"}"#)
                == [sentence("tooSmall.above.dateTime", "above")])
        #expect(said(#"{"w":"2030-01-01T08:01"}"#) == [sentence("tooLarge.dateTime", "max")])
        #expect(said(#"{"y":"x"}"#) == [sentence("wrongType.localDateTime", "")])
        #expect(said(#"{"z":"2030-01-01T08:00"}"#) == [sentence("wrongType.withoutOffset", "")])
        #expect(said(#"{"z":"2030-01-01T08:00Z"}"#) == [sentence("wrongType.withoutSeconds", "")])
    }

    private static func form(_ min: Int, locale: LanguageTag? = nil) throws -> Form {
        try Form(
            id: "f", title: "F", locale: locale,
            items: [
                .input(
                    "x", title: ["en": "Name", "de": "Vorname", "nl": "Voornaam"],
                    validators: [.length(min: min)])
            ])
    }

    @Test(arguments: [
        ("en", 1, "Name must have at least 1 character."),
        ("en", 2, "Name must have at least 2 characters."),
        ("de-AT", 3, "„Vorname“ muss mindestens 3 Zeichen haben."),
        ("es", 1, "El campo «Name» debe tener al menos 1 carácter."),
        ("es", 1_000_000, "El campo «Name» debe tener al menos 1000000 de caracteres."),
        ("fr", 2, "Le champ «\u{A0}Name\u{A0}» doit comporter au moins 2 caractères."),
        ("pt", 0, "O campo “Name” deve ter no mínimo 0 caractere."),
        ("pt-BR", 1, "O campo “Name” deve ter no mínimo 1 caractere."),
        ("pt-PT", 0, "O campo “Name” deve ter no mínimo 0 caracteres."),
        ("pt-PT", 1, "O campo “Name” deve ter no mínimo 1 carácter."),
        ("pt-MZ", 1, "O campo “Name” deve ter no mínimo 1 carácter."),
        ("ja", 3, "「Name」は3文字以上にしてください。"),
        ("ar", 1, "يجب ألا يقل الحقل «Name» عن محرف واحد."),
        ("ar", 2, "يجب ألا يقل الحقل «Name» عن محرفين."),
        ("ar", 3, "يجب ألا يقل الحقل «Name» عن 3 محارف."),
        ("ar", 11, "يجب ألا يقل الحقل «Name» عن 11 محرفًا."),
        ("ar", 100, "يجب ألا يقل الحقل «Name» عن 100 محرف."),
        // Languages without a catalogue: the texts of the form in it, with sentences in the form's
        // language or English.
        ("nl", 2, "Voornaam must have at least 2 characters."),
        ("tlh", 2, "Name must have at least 2 characters."),
    ])
    func sentences(_ row: (language: LanguageTag, min: Int, sentence: String)) throws {
        let form = try Self.form(row.min)
        let catalog = MessageCatalog(for: row.language, of: form)
        let issue = FormIssue(
            .tooShort, at: FieldPath("x"),
            parameters: ["min": .integer(row.min), "actual": .integer(1)])
        #expect(catalog.message(for: issue, in: form) == row.sentence)
    }

    @Test func theFormsOwnLanguageIsTheDefault() throws {
        let form = try Self.form(2, locale: "de-CH")
        let body = Array(#"{"x":"a"}"#.utf8)
        func message(_ validator: FormValidator) -> [String] {
            validator.validate(.json(body)).issues.map(validator.message)
        }
        #expect(message(FormValidator(form)) == ["„Vorname“ muss mindestens 2 Zeichen haben."])
        #expect(
            message(FormValidator(form, catalog: .english))
                == ["Name must have at least 2 characters."])
        let dutch = MessageCatalog(for: "nl", of: form)
        #expect(
            message(FormValidator(form, catalog: dutch))
                == ["„Voornaam“ muss mindestens 2 Zeichen haben."])
    }

    @Test func ownSentencesListsAndOtherTitles() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input(
                    "a", title: ["en": "A", "de": "Ä"],
                    validators: [.sameAs("b"), .oneOf(["x", "y"])],
                    messages: [.oneOf: ["en": "{allowed}!", "de": "{title}: {allowed}!"]]),
                .input("b", title: ["en": "B", "de": "Bö"]),
            ])
        func messages(_ catalog: MessageCatalog) -> [String] {
            let validator = FormValidator(form, catalog: catalog)
            return validator.validate(.json(Array(#"{"a":"z","b":"q"}"#.utf8))).issues.map(
                validator.message)
        }
        #expect(messages(.english) == ["A must be the same as B.", "x, y!"])
        #expect(messages(.german) == ["„Ä“ muss mit „Bö“ übereinstimmen.", "Ä: x, y!"])
        #expect(messages(.japanese).last == "x、y!")
    }
}
