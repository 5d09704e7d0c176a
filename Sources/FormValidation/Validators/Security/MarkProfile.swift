/// Detects too many marks on one character: Unicode Technical Standard 39, section 5.4.
struct MarkProfile {
    private var last: UInt32 = 0
    private var inTurn = 0
    /// Whether a mark was repeated, or more than four marks followed each other.
    private(set) var isTooMuch = false

    mutating func take(_ scalar: UInt32) {
        guard MarkProfile.isMark(scalar) else {
            inTurn = 0
            return
        }
        if inTurn > 0, scalar == last { isTooMuch = true }
        inTurn += 1
        if inTurn > 4 { isTooMuch = true }
        last = scalar
    }

    static func isMark(_ scalar: UInt32) -> Bool {
        guard scalar >= 0x300, let scalar = Unicode.Scalar(scalar) else { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return true
        default: return false
        }
    }
}
