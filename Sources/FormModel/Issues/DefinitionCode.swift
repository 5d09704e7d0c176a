/// The stable name of a kind of problem in a form's definition or file.
public enum DefinitionCode: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
    /// The file is not JSON.
    case malformedJSON
    /// A key stands twice.
    case duplicateKey
    /// The file is nested too deeply.
    case tooDeep
    /// The file has too many bytes.
    case tooManyBytes
    /// The file has too many values.
    case tooManyMembers
    /// The file is of a version that this engine does not know.
    case unknownVersion
    /// A key that must be there is missing.
    case missingKey
    /// A key is not known.
    case unknownKey
    /// A key is known, but this version of the engine does not support it.
    case unsupportedKey
    /// A key does not go with this type of item.
    case misplacedKey
    /// A value is of the wrong type.
    case wrongType
    /// A value is none of those allowed.
    case unknownWord
    /// An item's type is not known.
    case unknownItemType
    /// A value type is not known.
    case unknownValueType
    /// A validator is not known.
    case unknownValidator
    /// A formatter is not known.
    case unknownFormatter
    /// A parameter of a validator or formatter is not known.
    case unknownParameter
    /// A parameter that must be there is missing.
    case missingParameter
    /// A parameter has a value that it cannot have.
    case badParameter
    /// A name is not valid.
    case badName
    /// Two items have the same name.
    case duplicateName
    /// A form has no items.
    case noItems
    /// A language is not a tag of BCP 47.
    case badLanguage
    /// A text that a person must see is empty.
    case emptyText
    /// A pattern cannot be read.
    case badPattern
    /// A pattern has too many bytes.
    case patternTooLong
    /// A pattern comes to too many instructions, or repeats too often or nests too deeply.
    case patternTooLarge
    /// A range or length that nothing can satisfy.
    case emptyRange
    /// A validator that does not go with the value type.
    case unsuitableValidator
    /// A formatter that does not go with the value type.
    case unsuitableFormatter
    /// A field that is referred to does not exist.
    case unknownField
    /// The default does not pass the item's own validators.
    case invalidDefault
    /// A choice does not pass the item's own validators.
    case invalidChoice
    /// A choice stands twice.
    case duplicateChoice
    /// A choice item has no choices.
    case noChoices
    /// More choices were fetched than a field offers.
    case tooManyChoices
    /// A choice that was fetched has too many bytes.
    case choiceTooLong
    /// A currency is not known.
    case unknownCurrency
    /// Groups stand too deep in each other.
    case groupsTooDeep
    /// Validators stand too deep in each other.
    case validatorsTooDeep
    /// An item that cannot stand where it does, such as a button in a group.
    case misplacedItem
    /// A sentence is given for a code that the item never gives.
    case unknownMessageCode
    /// A sentence names a parameter that there is not.
    case unknownPlaceholder
    /// An expression cannot be read.
    case expressionSyntax
    /// The parts of an expression do not go with each other, or it does not come to what is needed.
    case expressionType
    /// An expression has too many bytes.
    case expressionTooLong
    /// An expression is nested too deeply.
    case expressionTooDeep
    /// A function is not known.
    case unknownFunction
    /// A function has too few or too many arguments.
    case wrongArguments
    /// A field is compared with a text that is none of its choices.
    case unknownChoice
    /// Conditions and calculations that depend on each other in a circle.
    case conditionLoop
    /// A rule is not known.
    case unknownRule
    /// A rule names too few fields, or too many.
    case ruleFields
    /// A rule names a field twice.
    case duplicateField
    /// A text that is no state that a form can give a card.
    case badState
    /// A value that is shown is made of a secret.
    case secretRead
    /// A state of a card stands twice on its page.
    case duplicateState

    /// An answer is required and can never be given; a warning.
    case requiredNeverMet
    /// One of several choices that are listed with commas holds a comma; a warning.
    case commaInChoice

    /// A pattern that no text with a character in it matches; a warning.
    case emptyPattern

    /// Whether a form of which this is said can be used all the same.
    public var severity: FormIssue.Severity {
        switch self {
        case .requiredNeverMet, .commaInChoice, .emptyPattern: .warning
        default: .error
        }
    }

    /// The name.
    public var description: String { rawValue }
}
