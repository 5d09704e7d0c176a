/// The byte offsets of the values of keys of an item; there are a few.
struct KeyOffsets {
    private var list: [(key: FormKey, inner: FormKey?, offset: Int)] = []

    /// The offset at a key, or at a key of the object there.
    subscript(key: FormKey, inner: FormKey? = nil) -> Int? {
        get { list.last { $0.key == key && $0.inner == inner }?.offset }
        set {
            if let newValue { list.append((key, inner, newValue)) }
        }
    }

    /// The offset of the part of a problem.
    func offset(of part: DefinitionProblem.Part) -> Int? {
        list.last { .key($0.key, $0.inner) == part }?.offset
    }
}
