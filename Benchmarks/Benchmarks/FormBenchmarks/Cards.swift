import Benchmark
import FormCards
import FormModel
import FormValidation

// A measurement ends before the values of a benchmark are freed.
func cardBenchmarks() {
    for (name, isAttempted) in [("with answers", false), ("with every issue", true)] {
        Benchmark("Card: drawing 11 inputs \(name)", configuration: .slow) { benchmark, form in
            let source = FormDataSource(form: form)
            if isAttempted {
                source.attemptSubmission()
            } else {
                let answers = FormValidator(form).validate(.json(Subjects.validRecord))
                try source.updateValues(answers.values, userInitiated: true)
            }
            guard let card = Card.cards(of: source).first else {
                return benchmark.error("There is no card.")
            }
            let builder = DescriptionBuilder()
            let renderer = TextRenderer(width: 80)
            benchmark.startMeasurement()
            blackHole(renderer.text(of: builder.description(of: card)))
            benchmark.stopMeasurement()
        } setup: {
            try FormDocument.read(Subjects.formFile, vocabulary: .standard)
        }
    }

    for (name, answers) in [
        ("ten fields", Subjects.tenAnswers),
        ("ten fields, one of them with two rows", Subjects.signUp),
    ] {
        Benchmark("Card: filling in and describing \(name)", configuration: .slow) {
            benchmark, form in
            let values = FormValidator(form).validate(.json(answers)).values
            let builder = DescriptionBuilder()
            benchmark.startMeasurement()
            let source = FormDataSource(form: form)
            try source.updateValues(values, userInitiated: true)
            blackHole(builder.descriptions(of: source))
            benchmark.stopMeasurement()
        } setup: {
            try FormDocument.read(
                answers == Subjects.signUp ? Subjects.signUpFile : Subjects.tenFieldsFile,
                vocabulary: .standard)
        }
    }

    Benchmark("Card: describing 800 rows with international numbers", configuration: .slow) {
        benchmark, form in
        let source = FormDataSource(form: form)
        try source.updateValue(
            of: "rows",
            to: .rows(
                [FormRow](repeating: ["phone": .text("+442079460958")], count: 800)),
            userInitiated: true)
        let builder = DescriptionBuilder()
        benchmark.startMeasurement()
        blackHole(builder.descriptions(of: source))
        benchmark.stopMeasurement()
    } setup: {
        try Form(
            id: "rows", title: "Rows",
            items: [
                .group(
                    "rows", title: "Rows", max: 1000,
                    items: [.input("phone", title: "Phone", formatter: .phone)])
            ])
    }

    Benchmark("Card: describing and drawing 200 parts", configuration: .slow) { benchmark, form in
        let source = FormDataSource(form: form)
        let builder = DescriptionBuilder()
        let renderer = TextRenderer(width: 80)
        benchmark.startMeasurement()
        for card in builder.descriptions(of: source) { blackHole(renderer.lines(for: card)) }
        benchmark.stopMeasurement()
    } setup: {
        try CardSubjects.form(parts: 200)
    }

    Benchmark("Card: drawing 200 fields again after a change of one", configuration: .slow) {
        benchmark, form in
        let source = FormDataSource(form: form)
        let builder = DescriptionBuilder()
        let renderer = TextRenderer(width: 80)
        var cache = LayoutCache()
        guard let before = builder.descriptions(of: source).first else {
            return benchmark.error("There is no card.")
        }
        blackHole(renderer.lines(for: before, remembering: &cache))
        try source.updateValue(of: "field7", to: .text("changed"), userInitiated: true)
        guard let after = builder.descriptions(of: source).first else { return }
        benchmark.startMeasurement()
        blackHole(renderer.lines(for: after, remembering: &cache))
        benchmark.stopMeasurement()
    } setup: {
        try CardSubjects.form(fields: 200)
    }

    Benchmark("Card: a page of 200 fields as HTML", configuration: .slow) { benchmark, form in
        let source = FormDataSource(form: form)
        guard let card = DescriptionBuilder().descriptions(of: source).first else {
            return benchmark.error("There is no card.")
        }
        let renderer = HTMLRenderer()
        benchmark.startMeasurement()
        blackHole(renderer.bytes(of: card))
        benchmark.stopMeasurement()
    } setup: {
        try CardSubjects.form(fields: 200)
    }
}

/// Forms with large cards.
enum CardSubjects {
    /// A card with a text, a pair, a bar or a pill after the other.
    static func form(parts count: Int) throws -> Form {
        let parts = (0..<count).map { index -> CardWord in
            switch index % 4 {
            case 0:
                CardWord(
                    "text",
                    ["text": .text("Part {name|of nobody} and a text that fills most of one line")])
            case 1:
                CardWord("pair", ["title": .text("You ask for"), "value": .text("{name|nothing}")])
            case 2: CardWord("bar", ["value": .expression("0.4"), "title": .text("Filled")])
            default: CardWord("pill", ["text": .text("New")])
            }
        }
        return try Form(
            id: "parts", title: "Parts",
            pages: [
                Page(
                    card: CardDefinition(parts: parts + [CardWord("fields")]),
                    items: [.input("name", title: "Name")])
            ])
    }

    /// A card with fields of a line of text.
    static func form(fields count: Int) throws -> Form {
        try Form(
            id: "fields", title: "Fields",
            items: (0..<count).compactMap { index in
                FieldName("field\(index)").map {
                    .input($0, title: LocalizedText("Field \(index)"), help: "What it is for.")
                }
            })
    }
}
