/// Lists that an expression itself makes: its constants, and results of functions of a program.
///
/// Each element is written behind its size in four bytes, so that a list is a range of bytes as a text is.
enum ListedTexts {
    /// Appends a list, and returns it as an operand; an empty list is no value.
    static func append(
        _ list: [String], to bytes: inout [UInt8],
        origin: ExpressionOperand.Text.Origin = .scratch
    ) -> ExpressionOperand {
        guard !list.isEmpty else { return .missing }
        let start = Int32(truncatingIfNeeded: bytes.count)
        for element in list {
            let size = element.utf8.count
            for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: size >> shift)) }
            bytes.append(contentsOf: element.utf8)
        }
        let end = Int32(truncatingIfNeeded: bytes.count)
        return .elements(ExpressionOperand.Text(origin: origin, range: start..<end))
    }

    /// The elements of a list.
    static func texts(in list: Span<UInt8>) -> [String] {
        var texts: [String] = []
        visit(list) { texts.append(String(utf8: $0)) }
        return texts
    }

    /// Whether a text is one of the elements of a list.
    static func has(_ text: Span<UInt8>, in list: Span<UInt8>) -> Bool {
        var isThere = false
        visit(list) { if $0.hasSameBytes(as: text) { isThere = true } }
        return isThere
    }

    private static func visit(_ list: Span<UInt8>, _ body: (Span<UInt8>) -> Void) {
        var at = 0
        while at + 4 <= list.count {
            let size = (0..<4).reduce(0) { $0 << 8 | Int(list[at + $1]) }
            body(list.extracting(at + 4..<at + 4 + size))
            at += 4 + size
        }
    }
}

extension FieldValue {
    /// The result of a calculation as the value of a field of a type: a list is one of choices, or of texts.
    func asValue(of type: ValueType?) -> FieldValue {
        if type == .texts, case .choices(let list) = self { .texts(list) } else { self }
    }
}
