import Testing

@testable import FormValidation

@Suite struct ScriptTableTests {
    private let names = ScriptTable.names.split(separator: " ")

    @Test func runsCoverAllOfUnicode() {
        var numbers = PackedNumbers(ScriptTable.runs)
        var count = 0
        var scripts: Set<Int> = []
        while let length = numbers.next(), let both = numbers.next() {
            #expect(length > 0 && both >> 1 <= names.count)
            count += length
            scripts.insert(both >> 1)
        }
        #expect(count == 0x110000)
        #expect(scripts.count == names.count + 1)
    }

    @Test func everyNameIsAScript() throws {
        #expect(names.count == Set(names).count && names.count == Int(ScriptTable.common) + 1)
        for name in names {
            let characters = try #require(ScriptTable.characters(ofScript: name.utf8))
            #expect(!characters.ranges.isEmpty, "\(name)")
            #expect(throws: Never.self) { try Pattern("\\p{\(name)}*") }
        }
        for name in ["", " ", "greek", "Greek ", "Latin Han", "Zyyy", "Gree"] {
            #expect(ScriptTable.characters(ofScript: name.utf8) == nil, "\(name)")
        }
    }

    /// The scripts cover exactly the assigned scalars of the standard library.
    @Test func scriptsAreOfAssignedScalars() throws {
        var ranges: [CharacterClass.Range] = []
        for name in names {
            ranges += try #require(ScriptTable.characters(ofScript: name.utf8)).ranges
        }
        let all = CharacterClass(ranges)
        var assigned = try ["L", "M", "N", "P", "S", "Z", "Cc", "Cf"].flatMap {
            try #require(GeneralCategories.characters(named: $0)).ranges
        }
        #expect(ranges.count > 900)
        // Surrogates and private-use scalars have no script in either table.
        assigned = CharacterClass(assigned).ranges
        #expect(all.ranges == assigned)
    }
}
