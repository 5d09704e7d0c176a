/// The kind of a problem in the definition of a form or in a form file; the names are stable.
public enum DefinitionCode: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
    /// The file is not JSON.
    case malformedJSON
    /// A key occurs twice.
    case duplicateKey
    /// The file is nested too deeply.
    case tooDeep
    /// The file has too many bytes.
    case tooManyBytes
    /// The file has too many values.
    case tooManyMembers
    /// The version of the file is newer than this engine.
    case unknownVersion
    /// A mandatory key is missing.
    case missingKey
    /// A key is unknown.
    case unknownKey
    /// A key is known, but this version of the engine does not support it.
    case unsupportedKey
    /// A key is not allowed in its place, such as on an item of that type.
    case misplacedKey
    /// An extension key resembles a key of the object; a warning.
    case extensionLikeKey
    /// A value is of the wrong type.
    case wrongType
    /// A word is not one of those allowed.
    case unknownWord
    /// The type of an item is unknown.
    case unknownItemType
    /// A value type is unknown.
    case unknownValueType
    /// A validator is unknown.
    case unknownValidator
    /// A formatter is unknown.
    case unknownFormatter
    /// A parameter of a validator or formatter is unknown.
    case unknownParameter
    /// A mandatory parameter is missing.
    case missingParameter
    /// The value of a parameter is not allowed.
    case badParameter
    /// A name is not valid.
    case badName
    /// Two items have the same name.
    case duplicateName
    /// A key of an answer is empty, or has a control character or an invisible one.
    case badKey
    /// A key of an answer has too many bytes.
    case keyTooLong
    /// Two answers of one object have the same key.
    case duplicateAnswerKey
    /// A key of an answer has another meaning, perhaps with the keys around it in a form post.
    case reservedKey
    /// A form, a group or a section has no items.
    case noItems
    /// A language is not a tag of BCP 47.
    case badLanguage
    /// A text for people is empty.
    case emptyText
    /// A pattern is malformed.
    case badPattern
    /// A pattern has too many bytes.
    case patternTooLong
    /// A pattern has too many instructions, repeats too often or is nested too deeply.
    case patternTooLarge
    /// No value can be in a range or have a length.
    case emptyRange
    /// A validator does not support the value type.
    case unsuitableValidator
    /// A formatter does not support the value type.
    case unsuitableFormatter
    /// A field that is referred to does not exist.
    case unknownField
    /// The default fails the validators of the item.
    case invalidDefault
    /// A choice fails the validators of the item.
    case invalidChoice
    /// A choice occurs twice.
    case duplicateChoice
    /// A field of type `choice` or `choices` has no choices.
    case noChoices
    /// A list that is referred to does not exist.
    case unknownList
    /// Two lists have the same name.
    case duplicateList
    /// A list, or choices that are fetched, have a malformed name.
    case badListName
    /// A list has no rows.
    case emptyList
    /// A column of a list does not exist.
    case unknownColumn
    /// A list has a column twice, or a column whose name has another meaning.
    case badColumn
    /// A list has too many columns.
    case tooManyColumns
    /// There are too many choices in a list, or too many were fetched.
    case tooManyChoices
    /// A fetched choice has too many bytes.
    case choiceTooLong
    /// A fetched choice has a control character or a line end.
    case controlInChoice
    /// A suggestion has a control character, a line end or an invisible character.
    case controlInSuggestion
    /// A currency is unknown.
    case unknownCurrency
    /// Groups and sections are nested too deeply.
    case groupsTooDeep
    /// Validators are nested too deeply.
    case validatorsTooDeep
    /// An item has too many validators.
    case tooManyValidators
    /// An item is in a place where it is not allowed, such as a button in a group.
    case misplacedItem
    /// A message is for a code that the item never reports.
    case unknownMessageCode
    /// A message has a placeholder without a value.
    case unknownPlaceholder
    /// A brace in a text cannot be read.
    case malformedTemplate
    /// A link leads to an address that a text may not have.
    case badLink
    /// An expression has a syntax error.
    case expressionSyntax
    /// An expression has a type error.
    case expressionType
    /// An expression has too many bytes.
    case expressionTooLong
    /// An expression is nested too deeply.
    case expressionTooDeep
    /// A function is unknown.
    case unknownFunction
    /// A function has the wrong number of arguments.
    case wrongArguments
    /// A field is compared with a text that is not one of its choices.
    case unknownChoice
    /// Conditions or calculations depend on each other in a cycle.
    case conditionLoop
    /// A rule is unknown.
    case unknownRule
    /// A rule names too few or too many fields.
    case ruleFields
    /// A rule names a field twice.
    case duplicateField
    /// A text is not a name for a custom state of a card.
    case badState
    /// A value that is shown is calculated from a secret.
    case secretRead
    /// A card has a state twice.
    case duplicateState
    /// The tokens for autofill are not those of the HTML standard.
    case badAutocomplete
    /// A part of a card is unknown.
    case unknownPart
    /// A trait of a card is unknown.
    case unknownTrait
    /// A card has a trait twice.
    case duplicateTrait
    /// A colour is unknown.
    case unknownColor
    /// Two parts of a card have the same id.
    case duplicateId
    /// Parts of a card contain each other too deeply.
    case partsTooDeep
    /// A part to fill in or to press is in one of several pages, of which one is shown at a time.
    case partInPages
    /// A part to fill in or to press, or one that names items of the page, is among the parts about a row.
    case partInRows
    /// A part of a card names an item of another page.
    case notOnPage
    /// A part of a card names a button that the page does not have.
    case unknownButton
    /// A part of a card names something that is no group.
    case notAGroup
    /// The parts of a card place an item twice.
    case duplicatePlacement
    /// The parts of a card do not place an item that a person may fill in.
    case unplacedField
    /// A fragment is unknown.
    case unknownFragment
    /// A use of a fragment replaces an item that the fragment does not have.
    case unknownReplacement
    /// Fragments use each other in a cycle.
    case fragmentLoop
    /// Fragments use each other too deeply.
    case fragmentsTooDeep
    /// With its fragments, a form is larger than a form file may be.
    case fragmentsTooLarge
    /// A fragment is never used; a warning.
    case unusedFragment
    /// A form or group has too many named values.
    case tooManyValues
    /// A form has too many endings.
    case tooManyEndings
    /// Two endings have the same name.
    case duplicateEnding
    /// An ending without a condition is not the last one.
    case endingWithoutCondition

    /// A required field can never be filled in; a warning.
    case requiredNeverMet
    /// A choice of a list that is written with commas contains a comma; a warning.
    case commaInChoice

    /// A pattern matches no text that is not empty; a warning.
    case emptyPattern

    /// Every button that submits the form can be hidden; a warning.
    case hiddenSubmit

    /// The parts of a card in the state `loading` do not place an item that a person may fill in; a warning.
    case unplacedWhileLoading

    /// The form names a language that the vocabulary has no sentences in; a warning.
    case unknownLanguage

    /// The action of a button is no word of the format, but resembles one; a warning.
    case misspeltAction

    /// The file is JSON, but something else than a form, such as a JSON Schema.
    case notAForm

    /// Whether the problem makes the form unusable or is a warning.
    public var severity: FormIssue.Severity {
        switch self {
        case .requiredNeverMet, .commaInChoice, .emptyPattern, .extensionLikeKey, .unusedFragment,
            .hiddenSubmit, .unplacedWhileLoading, .unknownLanguage, .misspeltAction:
            .warning
        default: .error
        }
    }

    /// The name.
    public var description: String { rawValue }
}
