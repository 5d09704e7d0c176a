import Benchmark
import FormModel
import FormValidation

func judgingBenchmarks() {
    sessionBenchmark()
    reportBenchmark()
    for (name, record, issues) in [
        ("a valid record", Subjects.validRecord, 0),
        ("a record all bad", Subjects.allBadRecord, 11),
    ] {
        Benchmark("Judging: \(name)") { (benchmark, validator: FormValidator) in
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations {
                blackHole(validator.validate(.json(record)))
            }
        } setup: {
            let validator = FormValidator(
                try FormDocument.read(Subjects.formFile, vocabulary: .standard))
            let found = validator.validate(.json(record)).issues.count
            guard found == issues else { throw Mistake("\(name): \(found) issues, not \(issues)") }
            return validator
        }
    }
}

/// The work of a server that keeps a session.
private func sessionBenchmark() {
    Benchmark("Judging: a valid record in a session") {
        (benchmark, session: ValidationSession) in
        let record = Subjects.validRecord
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            blackHole(session.validate(.json(record)))
        }
    } setup: {
        FormValidator(try FormDocument.read(Subjects.formFile, vocabulary: .standard)).makeSession()
    }
}

/// The work of a server for a record that it refuses.
private func reportBenchmark() {
    Benchmark("Judging: a record all bad and its report as JSON") {
        (benchmark, validator: FormValidator) in
        let record = Subjects.allBadRecord
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            blackHole(validator.json(of: validator.validate(.json(record))))
        }
    } setup: {
        FormValidator(try FormDocument.read(Subjects.formFile, vocabulary: .standard))
    }
}
