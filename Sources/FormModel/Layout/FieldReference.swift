/// A field as compiled expressions refer to it.
package struct FieldReference: Sendable, Hashable {
    /// The number of scopes outwards; 0 is the form or row of the expression itself.
    ///
    /// In the expression of a function over rows, −1 is the record in which the function is called,
    /// and −2 the scope around that.
    package let up: Int
    /// The index of the field in that scope.
    package let field: Int
}

/// References in the order in which they were inserted, each once.
struct FieldReferences: Sendable, Sequence {
    private(set) var list: [FieldReference] = []
    // Numbers, because at the first use of a set the runtime searches the whole program for the way in which a type of its own is
    // hashed.
    private var known: Set<Int> = []

    init() {}

    init(_ references: some Sequence<FieldReference>) {
        for reference in references { insert(reference) }
    }

    /// Inserts a reference, and returns whether it was missing.
    @discardableResult
    mutating func insert(_ reference: FieldReference) -> Bool {
        // A scope is at most a few scopes away, and at least -2: see `FieldReference/up`.
        guard known.insert(reference.field << 16 | (reference.up + 2)).inserted else {
            return false
        }
        list.append(reference)
        return true
    }

    func makeIterator() -> IndexingIterator<[FieldReference]> { list.makeIterator() }
}
