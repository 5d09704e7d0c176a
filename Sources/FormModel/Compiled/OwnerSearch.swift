/// Finds the fields that may own a rule over several fields.
///
/// The fields from which a field is calculated are found once and remembered, so that many rules over one long chain
/// of named values need no search each.
struct OwnerSearch {
    /// A field that a person can change, and the number of calculations between it and the field that is calculated.
    private struct Source {
        let field: Int
        let distance: Int
    }

    /// For each computed field, the fields beside it that its calculation reads; `nil` for another field.
    private var calculatedFrom: [[Int]?]
    /// For each computed field that was visited, the first of its sources, the nearest ones first.
    private var sources: [[Source]?]
    /// For each field, the number of the last list of sources that has it, so that a list needs no set of its own.
    private var listedIn: [Int]
    private var lists = 0

    init(fieldCount: Int) {
        calculatedFrom = [[Int]?](repeating: nil, count: fieldCount)
        sources = [[Source]?](repeating: nil, count: fieldCount)
        listedIn = [Int](repeating: 0, count: fieldCount)
    }

    /// Notes that a field is calculated from others; all calculations are noted before the first search.
    mutating func note(_ field: Int, calculatedFrom fields: [Int]) {
        calculatedFrom[field] = fields
    }

    /// The fields that may own a rule, in the order of preference: see ``CompiledRule/owners``.
    ///
    /// - Parameter fields: The fields that the rule reads.
    /// - Returns: The indices of the possible owners, each once. At most `FormRule.maximumFields` of them are fields
    ///   that only calculations read.
    /// - Complexity: O(*n*) for all rules together, in the fields and in those that their calculations read.
    mutating func owners(ofRuleOver fields: [Int]) -> [Int] {
        let calculated = fields.filter { calculatedFrom[$0] != nil }
        guard !calculated.isEmpty else { return fields }
        for field in calculated { findSources(of: field) }
        let nearest = nearestSources(of: calculated, except: fields)
        return fields.filter { calculatedFrom[$0] == nil } + nearest.map(\.field) + calculated
    }

    /// Finds the sources of a field after those of the fields from which it is calculated, without recursion.
    ///
    /// A field of a cycle, which is refused elsewhere, counts as one without sources.
    private mutating func findSources(of field: Int) {
        var tasks = [(field: field, isReady: false)]
        while let (field, isReady) = tasks.popLast() {
            let fields = calculatedFrom[field] ?? []
            if isReady {
                sources[field] = nearestSources(of: fields)
            } else if sources[field] == nil {
                sources[field] = []
                tasks.append((field, true))
                for next in fields where calculatedFrom[next] != nil && sources[next] == nil {
                    tasks.append((next, false))
                }
            }
        }
    }

    /// The fields that a person can change among fields, and the sources of the others, the nearest first.
    private mutating func nearestSources(of fields: [Int], except known: [Int] = []) -> [Source] {
        var found: [Source] = []
        for field in fields {
            guard calculatedFrom[field] != nil else {
                found.append(Source(field: field, distance: 0))
                continue
            }
            for source in sources[field] ?? [] {
                found.append(Source(field: source.field, distance: source.distance + 1))
            }
        }
        // Equal distances keep the order of the fields.
        let order = found.indices.sorted {
            (found[$0].distance, $0) < (found[$1].distance, $1)
        }
        lists += 1
        for field in known { listedIn[field] = lists }
        var nearest: [Source] = []
        for index in order where listedIn[found[index].field] != lists {
            guard nearest.count < FormRule.maximumFields else { break }
            listedIn[found[index].field] = lists
            nearest.append(found[index])
        }
        return nearest
    }
}
