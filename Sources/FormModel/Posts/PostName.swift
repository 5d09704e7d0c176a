/// The name of an entry of a form post in its parts: a field, and the steps into its value.
///
/// `tags` is a field, and `tags[]` a further element of its list. `contacts[0][name]`, `contacts[0].name` and
/// `contacts.0.name` mean the same field of a row: the name of a field contains neither a bracket nor a point.
package struct PostName: Sendable {
    /// One step into the value of a field.
    package enum Step: Sendable, Hashable {
        /// A field of a row: the range of its name in the whole name.
        case name(Range<Int>)
        /// The number of a row.
        case row(Int)
        /// `[]`: a further element.
        case append
    }

    /// The range of the name of the field in the whole name.
    package let field: Range<Int>

    /// The steps behind it, from the outermost inwards.
    package let steps: [Step]

    /// Reads the parts of a name; `nil` where its brackets do not match, so that it is no name of a field.
    ///
    /// - Throws: `tooDeep` if it has more steps than the limit.
    /// - Complexity: O(*n*).
    package init?(
        _ text: Span<UInt8>, depth: Int, offset: Int = 0
    ) throws(PostFailure) {
        let end = PostName.wordEnd(text, 0)
        field = 0..<end
        guard end > 0 else { return nil }
        var steps: [Step] = []
        var at = end
        while at < text.count {
            guard steps.count < depth else {
                throw PostFailure(reason: .tooDeep, offset: offset, limit: depth)
            }
            let isBracket = text[at] == UInt8(ascii: "[")
            guard isBracket || text[at] == UInt8(ascii: ".") else { return nil }
            let word = at + 1..<PostName.wordEnd(text, at + 1)
            at = word.upperBound
            if isBracket {
                guard at < text.count, text[at] == UInt8(ascii: "]") else { return nil }
                at += 1
            } else if word.isEmpty {
                return nil
            }
            steps.append(PostName.step(text, word))
        }
        self.steps = steps
    }

    private static func wordEnd(_ text: Span<UInt8>, _ start: Int) -> Int {
        var at = start
        while at < text.count {
            switch text[at] {
            case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "."): return at
            default: at += 1
            }
        }
        return at
    }

    /// No field begins with a digit, so digits are the number of a row.
    private static func step(_ text: Span<UInt8>, _ word: Range<Int>) -> Step {
        guard !word.isEmpty else { return .append }
        guard word.count <= 9 else { return .name(word) }
        var number = 0
        for at in word {
            let digit = text[at] &- UInt8(ascii: "0")
            guard digit < 10 else { return .name(word) }
            number = number * 10 + Int(digit)
        }
        return .row(number)
    }
}

extension FormLayout {
    /// What the parts of a name lead to.
    enum PostTarget {
        case field(Int)
        /// A section itself.
        case section(Int)
        /// No member of the object of a section, or of the record where it is −1.
        case unknown(section: Int, key: Range<Int>)
    }

    /// Follows the parts of a name through sections.
    ///
    /// - Parameters:
    ///   - first: The range of the first name.
    ///   - steps: The steps behind it; those that lead through sections are removed.
    ///   - text: The whole name.
    /// - Returns: The member.
    func target(
        _ first: Range<Int>, _ steps: inout ArraySlice<PostName.Step>, _ text: Span<UInt8>
    ) -> PostTarget {
        guard !sections.isEmpty else {
            let field = table.index(of: text.extracting(first))
            return field < 0 ? .unknown(section: -1, key: first) : .field(field)
        }
        var (key, section) = (first, -1)
        while true {
            switch member(text.extracting(key), of: section) {
            case .field(let field): return .field(field)
            case .unknown: return .unknown(section: section, key: key)
            case .section(let inner):
                section = inner
                guard case .name(let next)? = steps.first else { return .section(section) }
                steps.removeFirst()
                key = next
            }
        }
    }
}

extension FieldLayout {
    /// The index of the row of the group to which a step of the name of an entry leads; `nil` for none.
    func row(at step: PostName.Step, _ text: Span<UInt8>) -> Int? {
        switch step {
        case .row(let number): return self.row(at: .index(number))
        case .name(let range):
            let name = text.extracting(range)
            guard let key = FieldPath.Step.unescapedKey(name) else {
                return rowKeys?.index(of: name)
            }
            return rowKeys?.index(of: key.utf8.span)
        case .append: return nil
        }
    }
}
