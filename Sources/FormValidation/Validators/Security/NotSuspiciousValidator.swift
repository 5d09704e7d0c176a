public import FormModel

/// Refuses texts that imitate other texts: Unicode Technical Standard 39.
///
/// It is meant for names: texts that quote several languages mix scripts legitimately. A text
/// entirely in another script that resembles Latin is not detected. These texts are refused:
///
/// - Restricted letters of the General Security Profile (section 3.1) in Latin, Greek and Cyrillic:
///   forms for mathematics, phonetics and history, circled letters, and full-width ones outside
///   Chinese, Japanese and Korean text. Restricted letters of other scripts pass, because their
///   spelling uses them.
/// - Mixtures of scripts beyond the level "Highly Restrictive" (section 5.2), which allows one
///   script, or Latin with those of Japan, China or Korea. A Greek letter as a symbol is no
///   mixture.
/// - Invisible characters, except a joiner between letters of a script that uses it, and a joiner
///   or variation selector in an emoji.
/// - Bidirectional controls.
/// - Decimal digits of several systems (section 5.3).
/// - A repeated mark, or more than four marks, on one character (section 5.4), without
///   normalization.
struct NotSuspiciousValidator: Validator {
    enum Reason: String, CaseIterable {
        case mixedScripts, lookAlikes, invisible, bidirectional, mixedDigits, marks
    }

    var name: String { "notSuspicious" }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text, .multiline], codes: [.notSuspicious: ["reason"]])
    }

    /// Adds a finding `notSuspicious` with a `reason`: `bidirectional`, `invisible`,
    /// `mixedScripts`, `lookAlikes`, `mixedDigits` or `marks`.
    ///
    /// - Complexity: O(*n*).
    func judge(
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
            if Unicode.Scalar(scalar)?.isDirectionControl == true { return .bidirectional }
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

    private static func isHidden(_ scalar: UInt32) -> Bool {
        switch scalar {
        // Line breaks and tabs are visible.
        case 0x09, 0x0A, 0x0D: false
        case 0x2800, 0xFE00...0xFE0F: true
        default: Unicode.Scalar(scalar)?.isHiddenControl != false
        }
    }

    /// Whether an invisible character at this position belongs to a word or an emoji.
    private static func belongs(
        _ scalar: UInt32, between before: UInt32, of script: UInt8, and next: UInt32
    ) -> Bool {
        switch scalar {
        case 0xFE0E, 0xFE0F:
            // A keycap sequence contains the selector, too.
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

extension NotSuspiciousValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "notSuspicious", usage: #""notSuspicious""#,
            summary:
                "No mixed scripts or kinds of digits, letters that only look like ordinary ones (`𝐚dmin`, `ｐaypal`), stacked marks, invisible characters or bidirectional controls that could make the text look like another text: Unicode Technical Standard 39. Unit symbols (`10 kΩ`, `5 mℓ`), superscript letters (`nº 5`) and the full-width letters of Japanese text are accepted."
        ) { _ in NotSuspiciousValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Refuses texts that imitate other texts: Unicode Technical Standard 39.
    public static var notSuspicious: AnyValidator { AnyValidator(NotSuspiciousValidator()) }
}
