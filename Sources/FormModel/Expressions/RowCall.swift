/// A call of a function over the rows of a group; a class, so that its identity is a key for
/// remembered results.
final class RowCall: Sendable {
    /// What is made of the results of the expression in all rows.
    enum Function: Sendable {
        /// Whether the condition holds in one row, in every row, and in how many.
        case any, all, count
        case sum, average, least, greatest
        /// The first result.
        case first
        /// All texts, with a text between each two.
        case join(separator: [UInt8])
        /// The set of all results, in which a value is looked for.
        case values
        /// All different results, in the order of the rows.
        case listed
    }

    let function: Function
    /// The group, as the record in which the function is called refers to it.
    let group: FieldReference
    /// For each level of groups in the rows of the group, the index of the group.
    let path: [Int]
    /// The expression that is evaluated in each row.
    let code: ExpressionCode
    /// Whether the expression reads the record in which the function is called, other than as an
    /// enclosing scope of the rows, so that the result differs from one such record to the next.
    let readsCaller: Bool
    /// Whether several fields beside the group use the call, so that its result is worth a cache there too.
    let isShared: Bool

    init(
        _ function: Function, over group: FieldReference, path: [Int], _ code: ExpressionCode,
        isShared: Bool = false
    ) {
        self.isShared = isShared
        self.function = function
        self.group = group
        self.path = path
        self.code = code
        readsCaller = code.reads.contains { $0.up < 0 }
    }

    /// The number of scopes between the expression and the record that contains the group.
    var levels: Int { path.count + 1 }

    /// The fields that the expression reads outside of the rows of the group, as the record in which
    /// the function is called refers to them.
    var readsBeside: [FieldReference] {
        code.reads.compactMap { read in
            if read.up < 0 { return FieldReference(up: -read.up - 1, field: read.field) }
            guard read.up >= levels else { return nil }
            return FieldReference(up: group.up + read.up - levels, field: read.field)
        }
    }
}
