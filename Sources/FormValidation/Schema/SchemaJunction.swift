import FormModel

/// A conjunction or disjunction of schemas, in one flat list.
struct SchemaJunction {
    private var list: [SchemaValue]
    private var isAll = true
    /// The maximum nesting of junctions within the elements.
    private var innerDepth = 0

    init(_ schema: SchemaValue) {
        list = [schema]
    }

    var value: SchemaValue {
        list.count == 1 ? list[0] : .object([.init(isAll ? "allOf" : "anyOf", .list(list))])
    }

    /// The nesting of junctions, including this one.
    var depth: Int { innerDepth + (list.count > 1 ? 1 : 0) }

    /// Combines the junction with another, by conjunction if `isAll`, otherwise by disjunction.
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
