import FormModel

/// Schemas of which all must hold, or any: however many, they stand beside each other.
struct SchemaJunction {
    private var list: [SchemaValue]
    private var isAll = true
    /// How many others stand in each other in any of them.
    private var innerDepth = 0

    init(_ schema: SchemaValue) {
        list = [schema]
    }

    var value: SchemaValue {
        list.count == 1 ? list[0] : .object([.init(isAll ? "allOf" : "anyOf", .list(list))])
    }

    /// How many stand in each other, this one included.
    var depth: Int { innerDepth + (list.count > 1 ? 1 : 0) }

    /// Adds another, both of which must hold, or either.
    ///
    /// - Complexity: O(*n*) in what is added.
    mutating func append(_ other: SchemaJunction, isAll: Bool) {
        if list.count > 1, self.isAll != isAll { (list, innerDepth) = ([value], depth) }
        self.isAll = isAll
        guard other.list.count > 1, other.isAll != isAll else {
            list += other.list
            innerDepth = max(innerDepth, other.innerDepth)
            return
        }
        list.append(other.value)
        innerDepth = max(innerDepth, other.depth)
    }
}
