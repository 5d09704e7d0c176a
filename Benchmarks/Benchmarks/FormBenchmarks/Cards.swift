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
}
