// Which fields look at which: by validators of their own, and by rules over several fields, which look at all
// of theirs and are judged with any of them.

extension FormProgram {
    /// The fields that look at one of some fields and must be judged anew when these change.
    ///
    /// - Complexity: O(*n*) in the fields, in those that look at them, and in the rules that they are in.
    func dependents(on changed: some Sequence<Int>) -> Set<Int> {
        union(of: readers, for: changed)
    }

    /// The fields that validators of some fields look at.
    ///
    /// - Complexity: O(*n*) in the fields, in what they look at, and in the rules that they are in.
    func reads(of judged: some Sequence<Int>) -> Set<Int> {
        union(of: reads, for: judged)
    }

    private func union(of own: [[Int]], for fields: some Sequence<Int>) -> Set<Int> {
        var union: Set<Int> = []
        var seen: Set<Int> = []
        for field in fields {
            union.formUnion(own[field])
            // Each rule once, however many of its fields are among them.
            for rule in self.fields[field].rules where seen.insert(rule).inserted {
                union.formUnion(rules[rule].fields.fields)
            }
        }
        return union
    }
}
