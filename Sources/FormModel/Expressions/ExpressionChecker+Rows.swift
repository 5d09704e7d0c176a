/// Finds the rows that functions look at, and checks what they do with them.
extension ExpressionChecker {
    /// A field of the rows of a group, or of nested groups.
    struct RowField {
        /// For each level of rows, the index of the field.
        var path: [Int]
        var field: FieldLayout
        let offset: Int
    }

    /// The rows that a function looks at, and perhaps the field of them that it reads.
    struct Rows {
        let group: FieldReference
        /// For each level of groups in the rows, the index of the group.
        let levels: [Int]
        /// The fields of the rows, and those around them.
        let scope: ExpressionScope
        /// The index of the field behind the last dot.
        let column: (index: Int, field: FieldLayout)?
    }

    /// The rows of a group or of groups in them, and perhaps a field of these.
    ///
    /// - Parameters:
    ///   - found: The first field.
    ///   - name: Its name.
    ///   - inner: The last field behind it; `nil` if there is none, or after a problem.
    ///   - usage: The syntax of the call.
    ///   - place: The offset of the name.
    /// - Returns: The rows; `nil` after a problem.
    mutating func rows(
        of found: ExpressionScope.Found, _ name: String, _ inner: RowField?, _ usage: String,
        at place: Int
    ) -> Rows? {
        guard let layout = found.field.rows else {
            if inner == nil { add(type: "\(quoted(name)) is no group: \(usage)", at: place) }
            return nil
        }
        guard found.reference.up >= 0, scope.callDepth < FormExpression.maximumRowDepth else {
            let reason =
                found.reference.up < 0
                ? "a function over rows of another group"
                : "\(FormExpression.maximumRowDepth) functions over rows"
            add(type: "the rows of \(quoted(name)) cannot be looked at inside \(reason)", at: place)
            return nil
        }
        if let inner, inner.path.isEmpty { return nil }
        var scope = scope.lookingAt(layout, of: found.reference)
        var levels = inner?.path ?? []
        var column: (Int, FieldLayout)?
        if let inner, inner.field.rows == nil, let index = levels.popLast() {
            column = (index, inner.field)
        }
        var rows = layout
        for level in levels {
            // A problem of an unknown field was added before.
            guard rows.fields.indices.contains(level), let next = rows.fields[level].rows else {
                return nil
            }
            scope = scope.lookingAt(next, of: level)
            rows = next
        }
        guard column.map({ rows.fields.indices.contains($0.0) }) ?? true else { return nil }
        return Rows(group: found.reference, levels: levels, scope: scope, column: column)
    }

    /// The operation that reads a field of the row before the present one; adds a problem if it cannot be read.
    ///
    /// It is read through the group, as the other rows are, and not as a field of the present row.
    mutating func previous(
        _ name: (text: String, offset: Int), _ offset: Int
    ) -> (operation: ExpressionCode.Operation, term: ExpressionTerm) {
        guard let (found, group) = previousField(name.text, at: name.offset) else {
            let missing = code.add(constant: .missing)
            return (.constant(missing), ExpressionTerm(type: nil, offset: offset))
        }
        code.note(FieldReference(up: 1, field: group))
        // The row before is another one when rows get other numbers.
        code.noteRowNumber(isNamed: false)
        let type = found.field.valueTypeOfOtherRow
        let term = ExpressionTerm(
            type: type.map { ExpressionType($0) }, offset: offset, field: found,
            isWhole: type == .integer)
        return (.previous(Int32(found.reference.field), of: Int32(group)), term)
    }

    private mutating func previousField(
        _ name: String, at place: Int
    ) -> (field: ExpressionScope.Found, group: Int)? {
        guard let group = scope.group else {
            add(
                type: "previous reads the row before, and can be called only in rows and in "
                    + "functions over rows", at: place)
            return nil
        }
        guard let found = scope.find(name) else {
            _ = field(name, at: place)
            return nil
        }
        let reason: String? =
            if found.reference.up != 0 {
                "is no field of these rows"
            } else if found.field.rows != nil
                || found.field.valueTypeOfOtherRow.map({ ExpressionType($0) }) == .list
            {
                "is no single value"
            } else {
                found.field.isSecure ? "is a secret" : nil
            }
        if let reason {
            add(type: "\(quoted(name)) \(reason), so previous cannot read it", at: place)
            return nil
        }
        return (found, group)
    }

    /// The code that reads a field of the present row.
    mutating func code(
        of column: (index: Int, field: FieldLayout), at offset: Int
    ) -> (ExpressionCode, ExpressionTerm) {
        let inner = ExpressionCode(
            reading: FieldReference(up: 0, field: column.index),
            secret: column.field.isSecure ? column.field.name : nil)
        let type = ExpressionType(column.field.valueType)
        let isWhole = column.field.valueType == .integer
        return (inner, ExpressionTerm(type: type, offset: offset, isWhole: isWhole))
    }

    /// The type of the result of a function over rows, whose expression it checks.
    mutating func result(
        of special: ExpressionFunction.Special, over value: ExpressionTerm
    ) -> ExpressionType? {
        switch special {
        case .any, .all, .count:
            expect(value, .boolean)
            return special == .count ? .number : .boolean
        case .sum, .average:
            expect(value, .number)
            return .number
        case .least, .greatest:
            if let type = value.type, !type.isOrdered {
                add(type: "\(type.words) cannot be compared by min and max", at: value.offset)
            }
            return value.type
        case .join:
            if let type = value.type, type != .text {
                let hint = type.isWritable ? "; write join(group, text(field), ', ')" : ""
                add(
                    type: "this must be a text, but it is \(type.words)\(hint)", at: value.offset)
            }
            return .text
        default:
            if let type = value.type, !type.isEquatable {
                add(type: "first cannot choose \(type.words)", at: value.offset)
            }
            return value.type
        }
    }
}
