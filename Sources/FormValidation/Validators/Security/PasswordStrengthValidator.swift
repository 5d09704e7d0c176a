public import FormModel

/// Wants a password that takes many guesses, and says what is weak about one that does not.
///
/// No kinds of characters are asked for and none is forbidden, as NIST SP 800-63B, section 3.1.1.2,
/// says; the number of guesses is estimated instead, as zxcvbn does it (Wheeler, USENIX Security 2016) and
/// with its lists of common passwords, names and English words. The scores: 0 up to a thousand guesses, 1 up
/// to a million, 2 up to a hundred million, 3 up to ten thousand million, 4 above. Only the first 128 scalars
/// are estimated. Words of no list are known by their pairs of letters, in Latin script and as European
/// languages have them, and count as one of the thousands of words of a dictionary. A word in another script,
/// or one with letters added to it, is taken for stronger than it is. The lists are known by fingerprints:
/// about one random password in five hundred has a part that is taken for a listed word by chance, and a
/// score that is too low.
public struct PasswordStrengthValidator: Validator {
    /// `passwordStrength`.
    public var name: String { "passwordStrength" }

    /// The lowest score allowed, 0 to 4.
    public let min: Int

    /// Makes the validator; another number is a problem of the form's definition.
    public init(min: Int) {
        self.min = min
    }

    /// `min`; never anything of the password.
    public var parameters: IssueParameters { ["min": .integer(min)] }

    /// `passwordStrength`, with the score as `actual` and a `reason`.
    public var codes: [IssueCode: [String]] { [.passwordStrength: ["actual", "reason"]] }

    /// A score that there is not, and values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems = unsuitable(in: context, unless: [.text])
        if !(0...4).contains(min) {
            problems.append(badParameter("min", "a whole number from 0 to 4"))
        }
        return problems
    }

    /// Adds `passwordStrength` with the score as `actual` and a `reason`: `commonPassword`,
    /// `commonWord`, `word`, `sequence`, `keyboard`, `repeats`, `date` or `tooShort`.
    ///
    /// - Complexity: O(1), since no more than 128 scalars are looked at.
    public func judge(
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

extension Validator where Self == PasswordStrengthValidator {
    /// Wants a password of at least that score, 0 to 4.
    public static func passwordStrength(min: Int) -> PasswordStrengthValidator {
        PasswordStrengthValidator(min: min)
    }
}
