import Benchmark
import FormCards
import FormModel
import FormValidation

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
        } setup: {
            try FormDocument.read(Subjects.formFile, vocabulary: .standard)
        }
    }
    Benchmark("Card: describing and drawing 200 inputs", configuration: .slow) { benchmark, form in
        let source = FormDataSource(form: form)
        guard let card = Card.cards(of: source).first else {
            return benchmark.error("There is no card.")
        }
        let builder = DescriptionBuilder()
        let renderer = TextRenderer(width: 80)
        benchmark.startMeasurement()
        blackHole(renderer.lines(for: builder.description(of: card)))
    } setup: {
        try formOfInputs(200)
    }
    Benchmark("Card: drawing one of 200 inputs again", configuration: .slow) { benchmark, form in
        let source = FormDataSource(form: form)
        guard let card = Card.cards(of: source).first else {
            return benchmark.error("There is no card.")
        }
        let builder = DescriptionBuilder()
        let renderer = TextRenderer(width: 80)
        var cache = LayoutCache()
        blackHole(renderer.lines(for: builder.description(of: card), remembering: &cache))
        try source.updateValue(of: "f100", to: .text("changed"), userInitiated: true)
        let changed = builder.description(of: card)
        benchmark.startMeasurement()
        blackHole(renderer.lines(for: changed, remembering: &cache))
    } setup: {
        try formOfInputs(200)
    }
}

private func formOfInputs(_ count: Int) throws -> Form {
    let items = try (0..<count).map { number -> FormItem in
        guard let name = FieldName("f\(number)") else { throw Mistake("f\(number) is no name") }
        return .input(
            name, title: "Input number \(number)", help: "What it is for.",
            default: .text("a value"), validators: [.required])
    }
    return try Form(id: "inputs", title: "Inputs", items: items)
}
