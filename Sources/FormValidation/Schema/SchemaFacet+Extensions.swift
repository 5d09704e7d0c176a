import FormModel

extension SchemaFacet {
    /// The greatest depth of a value that an import keeps, so that a form never becomes deeper than
    /// its file may be.
    private static let maximumDepth = 32

    /// The keyword with its value if it is an extension, which begins with `x-`; else nothing.
    var extensions: [SchemaValue.Member] {
        guard Extensions.isKey(keyword) else { return [] }
        let value = SchemaValue(copying: value)
        guard value.depth(atMost: Self.maximumDepth) < Self.maximumDepth else { return [] }
        return [.init(keyword, value)]
    }
}
