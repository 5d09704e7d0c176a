/// The byte offsets of a validator and of its nested validators in a form file.
struct ValidatorOffsets: Sendable {
    let whole: Int
    let nested: [ValidatorOffsets]

    func offset(at path: ArraySlice<Int>) -> Int {
        guard let index = path.first, nested.indices.contains(index) else { return whole }
        return nested[index].offset(at: path.dropFirst())
    }
}
