/// The name of an entry of a form post, taken apart: a field, then what of it is meant.
///
/// `tags` is a field and `tags[]` an element behind the others of its list. Into the rows of a group lead
/// `contacts[0][name]`, `contacts[0].name` and `contacts.0.name`, which mean the same: neither a bracket
/// nor a point can stand in the name of a field.
package struct PostName: Sendable {
    /// One step into what a field holds.
    package enum Step: Sendable, Hashable {
        /// A field of a row: where its name lies in the text of the whole name.
        case name(Range<Int>)
        /// The number of a row.
        case row(Int)
        /// `[]`: a further element.
        case append
    }

    /// Where the name of the field lies in the text of the whole name.
    package let field: Range<Int>

    /// The steps behind it, from the outside in.
    package let steps: [Step]

    /// Takes a name apart; `nil` where its brackets do not fit, which makes it no name of a field.
    ///
    /// - Throws: `tooDeep` where it has more steps than the limit.
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
