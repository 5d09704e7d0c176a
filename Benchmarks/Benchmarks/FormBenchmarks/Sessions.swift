import Benchmark
import FormCards
import FormModel
import FormValidation

func sessionBenchmarks() {
    // A key, and the rows of the screen after it; the command writes those that differ.
    Benchmark("Session: a key on a form of 200 fields") { benchmark, form in
        measureKeys(benchmark, form, after: [Key](repeating: .tab, count: 100))
    } setup: {
        try CardSubjects.form(fields: 200)
    }

    Benchmark("Session: a key on a list of 5,000 choices") { benchmark, form in
        measureKeys(benchmark, form, keys: [.down, .down, .up, .pageDown])
    } setup: {
        try SessionSubjects.form(choices: 5_000)
    }

    Benchmark("Session: filtering a list of 5,000 choices") { benchmark, form in
        measureKeys(benchmark, form, keys: [.text("4"), .text("9"), .backspace, .backspace])
    } setup: {
        try SessionSubjects.form(choices: 5_000)
    }

    Benchmark("Session: an answer on a form of 200 fields", configuration: .slow) {
        benchmark, form in
        let session = FormSession(FormDataSource(form: form), catalog: .english)
        let renderer = TextRenderer(screen: ScreenLayout(columns: 80, rows: 24))
        _ = session.start()
        benchmark.startMeasurement()
        _ = session.handle(.key(.enter))
        blackHole(renderer.frame(of: session.view))
    } setup: {
        try CardSubjects.form(fields: 200)
    }

    Benchmark("Session: the first question of 200 fields", configuration: .slow) {
        benchmark, form in
        let renderer = TextRenderer(screen: ScreenLayout(columns: 80, rows: 24))
        benchmark.startMeasurement()
        let session = FormSession(FormDataSource(form: form), catalog: .english)
        _ = session.start()
        blackHole(renderer.frame(of: session.view))
    } setup: {
        try CardSubjects.form(fields: 200)
    }
}

/// Measures keys that are pressed again and again, after those that lead to the question.
private func measureKeys(
    _ benchmark: Benchmark, _ form: Form, after first: [Key] = [],
    keys: [Key] = [.text("a"), .text("b"), .left, .backspace]
) {
    let session = FormSession(FormDataSource(form: form), catalog: .english)
    let layout = ScreenLayout(columns: 80, rows: 24)
    let renderer = TextRenderer(screen: layout)
    var cache = ScreenCache()
    session.resize(layout)
    _ = session.start()
    for key in first { _ = session.handle(.key(key)) }
    benchmark.startMeasurement()
    for at in benchmark.scaledIterations {
        _ = session.handle(.key(keys[at % keys.count]))
        blackHole(renderer.frame(of: session.view, remembering: &cache))
    }
}

private enum SessionSubjects {
    /// A form with a list of choices.
    static func form(choices count: Int) throws -> Form {
        try Form(
            id: "list", title: "List",
            items: [
                .input(
                    "country", title: "Country", value: .choice,
                    choices: (0..<count).map { Choice("c\($0)", title: "Country \($0)") })
            ])
    }
}
