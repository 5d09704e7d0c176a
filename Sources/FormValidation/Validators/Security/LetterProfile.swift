/// Collects the letters of a text: their scripts, and whether some are restricted by the General
/// Security Profile (Unicode Technical Standard 39, section 3.1) without a common use.
///
/// These common uses of restricted or mixed letters pass:
///
/// - A Greek letter without a Latin look-alike is a symbol without script, alone or beside one
///   Latin letter; an initial small mu, beside up to three (`10 kΩ`, `ΔT`, `μmol`).
/// - Letterlike symbols: alone or beside one letter (`5 mℓ`).
/// - Raised letters: after a digit or after at most two letters (`Mª`, `1ᵉʳ`).
/// - Full-width letters: in a text with Chinese, Japanese or Korean letters and no ASCII letters,
///   because such keyboards type them. Full-width digits: also in a text without ASCII letters.
struct LetterProfile {
    private(set) var scripts = ScriptProfile()

    private var isRefused = false
    private var hasLetters = false
    private var hasEastAsianLetters = false
    private var hasWideLetters = false
    private var hasWideDigits = false

    /// The counts of the current word.
    private var letters = 0
    private var symbols = 0
    private var letterlike = 0
    private var raised = 0
    private var isMicro = false
    private var isOfOtherScripts = false

    /// Adds a visible scalar and its script.
    mutating func take(_ scalar: UInt32, of script: UInt8) {
        if scalar.isASCII {
            if script == 0 { return endWord() }
            hasLetters = true
            scripts.take(script)
            takeLetter()
        } else if let kind = LookAlikeTable.kind(of: scalar) {
            scripts.take(script)
            take(kind, scalar)
        } else if script == ScriptTable.greek, LetterProfile.isSymbol(scalar) {
            symbols += 1
            if letters == 0, scalar == 0x3BC { isMicro = true }
            takeLetter()
        } else if script != 0 {
            scripts.take(script)
            if script != ScriptTable.latin { isOfOtherScripts = true }
            if (ScriptTable.han...ScriptTable.hangul).contains(script) {
                hasEastAsianLetters = true
            }
            takeLetter()
        } else if !MarkProfile.isMark(scalar) {
            endWord()
        }
    }

    /// Ends the current word; to be called after the last scalar, too.
    mutating func endWord() {
        let isShort = letters <= (isMicro ? 4 : 2)
        if symbols > 0, symbols > 1 || isOfOtherScripts || !isShort {
            scripts.take(ScriptTable.greek)
        }
        if letterlike > 0, letters > 2 { isRefused = true }
        (letters, symbols, letterlike, raised) = (0, 0, 0, 0)
        (isMicro, isOfOtherScripts) = (false, false)
    }

    /// Whether the text has a letter that imitates a common one.
    var hasLookAlikes: Bool {
        isRefused || (hasWideLetters && (hasLetters || !hasEastAsianLetters))
            || (hasWideDigits && hasLetters && !hasEastAsianLetters)
    }

    private mutating func takeLetter() {
        letters += 1
        // Raised letters are accepted at the end of a word only.
        if raised > 0 { isRefused = true }
    }

    private mutating func take(_ kind: LookAlikeTable.Kind, _ scalar: UInt32) {
        switch kind {
        case .refused: isRefused = true
        case .wide where (0xFF10...0xFF19).contains(scalar): hasWideDigits = true
        case .wide: hasWideLetters = true
        case .letterlike:
            letterlike += 1
            takeLetter()
        case .raised:
            raised += 1
            if letters > 2 { isRefused = true }
        }
    }

    /// Greek letters whose skeletons are not ASCII letters, except kappa and final sigma, and the
    /// ohm sign.
    private static func isSymbol(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x393, 0x394, 0x398, 0x39B, 0x39E, 0x3A0, 0x3A3, 0x3A6, 0x3A8, 0x3A9, 0x2126: true
        case 0x3B2, 0x3B4...0x3B8, 0x3BB, 0x3BC, 0x3BE, 0x3C0, 0x3C4, 0x3C6...0x3C9: true
        default: false
        }
    }
}
