import Benchmark
import FormValidation

func patternBenchmarks() {
    let email = #"[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}"#
    for (name, source, text) in [
        ("an e-mail address", email, "zoe.lee+news@mail.example.net"),
        ("a user name", "[a-z][a-z0-9_]{2,19}", "zoe_lee_77"),
        ("\\p{L} beyond ASCII", #"[\p{L}' -]+"#, "Łukasz Søren O'Brien Анна"),
    ] {
        Benchmark("Pattern: \(name)") { benchmark, pattern in
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations { blackHole(pattern.matches(text)) }
        } setup: {
            try compiled(source, toMatch: text)
        }
    }

    // A matcher that backtracks takes exponential or quadratic time for each of these patterns.
    let run = String(repeating: "a", count: 20_000)
    for (source, text) in [
        ("(a+)+b", run), ("(a|aa)*b", run), ("(?:.*a){12}b", run), ("a*a*a*a*a*a*b", run),
        (email, "a@" + String(repeating: "a.", count: 10_000) + "1"),
    ] {
        let name = source == email ? "the e-mail one" : source
        Benchmark("Pattern, hostile: \(name) on 20,000 bytes", configuration: .slow) {
            benchmark, pattern in
            benchmark.startMeasurement()
            blackHole(pattern.matches(text))
        } setup: {
            try Pattern(source)
        }
    }

    Benchmark("Pattern: compiling the e-mail one", configuration: .slow) { _ in
        blackHole(try Pattern(email))
    }
}

private func compiled(_ source: String, toMatch text: String) throws -> Pattern {
    let pattern = try Pattern(source)
    guard pattern.matches(text) else { throw Mistake("\(source) does not match \(text)") }
    return pattern
}
