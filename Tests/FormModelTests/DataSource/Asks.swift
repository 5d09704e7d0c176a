import FormModel

/// Validates by an asynchronous check.
struct Asks: Validator {
    let check: String
    var isWarning = false
    let name = "asks"
    var facts: ValidatorFacts {
        ValidatorFacts(
            codes: [
                .remote: ["message"], .remoteUnknown: [], .remoteTimeout: [], .remoteFailed: [],
            ], remoteChecks: [check])
    }

    init(_ check: String, isWarning: Bool = false) {
        self.check = check
        self.isWarning = isWarning
    }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let mark = findings.mark
        findings.add(check: check)
        if isWarning { findings.makeWarnings(since: mark) }
    }
}

/// Validates each element of a list by an asynchronous check.
struct AsksEach: Validator {
    let check: String
    let name = "asksEach"
    var facts: ValidatorFacts { Asks(check).facts }

    init(_ check: String) { self.check = check }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        for index in 0..<value.count {
            findings.element = index
            findings.add(check: check)
        }
        findings.element = -1
    }
}

/// Ends the validation of a field at its first error.
struct Stops: Validator {
    let name = "stops"
    var facts: ValidatorFacts { ValidatorFacts(stopsOnFirst: true) }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {}
}
