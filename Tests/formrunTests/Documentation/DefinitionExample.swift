import FormModel
import FormValidation
import Testing

/// The examples of definitions and issues in the catalogue of `FormModel`; `CatalogueTests` compares the two.
@Suite struct DefinitionExample {
    @Test func sharesPartsOfForms() throws {
        /// A city among those that a source offers.
        func city(from source: ChoiceSource) -> FormItem {
            .input("city", title: "City", value: .choice, choicesOf: source)
        }

        /// The travellers, as many as another answer says.
        func travellers(_ source: RowSource) -> FormItem {
            .group(
                "travellers", title: "Travellers", rows: source,
                items: [.input("name", title: "Name")])
        }

        /// Discounts are rows of a table: each is a value with a name, for texts and conditions.
        func values(of discounts: [(FieldName, FormExpression)]) -> NamedValues {
            NamedValues(discounts.map { NamedValue($0.0, $0.1) })
        }

        let callUs = CardStateRule("large", when: "count > 8", open: "callUs")
        let form = try Form(
            id: "trip", title: "Trip",
            lists: [
                ChoiceList(
                    "cities", columns: [.init("country")],
                    choices: [
                        Choice("bern", columns: ["country": .text("ch")]),
                        Choice("oslo", columns: ["country": .text("no")]),
                    ])
            ],
            values: values(of: [("isGroup", "count >= 5"), ("isPair", "count == 2")]),
            pages: [
                Page(
                    title: "Trip", card: CardDefinition(states: [callUs]),
                    items: [
                        .input("country", title: "Country"),
                        city(from: .list("cities", where: "choice.country == country")),
                        .input("count", title: "How many are you?", value: .integer),
                        travellers(.expression("count")),
                        .label("Groups pay for four of five.", visibleWhen: "isGroup"),
                    ])
            ])

        let source = FormDataSource(form: form)
        try source.updateValues(
            [("country", .text("no")), ("count", .integer(5))], userInitiated: true)
        #expect(source.offeredChoices(at: FieldPath("city")).map(\.choice.value) == ["oslo"])
        #expect(source.rowCount(of: FieldPath("travellers")) == 5)
        #expect(source.items.count == 5)
        #expect(source.cardState(ofPage: 0) != .custom("large"))
        try source.updateValue(of: "count", to: .integer(9), userInitiated: true)
        #expect(source.cardState(ofPage: 0) == .custom("large"))
    }

    @Test func limitsPartsOfItsOwn() throws {
        var words = Vocabulary.standard
        words.add(
            part: CardWordShape(
                "thermometer", usage: #"{ "thermometer": "fever", "from": 35, "to": 42 }"#,
                summary: "A number between two others.",
                parameters: [
                    CardParameter("value", .expression(.number), isMain: true, isRequired: true),
                    CardParameter("from", .number), CardParameter("to", .number),
                ],
                limits: [CardLimits(lower: "from", upper: "to")]))

        func codes(_ part: String) -> [DefinitionCode] {
            let file = """
                { "formrun": 1, "id": "f", "title": "F", "items": [
                  { "type": "input", "name": "fever", "title": "Fever", "value": "decimal" }],
                  "card": { "parts": [\(part), "fields"] } }
                """
            return FormDocument.diagnostics(of: Array(file.utf8), vocabulary: words).map(\.code)
        }
        #expect(codes(#"{ "thermometer": "fever", "from": 35, "to": 42 }"#) == [])
        #expect(codes(#"{ "thermometer": "fever", "from": 42, "to": 35 }"#) == [.badParameter])
    }

    @Test func addsFunctionsOfAConfiguration() throws {
        var words = Vocabulary.standard

        /// A constant of a configuration, such as `vat()`, for the expressions of form files.
        func add(_ name: String, _ type: ExpressionType, _ value: FieldValue) {
            words.add(
                function: name, usage: "\(name)()", summary: "From the configuration.",
                parameters: [], result: type
            ) { _ in value }
        }

        add("vat", .number, .decimal(ExactDecimal(19, exponent: -2)))
        add("shop", .text, .text("Corner Shop"))

        /// What an editor of expressions shows for what was typed so far.
        func help(on typed: String) -> [String] {
            words.functions.filter { $0.name.hasPrefix(typed) }.map(line)
        }

        func line(of function: ExpressionFunction) -> String {
            "\(function.usage)  \(function.summary)"
        }

        #expect(help(on: "va") == ["vat()  From the configuration."])
        #expect(help(on: "sqr").first?.hasPrefix("sqrt(") == true)
        let file = #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "net", "title": "Net", "value": "decimal" },
              { "type": "input", "name": "tax", "title": "Tax", "value": "decimal", "computed": "net * vat()" }] }
            """#
        let validator = FormValidator(
            try FormDocument.read(Array(file.utf8), vocabulary: words))
        let report = validator.validate(.json(#"{"net":100}"#))
        #expect(report["tax"] == .decimal(ExactDecimal(1900, exponent: -2)))
    }

    /// Reads aloud what a person did not do: what was typed needs no announcement.
    final class Announcer: FormDataSourceDelegate {
        var spoken: [String] = []

        func formDataSourceWillChange(_ dataSource: FormDataSource) {}

        func formDataSource(
            _ dataSource: FormDataSource, didChange item: FormItem, at index: Int,
            for change: FormChange
        ) {
            if isSurprising(change.origin) { spoken.append(dataSource.text(item.title)) }
        }

        private func isSurprising(_ origin: ChangeOrigin) -> Bool {
            switch origin {
            case .user: false
            case .program: true
            }
        }

        func formDataSourceDidChangeTitles(_ dataSource: FormDataSource) {}
        func formDataSourceDidChange(_ dataSource: FormDataSource) {}
    }

    @Test func announcesConsequences() throws {
        let form = try Form(
            id: "order", title: "Order",
            items: [
                .input("count", title: "Count", value: .integer),
                .input("price", title: "Price", value: .integer, computed: "count * 3"),
            ])
        let source = FormDataSource(form: form)
        let announcer = Announcer()
        source.delegate = announcer
        try source.updateValue(of: "count", to: .integer(2), userInitiated: true)
        #expect(announcer.spoken == ["Price"])
    }

    @Test func explainsPaths() throws {
        let form = try Form(
            id: "order", title: "Order",
            items: [.group("lines", title: "Lines", items: [.input("item", title: "Item")])])
        let source = FormDataSource(form: form)

        /// The answer of a server to a client that names a field, a group or a row that does not exist.
        func status(of error: FormPathError) -> Int {
            error.problems.map(\.target).map(status).max() ?? 404
        }

        func status(of target: FormPathError.Target) -> Int {
            switch target {
            case .field, .group: 404  // The form never has it.
            case .row: 410  // Somebody may have removed it.
            case .changeableField, .changeableRow: 403
            }
        }

        func status(at path: FieldPath) -> Int? {
            do {
                try source.updateValue(at: path, to: .text("Tea"), userInitiated: true)
                return nil
            } catch { return status(of: error) }
        }
        let row = FieldPath([.key("lines"), .index(3)])
        #expect(status(at: FieldPath("line")) == 404)
        do {
            try source.removeRow(at: row, userInitiated: true)
        } catch {
            #expect(status(of: error) == 410)
        }
    }

    @Test func answersRequests() throws {
        /// The status with which a server answers a submission: that of its first issue that says more than 422.
        func status(of issues: [FormIssue]) -> Int {
            issues.filter { $0.severity == .error }.lazy.map { status(of: $0.code) }
                .first { $0 != 422 } ?? (issues.isEmpty ? 200 : 422)
        }

        func status(of code: IssueCode) -> Int {
            switch code {
            // The body, whatever the form is.
            case .malformedJSON, .malformedText, .controlCharacter, .repeatedField: 400
            case .tooManyBytes, .tooManyMembers, .tooManyIssues: 413
            // The page of the person is older than the form, or was changed.
            case .otherForm, .otherVersion, .notComputed, .notGiven: 409
            // The form of this server: its choices could not be fetched, or it never comes to an end.
            case .choicesUnknown, .tooManyChoiceSets: 503
            case .unsettled, .tooMuchWork: 500
            default: 422
            }
        }

        let form = try Form(
            id: "order", title: "Order",
            items: [
                .input("name", title: "Name", validators: [.required]),
                .input("size", title: "Size", value: .choice, choicesFrom: "sizes"),
                .input("price", title: "Price", value: .integer, computed: "3 * 4"),
            ])
        let validator = FormValidator(form)
        func status(of submission: Submission) -> Int {
            status(of: validator.validate(submission).issues)
        }
        #expect(status(of: .json(#"{"name":"Ada","price":12}"#)) == 200)
        #expect(status(of: .json(#"{}"#)) == 422)
        #expect(status(of: .json(#"{"name":"Ada","price":2}"#)) == 409)
        #expect(status(of: .json(#"{"name":"Ada","size":"m"}"#)) == 503)
        #expect(status(of: .json(#"{"name":"A\u0007da"}"#)) == 400)
        #expect(status(of: .urlEncoded("name=Ada&name=Eve")) == 400)
        #expect(status(of: .json(#"{"name""#)) == 400)
    }

    @Test func takesBodiesOfAServer() throws {
        /// A body in pieces, as a server received it.
        struct Body: SubmissionBytes {
            var pieces: [[UInt8]] = []
            func copyBytes() -> [UInt8] { Array(pieces.joined()) }
        }

        let validator = FormValidator(
            try Form(id: "order", title: "Order", items: [.input("name", title: "Name")]))
        var body = Body()
        body.pieces = [Array(#"{"na"#.utf8), Array(#"me":"Ada"}"#.utf8)]
        #expect(validator.validate(.json(body))["name"] == .text("Ada"))
    }
}
