/// The byte offsets of a validator and of its nested validators in a form file.
struct ValidatorOffsets: Sendable {
    let whole: Int
    let nested: [ValidatorOffsets]

    func offset(at way: ArraySlice<Int>) -> Int {
        guard let index = way.first, nested.indices.contains(index) else { return whole }
        return nested[index].offset(at: way.dropFirst())
    }
}
