public import FormModel

/// Requires a password that takes many guesses, and reports the weakness of one that does not.
///
/// No kinds of characters are required or forbidden, as NIST SP 800-63B, section 3.1.1.2,
/// recommends. Instead, the number of guesses is estimated as by zxcvbn (Wheeler, USENIX Security
/// 2016), with its lists of common passwords, names and English words. The scores are: 0 up to a
/// thousand guesses, 1 up to a million, 2 up to a hundred million, 3 up to ten thousand million, 4
/// above.
///
/// Limits of the estimate:
///
/// - Only the first 128 scalars are estimated.
/// - Unlisted words are recognized by their pairs of letters, in Latin script and in European
///   languages, and count as one of the thousands of words of a dictionary. A word in another
///   script, or with added letters, is overestimated.
/// - The lists are stored as fingerprints: about one of five hundred random passwords has a part
///   that matches by chance, and a score that is too low.
struct PasswordStrengthValidator: Validator {
    var name: String { "passwordStrength" }

    /// The minimum score, 0 to 4.
    let min: Int

    /// Makes the validator; another score is a mistake in the form definition.
    init(min: Int) {
        self.min = min
    }

    /// The finding parameters: `min`, and no part of the password.
    var parameters: IssueParameters { ["min": .integer(min)] }

    /// The issue codes: `passwordStrength`, with the score as `actual` and a `reason`.
    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text], codes: [.passwordStrength: ["actual", "reason"]])
    }

    /// Reports a score outside 0 to 4, and a field of another type than text.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        if !(0...4).contains(min) {
            problems.append(badParameter("min", "a whole number from 0 to 4"))
        }
        return problems
    }

    /// Adds a finding `passwordStrength` with the score as `actual` and a `reason`:
    /// `commonPassword`, `commonWord`, `word`, `sequence`, `keyboard`, `repeats`, `date` or
    /// `tooShort`.
    ///
    /// - Complexity: O(1), because at most 128 scalars are estimated.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let estimate = PasswordEstimate(value.text)
        let score = estimate.score
        guard score < min else { return }
        findings.add(
            .passwordStrength, actual: score,
            parameters: ["reason": .text(estimate.weakness.rawValue)])
    }
}

extension PasswordStrengthValidator: DirectlyMovable {
    static var movableParameters: [String] { ["min"] }

    func moved(by values: borrowing MovedParameters) -> PasswordStrengthValidator? {
        // A score that no password has is no requirement.
        values.integer(0, or: min).flatMap { (0...4).contains($0) ? .init(min: $0) : nil }
    }
}

extension PasswordStrengthValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "passwordStrength", usage: #"{ "passwordStrength": { "min": 3 } }"#,
            summary:
                "A password that takes many guesses, from 0 (a thousand or fewer) to 4 (more than ten thousand million); the message names the weakness, and no kinds of characters are required (NIST SP 800-63B). The guesses are estimated as zxcvbn does it, with its lists of common passwords, names and English words, which are also found backwards or with digits for letters; other words in Latin letters count as words of a dictionary. Each of the 30,000 most common passwords has 0 or 1. (`min`)",
            takesMain: true
        ) { arguments in
            arguments.integer("min", isMain: true, isRequired: true, least: 0)
                .map(PasswordStrengthValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a password with at least the given score, 0 to 4.
    public static func passwordStrength(min: Int) -> AnyValidator {
        AnyValidator(PasswordStrengthValidator(min: min))
    }
}
