import Benchmark
import FormModel
import FormValidation

func judgingBenchmarks() {
    for (name, record, issues) in [
        ("a valid record", Subjects.validRecord, 0),
        ("a record all bad", Subjects.allBadRecord, 11),
    ] {
        Benchmark("Judging: \(name)") { (benchmark, validator: FormValidator) in
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations {
                blackHole(validator.validate(contentsOf: record.span))
            }
        } setup: {
            let validator = FormValidator(
                try FormDocument.read(Subjects.formFile, vocabulary: .standard))
            let found = validator.validate(contentsOf: record.span).issues.count
            guard found == issues else { throw Mistake("\(name): \(found) issues, not \(issues)") }
            return validator
        }
    }
}
