/// The values in the rows around a field that decide which of its choices are offered.
///
/// Fields of different rows with equal keys offer the same choices, so that these are looked for once.
struct FilterKey: Hashable, Sendable {
    /// A value.
    enum Part: Hashable, Sendable {
        case empty
        /// A value that could not be read.
        case unreadable
        case text([UInt8])
        case list([[UInt8]])
        case scalar(ValueScalar)
        /// The index of the row, where it is read.
        case number(Int)
    }

    private let parts: [Part]

    /// Fails if a group is read, whose rows are not compared.
    ///
    /// - Parameters:
    ///   - reads: The fields.
    ///   - readsRowNumber: Whether the number of the row is read.
    ///   - context: The record of the field.
    init?(
        _ reads: [FieldReference], readsRowNumber: Bool, in context: borrowing JudgingContext
    ) {
        var parts: [Part] = []
        if readsRowNumber { parts.append(.number(context.number)) }
        for read in reads {
            let values = context.values(up: read.up)
            guard values.isReadable(at: read.field) else {
                parts.append(.unreadable)
                continue
            }
            guard let part = Part(values.view(at: read.field)) else { return nil }
            parts.append(part)
        }
        self.parts = parts
    }
}

extension FilterKey.Part {
    /// Fails for the rows of a group.
    fileprivate init?(_ value: borrowing ValueView) {
        switch value.kind {
        case .empty: self = .empty
        case .rows: return nil
        case .other: self = .text(Array(Choice.otherValue.utf8))
        case .text, .choice: self = .text(Array(copying: value.text))
        case .file: self = .text(Array(copying: value.fileName))
        case .list:
            var list: [[UInt8]] = []
            for index in 0..<value.count { list.append(Array(copying: value.element(index))) }
            self = .list(list)
        case .integer, .decimal, .boolean, .date, .time, .dateTime, .localDateTime, .duration:
            self = .scalar(value.scalar)
        }
    }
}
