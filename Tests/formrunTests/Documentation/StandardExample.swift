import FormModel
import FormValidation
import Testing

/// The examples of bounds, formatters, patterns and schemas in the catalogue of `FormValidation`; `CatalogueTests`
/// compares the two.
@Suite struct StandardExample {
    @Test func sharesBounds() throws {
        /// A day within some weeks from a base, on which the shop is open.
        func visit(from base: TimeBound.Base, weeks: Int, on days: Set<Weekday>) -> FormItem? {
            TimeBound(base, [TimeBound.Step(weeks, .weeks)]).map { last in
                .input(
                    "visit", title: "Visit", value: .date,
                    validators: [.range(from: "today", to: last), .weekday(in: days)])
            }
        }

        /// The number of a card of the schemes that the shop takes.
        func card(of schemes: [CardScheme]) -> FormItem {
            .input(
                "card", title: "Card",
                help: LocalizedText(schemes.map(\.title).joined(separator: ", ")),
                validators: [.creditCard(schemes: schemes)])
        }

        /// A number of pieces up to a constant, or up to what an expression has.
        func pieces(upTo limit: MovingBound) -> FormItem {
            .input(
                "pieces", title: "Pieces", value: .integer, validators: [.range(min: 1, max: limit)]
            )
        }

        let form = try Form(
            id: "order", title: "Order",
            items: [
                visit(from: .today, weeks: 2, on: [.monday, .thursday]),
                card(of: [.visa, .amex]),
                .input("stock", title: "Stock", value: .integer, default: 5, isShown: false),
                pieces(upTo: .expression("stock")),
                .input(
                    "again", title: "Pieces again", value: .integer, validators: [.sameAs("pieces")]
                ),
            ].compactMap { $0 })

        let now = try #require(DateTime("2026-05-04T09:00:00Z"))
        let validator = FormValidator(form, clock: .fixed(now))
        func codes(_ body: String) -> [IssueCode] {
            validator.validate(.json(body)).issues.map(\.code)
        }
        #expect(codes(#"{"visit":"2026-05-14","stock":5,"pieces":5,"again":5}"#) == [])
        #expect(codes(#"{"visit":"2026-05-15"}"#) == [.weekday])
        #expect(codes(#"{"visit":"2026-05-25"}"#) == [.tooLarge])
        #expect(codes(#"{"stock":5,"pieces":6,"again":5}"#) == [.tooLarge, .notTheSame])
        #expect(codes(#"{"card":"4111 1111 1111 1111"}"#) == [])
        #expect(codes(#"{"card":"5555 5555 5555 4444"}"#).count == 1)

        /// The upper bound of the moment, up to which the view of a field counts.
        func limit(of validators: [EffectiveValidator]) -> String? {
            validators.lazy.compactMap { $0.parameters["max"]?.description }.first
        }
        let source = FormDataSource(form: form)
        #expect(limit(of: source.effectiveValidators(at: FieldPath("pieces"))) == "5")
    }

    @Test func paysAmounts() throws {
        /// What a payment service takes: an amount in the smallest unit of its currency, such as cents.
        func smallestUnits(_ amount: ExactDecimal, of currency: Currency) -> Int128? {
            amount.rounded(toDecimals: currency.minorDigits)?.significand
        }

        let dollar = try #require(Currency(code: "USD"))
        let yen = try #require(Currency(code: "JPY"))
        let dinar = try #require(Currency(code: "KWD"))
        #expect(smallestUnits(ExactDecimal(1250, exponent: -2), of: dollar) == 1250)
        #expect(smallestUnits(5, of: dollar) == 500)
        #expect(smallestUnits(1234, of: yen) == 1234)
        #expect(smallestUnits(5, of: dinar) == 5000)
    }

    @Test func formatsWithoutAForm() {
        /// A number of a person on a screen that others can see.
        func shown(_ number: String, formatter: AnyFormatter = .ssn) -> String {
            formatter.mask(number) ?? "•••••••••"
        }

        /// A ZIP code as it is stored, or the code of what is wrong with it.
        func stored(_ typed: String, formatter: AnyFormatter = .zipcode) -> String {
            var canonical: [UInt8] = []
            if let problem = formatter.parse(typed.utf8.span, into: &canonical) {
                return problem.code.rawValue
            }
            return String(decoding: canonical, as: UTF8.self)
        }

        #expect(shown("123-45-6789") == "•••-••-6789")
        #expect(shown("123456789") == "•••••••••")
        #expect(stored("12345 6789") == "12345-6789")
        #expect(stored("1234") == "zipcode")
    }

    @Test func readsStreams() async throws {
        /// The first invalid lines of a stream, so that a large file of mistakes is not read to its end.
        func firstInvalid<Body>(
            _ count: Int, in reports: ValidationReports<Body>
        ) async throws -> [LineReport] {
            var found: [LineReport] = []
            for try await line in reports where !line.isValid {
                found.append(line)
                if found.count == count { break }
            }
            return found
        }

        let validator = FormValidator(
            try Form(
                id: "ages", title: "Ages",
                items: [.input("age", title: "Age", value: .integer, validators: [.required])]))
        let body = AsyncStream([UInt8].self) { continuation in
            for _ in 0..<10 { continuation.yield(Array("{\"age\":3}\n{}\n".utf8)) }
            continuation.finish()
        }
        let found = try await firstInvalid(2, in: validator.reports(of: body))
        #expect(found.map(\.line) == [2, 4])
    }

    @Test func helpsWithPatterns() {
        /// What a person is told who writes a pattern, with the place of the mistake; nothing for a good one.
        func advice(on source: String) -> String? {
            do { _ = try Pattern(source) } catch { return "\(source)\n\(mark(error))" }
            return nil
        }

        func mark(_ error: PatternError) -> String {
            String(repeating: " ", count: error.offset) + "^ "
                + (sentence(error.code) ?? error.message)
        }

        func sentence(_ code: PatternError.Code) -> String? {
            switch code {
            case .repeatTooLarge: "Repeat at most \(PatternLimits.repeatCount) times."
            case .nestedTooDeep: "Nest at most \(PatternLimits.groupDepth) groups."
            case .tooManyStates:
                "Use fewer repetitions, or classes of at most \(PatternLimits.classRanges) ranges."
            default: nil
            }
        }

        #expect(advice(on: "a{3}") == nil)
        #expect(advice(on: "ab{2000}") == "ab{2000}\n  ^ Repeat at most 1000 times.")
    }

    @Test func answersFromServices() async throws {
        struct Register: Sendable {
            func cities(in country: String) -> [String] { country == "no" ? ["oslo"] : ["bern"] }
        }
        let register = Register()

        /// A check of any service that knows which names are taken.
        func check(_ isTaken: @escaping @Sendable (String) async throws -> Bool)
            -> RemoteChecks.Check
        {
            { value in
                guard case .text(let name) = value else { return CheckResult.accepted }
                return try await isTaken(name) ? .refused(message: "") : .accepted
            }
        }

        let countries: RemoteChoices.Fetch = { ["ch", "no"] }
        let cities: RemoteChoices.FetchForValues = { values in
            guard case .choice(let country)? = values["country"] else { return [] }
            return register.cities(in: country).map { Choice($0) }
        }
        var choices = RemoteChoices(timeout: .seconds(3))
        choices.add("countries", countries)
        choices.add("cities", cities)

        /// Whether it helps to ask again.
        func isPassing(_ error: RemoteChoicesError) -> Bool {
            error.failures.allSatisfy { $0.reason == .timedOut }
        }

        let form = try Form(
            id: "trip", title: "Trip",
            items: [
                .input("name", title: "Name", validators: [.remote("nameIsFree")]),
                .input("country", title: "Country", value: .choice, choicesFrom: "countries"),
                .input(
                    "city", title: "City", value: .choice,
                    choicesOf: .remote("cities", with: ["country"])),
            ])
        var checks = RemoteChecks()
        checks.add("nameIsFree", check { $0 == "ada" })
        let validator = FormValidator(try await form.fetchingChoices(by: choices))
        func codes(_ body: String) async -> [IssueCode] {
            await validator.validate(.json(body), checks: checks, choices: choices).issues.map(
                \.code)
        }
        #expect(await codes(#"{"name":"eve","country":"no","city":"oslo"}"#) == [])
        #expect(await codes(#"{"name":"ada","country":"ch","city":"oslo"}"#).count == 2)
        do {
            _ = try await form.fetchingChoices(by: RemoteChoices())
            Issue.record("No source has the countries.")
        } catch let error as RemoteChoicesError {
            #expect(!isPassing(error))
        }
    }

    @Test func comparesSchemas() throws {
        /// The constraints of a form that a client cannot check by the schema.
        func notExpressed(in schema: SchemaValue) -> [String] {
            switch schema {
            case .object(let members):
                members.flatMap { member -> [String] in
                    guard member.key == "$comment", case .text(let comment) = member.value,
                        comment.hasPrefix(FormSchema.notExpressedMark)
                    else { return notExpressed(in: member.value) }
                    return [String(comment.dropFirst(FormSchema.notExpressedMark.count))]
                }
            case .list(let list): list.flatMap(notExpressed)
            case .null, .boolean, .number, .numeral, .text: []
            }
        }

        /// Whether a form that was made of a schema accepts what the schema refuses.
        func isWeaker(_ effect: SchemaLoss.Effect) -> Bool {
            effect == .omission || effect == .missing
        }

        let form = try Form(
            id: "signUp", title: "Sign up",
            items: [
                .input("mail", title: "Mail"),
                .input("again", title: "Again", validators: [.sameAs("mail")]),
            ])
        #expect(notExpressed(in: FormSchema(form).value) == ["the same value as \"mail\"."])
        let schema = #"""
            { "type": "object", "properties": {
                "name": { "type": "string", "default": "Ada" },
                "tags": { "type": "string", "contentMediaType": "text/html" } } }
            """#
        let losses = try SchemaImport(Array(schema.utf8)).losses
        #expect(losses.map(\.effect) == [.restriction, .annotation])
        #expect(!losses.contains { isWeaker($0.effect) })
        let weaker =
            #"{ "type": "object", "properties": { "a": { "type": "string", "contentEncoding": "base64", "pattern": "(?=a)" } } }"#
        #expect(try SchemaImport(Array(weaker.utf8)).losses.contains { isWeaker($0.effect) })
    }
}
