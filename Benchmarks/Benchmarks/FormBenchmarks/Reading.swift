import Benchmark
import FormModel
import FormValidation

func readingBenchmarks() {
    Benchmark("Reading: the form file of 11 inputs", configuration: .slow) { _ in
        blackHole(try FormDocument.read(Subjects.formFile, vocabulary: .standard))
    }

    // The form has hardly any rules, so that reading takes most of the time.
    Benchmark("Reading: a submission of 10 kB") { benchmark, validator in
        let submission = Subjects.submission(ofBytes: 10_000)
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            blackHole(validator.validate(.json(submission)).isValid)
        }
    } setup: {
        FormValidator(
            try Form(
                id: "letter", title: "Letter",
                items: [
                    .input("subject", title: "Subject"), .input("letter", title: "Letter"),
                    .input("urgent", title: "Urgent", value: .boolean),
                ]))
    }
}
