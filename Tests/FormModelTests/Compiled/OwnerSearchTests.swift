import TestSupport
import Testing

@testable import FormModel

@Suite struct OwnerSearchTests {
    /// The fields that a person can change below a calculated field, each with its smallest distance, by searching all ways.
    private static func sources(
        of field: Int, _ from: [[Int]?], distance: Int = 0
    ) -> [(field: Int, distance: Int)] {
        guard let fields = from[field] else { return [(field, distance)] }
        return fields.flatMap { sources(of: $0, from, distance: distance + 1) }
    }

    /// A rule belongs to its own fields that a person can change, to the nearest ones from which the others are calculated,
    /// and to the calculated ones, in this order.
    @Test func ownersAreTheNearestFields() {
        var random = SeededNumbers(seed: 23)
        for _ in Laws.rounds(600) {
            let count = 2 + random.below(8)
            let from = (0..<count).map { field -> [Int]? in
                guard field > 1, random.below(3) > 0 else { return nil }
                return (0..<random.below(4)).map { _ in random.below(field) }
            }
            var search = OwnerSearch(fieldCount: count)
            for (field, fields) in from.enumerated() {
                if let fields { search.note(field, calculatedFrom: fields) }
            }
            for _ in 0..<3 {
                var rule: [Int] = []
                for _ in 0...random.below(3) {
                    let field = random.below(count)
                    if !rule.contains(field) { rule.append(field) }
                }
                let owners = search.owners(ofRuleOver: rule)
                let own = rule.filter { from[$0] == nil }
                let calculated = rule.filter { from[$0] != nil }
                var least: [Int: Int] = [:]
                for field in calculated {
                    for source in Self.sources(of: field, from) {
                        least[source.field] = min(
                            least[source.field] ?? .max, source.distance)
                    }
                }
                for field in own { least[field] = nil }
                let text = "\(from) \(rule)"
                #expect(Array(owners.prefix(own.count)) == own, "\(text)")
                #expect(Array(owners.suffix(calculated.count)) == calculated, "\(text)")
                let nearest = owners.dropFirst(own.count).dropLast(calculated.count)
                #expect(nearest.count == least.count && Set(nearest) == Set(least.keys), "\(text)")
                let distances = nearest.map { least[$0] ?? -1 }
                #expect(distances == distances.sorted(), "\(text)")
            }
        }
    }

    /// At most 100 fields that only calculations read may own a rule, the first ones of the nearest.
    @Test(arguments: [(99, 99), (100, 100), (101, 100), (300, 100)])
    func sourcesAreLimited(_ count: Int, _ owners: Int) {
        var search = OwnerSearch(fieldCount: count + 2)
        search.note(count, calculatedFrom: Array(0..<count))
        search.note(count + 1, calculatedFrom: [count])
        for field in [count, count + 1] {
            #expect(search.owners(ofRuleOver: [field]) == Array(0..<owners) + [field])
        }
        #expect(search.owners(ofRuleOver: [1, 0]) == [1, 0])
    }

    /// Fields of a cycle have no sources.
    @Test func cyclesEnd() {
        var search = OwnerSearch(fieldCount: 4)
        search.note(1, calculatedFrom: [2, 0])
        search.note(2, calculatedFrom: [1])
        search.note(3, calculatedFrom: [3])
        #expect(Set(search.owners(ofRuleOver: [1])) == [0, 1])
        #expect(search.owners(ofRuleOver: [3]) == [3])
    }
}
