import Benchmark
import FormModel
import FormValidation

func formatterBenchmarks() {
    let subjects: [(formatter: any InputFormatter, typed: String)] = [
        (.currency("USD"), "$1,234,567.89"), (.zipcode, "021394307"), (.phone, "+1 617 555 0143"),
        (.ssn, "219099994"),
    ]
    for (formatter, typed) in subjects {
        Benchmark("Formatter \(formatter.name): parse") { benchmark in
            for _ in benchmark.scaledIterations { blackHole(formatter.parse(typed)) }
        }

        Benchmark("Formatter \(formatter.name): format") { benchmark, canonical in
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations { blackHole(formatter.format(canonical)) }
        } setup: {
            try formatter.parse(typed).get()
        }

        Benchmark("Formatter \(formatter.name): edit") { benchmark in
            // The last digit is typed at the end of the text that results from the earlier ones.
            let before = typed.dropLast().reduce(EditedText(text: "", caret: 0)) {
                formatter.edit(
                    TextEdit(text: $0.text, caret: $0.caret, change: .insert(String($1))))
            }
            let last = TextEdit(
                text: before.text, caret: before.caret, change: .insert(String(typed.suffix(1))))
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations { blackHole(formatter.edit(last)) }
        }
    }
}
