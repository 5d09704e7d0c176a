/// Collects the scripts of a text for the level "Highly Restrictive" of Unicode Technical Standard
/// 39, section 5.2.
struct ScriptProfile {
    /// A bit for each script that may be combined with others.
    private var together: UInt8 = 0
    /// The script that may not be combined with others, or 0.
    private var alone: UInt8 = 0
    private(set) var isMixed = false

    /// Adds a script; 0 means no script, which combines with all.
    mutating func take(_ script: UInt8) {
        guard script != 0 else { return }
        if script <= ScriptTable.hangul {
            together |= 1 << script
        } else if alone == 0 {
            alone = script
        } else if alone != script {
            isMixed = true
            return
        }
        isMixed =
            isMixed || (alone == 0 ? !ScriptProfile.mayStandTogether(together) : together != 0)
    }

    /// Whether the scripts are Latin with those of Japan, of China or of Korea.
    private static func mayStandTogether(_ scripts: UInt8) -> Bool {
        let latinAndHan: UInt8 = 1 << ScriptTable.latin | 1 << ScriptTable.han
        let kana: UInt8 = 1 << ScriptTable.hiragana | 1 << ScriptTable.katakana
        let rest = scripts & ~latinAndHan
        return rest & ~kana == 0 || rest == 1 << ScriptTable.bopomofo
            || rest == 1 << ScriptTable.hangul
    }

    /// The script of a scalar; 0 for a scalar of no script or of several.
    ///
    /// - Complexity: O(log *n*) in the size of the table.
    static func script(of scalar: UInt32) -> UInt8 {
        if scalar.isASCII { return (scalar | 0x20) &- 0x61 < 26 ? ScriptTable.latin : 0 }
        return ScriptTable.ownScript(of: scalar)
    }
}
