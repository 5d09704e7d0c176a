/// What may stand at a key of a form file, or as a parameter of a validator or formatter.
///
/// Readers report everything that a shape excludes; what a shape allows may still be a mistake for
/// a reason that needs other parts of the form, such as a name that no field has.
package indirect enum KeyShape: Sendable, Hashable {
    /// Any JSON.
    case anything
    /// The key must not be given.
    case nothing
    case null
    case text
    /// A text, or an object of texts by language.
    case localizedText
    case expression
    /// `true` or `false`.
    case boolean
    case number
    /// A text, a number, `true`, `false` or `null`.
    case scalar
    case wholeNumber(ClosedRange<Int>)
    /// The name of an item: letters, digits and `_`.
    case name
    /// The name of a field; dots stand between the name of a section and that of its item.
    case fieldName
    /// One of a few words.
    case word([String])
    /// A text that a regular expression of ECMAScript matches.
    case matching(String)
    /// A text with a prefix and a name after it.
    case prefixedName(String)
    /// A list of at least `least` elements.
    case list(of: KeyShape, least: Int = 0)
    /// An object that has its own table of keys, or a validator or formatter.
    case object(ObjectName)
    /// An object of texts by issue code.
    case messages
    /// An object of values by names of one kind.
    case byName(KeyShape, names: NameKind = .field)
    case oneOf([KeyShape])

    /// The name of a table of keys, as schemas of form files write it.
    package enum ObjectName: String, Sendable, CaseIterable {
        case form, page, item, ending, fragment, fragmentItem, use, replacement, choice, other,
            choiceSource, rowChoices, suggestionSource, control,
            list, listRow, rows, calculated, limits, card
        case cardState, part, trait, box, rule, check
        case validator, formatter
    }

    /// The names that an object may have as its keys.
    package enum NameKind: Sendable {
        /// Letters, digits and `_`.
        case field
        /// Letters, digits, `_`, `-` and `.`.
        case list
    }

    /// A list of at least one text.
    static let texts = KeyShape.list(of: .text, least: 1)

    /// A whole number that is not below `least`.
    static func wholeNumber(from least: Int) -> KeyShape { .wholeNumber(least...Int.max) }
}
