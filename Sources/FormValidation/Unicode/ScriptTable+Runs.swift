/// Looks up scripts (Unicode Standard Annex 24); the table is unpacked at the first use.
extension ScriptTable {
    private struct Run: Sendable {
        let first: UInt32
        let last: UInt32
        let script: UInt8
        /// Whether other scripts use these scalars, too, by the property `Script_Extensions`.
        let isShared: Bool
    }

    private static let unpacked: [Run] = {
        var numbers = PackedNumbers(runs)
        var result: [Run] = []
        var first: UInt32 = 0
        while let distance = numbers.next(), let both = numbers.next() {
            let next = first + UInt32(clamping: distance)
            let script = UInt8(clamping: both >> 1)
            if script != 0 {
                result.append(
                    Run(first: first, last: next - 1, script: script, isShared: both & 1 == 1))
            }
            first = next
        }
        return result
    }()

    private static let characters: [CharacterClass] = {
        let names = ScriptTable.names.split(separator: " ")
        var ranges = [[CharacterClass.Range]](repeating: [], count: names.count + 1)
        for run in unpacked {
            ranges[Int(run.script)].append(CharacterClass.Range(run.first, run.last))
        }
        return ranges.map { CharacterClass($0) }
    }()

    /// The scalars with a value of the property `Script`, such as `Greek` or `Old_Italic`; `nil`
    /// for an unknown name.
    ///
    /// - Complexity: O(*n*) in the length of all names.
    static func characters(ofScript name: some Collection<UInt8>) -> CharacterClass? {
        let known = names.split(separator: " ")
        guard let index = known.firstIndex(where: { $0.utf8.elementsEqual(name) }) else {
            return nil
        }
        return characters[index + 1]
    }

    /// The script of a scalar that belongs to one script only; 0 for all other scalars.
    ///
    /// - Complexity: O(log *n*) in the size of the table.
    static func ownScript(of scalar: UInt32) -> UInt8 {
        let runs = unpacked
        var lower = 0
        var upper = runs.count
        while lower < upper {
            let middle = (lower + upper) / 2
            let run = runs[middle]
            if scalar > run.last {
                lower = middle + 1
            } else if scalar < run.first {
                upper = middle
            } else {
                return run.isShared || run.script >= common ? 0 : run.script
            }
        }
        return 0
    }
}
