/// The parameters of the issues of an item by code, which its messages may name.
///
/// In a message, a parameter of the issue comes before a field of the same name. The checks of a form and the expansion
/// of fragments both use this table, so that they agree on which of the two a name is.
struct MessageParameters {
    /// The parameters that every issue has.
    static let ofEveryIssue = ["title", "code"]

    /// The parameters by code, without those of every issue.
    private(set) var byCode: [String: [String]]

    /// Whether all codes are known: not where a validator or formatter does not declare its codes.
    private(set) var isComplete = true

    /// The parameters of validators that do not declare their codes, whose issues may have any code.
    private var ofAnyCode: [String] = []

    /// The parameters of the issues that the engine itself finds for a type of value.
    init(of type: ValueType, isSecure: Bool, hasFormatter: Bool) {
        byCode = [
            "wrongType": ["expected"], "unsettled": ["max"], "malformedText": [],
            "repeatedField": [], "fileNotAccepted": [],
            // Even without a condition of its own, the item may be on a hidden page.
            "hiddenField": [],
        ]
        switch type {
        case .integer:
            add([.tooManyDigits: ["max"], .tooSmall: ["min"], .tooLarge: ["max"]])
        case .decimal: add([.tooManyDigits: ["max"]])
        case .choice: add([.notAChoice: [], .tooManyTextBytes: ["max"]])
        case .texts:
            add([.emptyElement: [], .tooManyTextBytes: ["max"], .tooManyElements: ["max"]])
            add([.controlCharacter: ["expected"]])
        case .choices: add([.notAChoice: [], .tooManyElements: ["max"]])
        case .group: add([.tooManyCells: ["max"]])
        // The sentence about another type shows a value of these types.
        case .time, .dateTime, .localDateTime:
            add([.tooManyDecimals: ["max"], .wrongType: ["example"]])
        case .date, .duration: add([.wrongType: ["example"]])
        case .text, .multiline:
            add([.tooManyTextBytes: ["max"]])
            if !isSecure { add([.controlCharacter: ["expected"]]) }
        case .file:
            add([
                .malformedText: [], .controlCharacter: ["expected"], .fileNameTooLong: ["max"],
                .pathNotAccepted: [],
            ])
        case .boolean: break
        }
        if hasFormatter { add([.tooManyTextBytes: ["max"]]) }
    }

    /// Adds codes with their own parameters and those that they have in common.
    mutating func add(_ codes: [IssueCode: [String]], _ common: [String] = []) {
        for (code, own) in codes {
            // Several validators of a field may declare the same parameter.
            let known = byCode[code.rawValue, default: []]
            byCode[code.rawValue, default: []] += (common + own).filter { name in
                !known.contains { $0.hasSameBytes(as: name) }
            }
        }
    }

    /// Adds what a validator may report.
    mutating func add(_ validator: any ValidatorDescription) {
        let facts = validator.facts
        guard facts.judgesEmpty || facts.judgesValues else { return }
        var names = validator.parameters.names
        if names.contains("other") { names.append("otherTitle") }
        guard !facts.codes.isEmpty else {
            isComplete = false
            ofAnyCode += names
            return
        }
        add(facts.codes, names)
    }

    /// Adds what a formatter may report.
    mutating func add(_ formatter: any InputFormatter) {
        guard !formatter.codes.isEmpty else {
            isComplete = false
            return
        }
        add(formatter.codes)
        // The sentence about an amount of money shows one.
        if formatter.codes[.currency] != nil { add([.currency: ["example"]]) }
    }

    /// Adds the code of a rule that names fields.
    mutating func add(ruleCode code: IssueCode) { add([code: ["fields", "titles"]]) }

    /// Removes the lengths of secret values, which only the strength of a password says.
    mutating func removeLengths() {
        for code in byCode.keys where code != IssueCode.passwordStrength.rawValue {
            byCode[code]?.removeAll { $0 == "actual" }
        }
    }

    /// The parameters of the issues of a code.
    func names(of code: String) -> [String] {
        MessageParameters.ofEveryIssue + (byCode[code] ?? []) + ofAnyCode
    }
}
