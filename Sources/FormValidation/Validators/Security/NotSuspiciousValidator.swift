public import FormModel

/// Refuses texts that are made to look like others: Unicode Technical Standard 39.
///
/// Letters are those of the General Security Profile (section 3.1), with what people write besides: no
/// forms for mathematics, phonetics and history of Latin, Greek and Cyrillic letters, no circled ones and,
/// but in a text of China, Japan or Korea, no full-width ones. In other scripts restricted letters pass, since
/// they are spelling. Scripts are mixed at most as the level "Highly Restrictive" allows (section 5.2): one
/// script, or Latin with those of Japan, China or Korea; a Greek letter as a symbol is no mixture. Characters that do not show are refused but where they belong: a
/// joiner between letters of scripts that are spelt with it, a joiner or a variation selector in an
/// emoji; so are bidirectional controls. Decimal digits are of one system (section 5.3). No mark is put twice
/// in turn on a character, and no more than four marks are (section 5.4), as they stand. A text wholly in another script that looks like Latin is not
/// found, and in texts that quote several languages mixtures are to be expected: this is for names.
public struct NotSuspiciousValidator: Validator {
    enum Reason: String, CaseIterable {
        case mixedScripts, lookAlikes, invisible, bidirectional, mixedDigits, marks
    }

    /// `notSuspicious`.
    public var name: String { "notSuspicious" }

    /// Makes the validator.
    public init() {}

    /// `notSuspicious`, with a `reason`.
    public var codes: [IssueCode: [String]] { [.notSuspicious: ["reason"]] }

    /// Values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text, .multiline])
    }

    /// Adds `notSuspicious` with a `reason`: `bidirectional`, `invisible`, `mixedScripts`,
    /// `lookAlikes`, `mixedDigits` or `marks`.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard let reason = NotSuspiciousValidator.reason(value.text) else { return }
        findings.add(.notSuspicious, parameters: ["reason": .text(reason.rawValue)])
    }

    private static func reason(_ text: Span<UInt8>) -> Reason? {
        var letters = LetterProfile()
        var digits = DigitProfile()
        var marks = MarkProfile()
        var isInvisible = false
        var before: UInt32 = 0
        var script: UInt8 = 0
        var at = 0
        while at < text.count {
            let (scalar, length) = WellFormedUTF8.scalar(text, at: at)
            at += length
            if isBidirectional(scalar) { return .bidirectional }
            let own = ScriptProfile.script(of: scalar)
            digits.take(scalar)
            marks.take(scalar)
            if isHidden(scalar) {
                let next = at < text.count ? WellFormedUTF8.scalar(text, at: at).value : 0
                if !belongs(scalar, between: before, of: script, and: next) { isInvisible = true }
            } else {
                letters.take(scalar, of: own)
            }
            if own != 0 { script = own }
            if scalar != 0xFE0F { before = scalar }
        }
        letters.endWord()
        if isInvisible { return .invisible }
        if letters.scripts.isMixed { return .mixedScripts }
        if letters.hasLookAlikes { return .lookAlikes }
        return digits.isMixed ? .mixedDigits : marks.isTooMuch ? .marks : nil
    }

    private static func isBidirectional(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static func isHidden(_ scalar: UInt32) -> Bool {
        switch scalar {
        // Lines and tabs show.
        case 0x09, 0x0A, 0x0D, 0x20...0x7E: false
        case 0x2800, 0xFE00...0xFE0F: true
        default: Unicode.Scalar(scalar)?.isHiddenControl ?? true
        }
    }

    /// Whether such a character is part of how a word or an emoji is written there.
    private static func belongs(
        _ scalar: UInt32, between before: UInt32, of script: UInt8, and next: UInt32
    ) -> Bool {
        switch scalar {
        case 0xFE0E, 0xFE0F:
            // A sign in a keycap has the selector, too.
            isPictograph(before) || next == 0x20E3
        case 0x200C, 0x200D:
            (ScriptTable.joining.contains(script) && ScriptProfile.script(of: next) == script)
                || (scalar == 0x200D && isPictograph(before) && isPictograph(next))
        default:
            false
        }
    }

    private static func isPictograph(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x203C, 0x2049, 0x2122, 0x2139, 0x2190...0x2BFF, 0x1F000...0x1FAFF: true
        default: false
        }
    }
}

extension Validator where Self == NotSuspiciousValidator {
    /// Refuses texts that are made to look like others.
    public static var notSuspicious: NotSuspiciousValidator { NotSuspiciousValidator() }
}
