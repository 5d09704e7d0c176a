import Benchmark
import FormModel
import FormValidation

func judgingBenchmarks() {
    sessionBenchmark()
    reportBenchmark()
    decodingBenchmark()
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

/// The work of a server that takes the answers as a type: at most twice that of validating them.
private func decodingBenchmark() {
    Benchmark("Judging: a sign-up") { (benchmark, validator: FormValidator) in
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            blackHole(validator.validate(.json(Subjects.signUp)))
        }
    } setup: {
        try signUp().validator
    }
    Benchmark("Judging: decoding the answers of a sign-up") {
        (benchmark, report: ValidationReport) in
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { blackHole(try report.decode(SignUp.self)) }
    } setup: {
        try signUp().report
    }
    Benchmark("Judging: decoding the answers of a valid record") {
        (benchmark, report: ValidationReport) in
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            blackHole(try report.decode(Application.self))
        }
    } setup: {
        let validator = FormValidator(
            try FormDocument.read(Subjects.formFile, vocabulary: .standard))
        return validator.validate(.json(Subjects.validRecord))
    }
}

private func signUp() throws -> (validator: FormValidator, report: ValidationReport) {
    let validator = FormValidator(
        try FormDocument.read(Subjects.signUpFile, vocabulary: .standard))
    let report = validator.validate(.json(Subjects.signUp))
    guard Subjects.signUp.count == 296, report.isValid,
        try report.decode(SignUp.self).contacts.count == 2
    else { throw Mistake("the sign-up: \(Subjects.signUp.count) bytes, \(report.issues)") }
    return (validator, report)
}

private struct SignUp: Decodable {
    enum Plan: String, Decodable { case free, team }
    struct Contact: Decodable { let name: String, phone: String? }

    let name: String
    let email: String
    let birthday: CalendarDate
    let password: String
    let plan: Plan
    let seats: Int?
    let budget: ExactDecimal?
    let newsletter: Bool?
    let notes: String?
    let contacts: [Contact]
}

/// The answers of the form of the benchmarks.
private struct Application: Decodable {
    enum CodingKeys: String, CodingKey {
        case name = "full_name"
        case email, username, password, amount, zipcode, phone, ssn
        case birthday = "birth_date"
        case newsletter, country
    }

    let name: String
    let email: String
    let username: String
    let password: String
    let amount: ExactDecimal
    let zipcode: String
    let phone: String
    let ssn: String
    let birthday: CalendarDate
    let newsletter: Bool
    let country: String
}
