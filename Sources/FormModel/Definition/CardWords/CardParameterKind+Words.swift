// The kinds of parameters in messages.

extension CardParameterKind {
    /// What the argument must be, such as "a number from 0 through 1".
    var expected: String {
        switch shape {
        case .text: "a text in quotation marks, or an object of texts by language"
        case .expression: "an expression in quotation marks"
        case .number(let min, let max, let isWhole):
            (isWhole ? "a whole number" : "a number")
                + (min == .min ? "" : " from \(min)") + (max == .max ? "" : " through \(max)")
        case .word(let words): "one of \(quoted(words))"
        case .literal: "a text in quotation marks"
        case .color: "a colour in quotation marks: \(quoted(CardColorName.roles)) or \"#rrggbb\""
        case .address: "an address in quotation marks that begins with https://, mailto: or tel:"
        case .webAddress: "an address in quotation marks that begins with https://"
        case .action: "the name of an action in quotation marks: letters, digits and _"
        case .flag: "true or false"
        case .field: "the name of a field"
        case .fields: "a list of names of fields"
        case .group: "the name of a group"
        case .button: "the name of a button"
        case .parts: "a list of parts in square brackets"
        case .list(let kind, let least):
            switch least {
            case 0: "a list of elements, each \(kind.expected)"
            case 1: "a list of one or more elements, each \(kind.expected)"
            default: "a list of at least \(least) elements, each \(kind.expected)"
            }
        case .object(let parameters): "an object of \(quoted(parameters.map(\.name)))"
        case .oneOf(let kinds): kinds.map(\.expected).joined(separator: ", or ")
        case .ofRows(let kind): kind.expected
        }
    }

    /// The words of which the argument is one, if it is one of a few.
    var words: [String] {
        switch shape {
        case .word(let words): words
        case .oneOf(let kinds): kinds.flatMap(\.words)
        default: []
        }
    }

    /// Whether the argument names something to fill in or to press.
    var isOperated: Bool {
        switch shape {
        case .field(isPlaced: true), .fields(isPlaced: true), .group(isPlaced: true), .button,
            .action:
            true
        case .list(let kind, _), .ofRows(let kind): kind.isOperated
        case .oneOf(let kinds): kinds.contains(where: \.isOperated)
        case .object(let parameters): parameters.contains(where: \.kind.isOperated)
        default: false
        }
    }

    /// Whether the argument names items of the page.
    var namesItems: Bool {
        switch shape {
        case .field, .fields, .group, .button: true
        case .text, .expression, .number, .word, .literal, .color, .address, .webAddress, .action,
            .flag, .parts, .list, .object, .oneOf, .ofRows:
            false
        }
    }

    /// The kind without the remark that its texts are about rows.
    package var base: CardParameterKind {
        if case .ofRows(let kind) = shape { kind } else { self }
    }
}

/// The colours that a form file may name.
package enum CardColorName {
    /// The roles, which the theme of the reader fills in.
    package static let roles = ["accent", "muted", "good", "doubtful", "bad"]

    /// Whether it is a role, or `#` and six hexadecimal digits.
    static func isColor(_ name: String) -> Bool {
        if roles.contains(where: { $0.hasSameBytes(as: name) }) { return true }
        let bytes = Array(name.utf8)
        return bytes.count == 7 && bytes[0] == UInt8(ascii: "#")
            && bytes.dropFirst().allSatisfy { byte in
                byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
            }
    }
}
