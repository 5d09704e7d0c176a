import Synchronization

/// The facts about a field of a form or group that reading, validation and expressions share,
/// before anything is compiled.
public final class FieldLayout: Sendable {
    /// The name, unique in the form or in its group.
    public let name: FieldName

    /// The path from its record to its value: the keys of its sections, and its own.
    package var path: FieldPath { keyed ?? FieldPath(name) }

    /// The path, if it is not that of the names.
    private let keyed: FieldPath?

    /// Whether it or a section of it has a key.
    var isKeyed: Bool { keyed != nil }

    /// The type of the value.
    public var valueType: ValueType { draft?.valueType ?? givenType }

    /// Whether the value must never be shown.
    public let isSecure: Bool

    /// Whether the value is part of the result.
    package let isOutput: Bool

    /// The choices; empty until they are fetched.
    public let choices: [Choice]

    /// Whether the choices are fetched instead of listed in the form.
    let fetchesChoices: Bool

    /// Whether the choices are not fetched yet.
    let awaitsChoices: Bool

    /// Whether the choices are the values of rows, or are fetched for values of other fields, so that the form itself does
    /// not know them.
    let takesRowValues: Bool

    /// The origin of the titles of the choices.
    let titleOrigin: TitleOrigin

    /// Whether the choices are fetched for values of other fields.
    var isDependent: Bool { list?.sources.isEmpty == false }

    /// The choices with their columns, if they have any, or conditions.
    let list: ListTable?

    /// The table of choices without columns and conditions, once an expression has read a title.
    private let titles = Mutex<ListTable?>(nil)

    /// The choice of another answer beside choices that the field does not list itself, or beside numbers; the last of
    /// ``choices``.
    let otherChoice: Choice?

    /// The words for its values; `nil` if it has none of its own.
    let words: FieldWords?

    /// Whether words for its values may have places, so that they are filled in before they are shown or read.
    package let hasWordsWithPlaces: Bool

    /// The formatter, which converts between typed text, value and shown text.
    public let formatter: (any InputFormatter)?

    /// The validators, in the order in which they run.
    public let validators: [any ValidatorDescription]

    /// The validators that canonicalize the text, or the elements of a list; empty if the field has
    /// a formatter.
    let canonicalizers: [any ValidatorDescription]

    /// The largest number of rows, for a group.
    let maximumRows: Int

    /// The number of rows of a group whose rows are fixed; `nil` for another field.
    package let fixedRows: Int?

    /// The keys of the rows of a group that are an object; `nil` for another field.
    package let rowKeys: RowKeys?

    /// The fields of the rows; `nil` if the field is not a group.
    package let rows: FormLayout?

    /// What the field is for; only one that is sent has a value in submissions and results.
    let role: FieldRole

    /// The type for a reading in another row; `nil` while it is inferred and not known yet.
    var valueTypeOfOtherRow: ValueType? {
        guard let draft else { return isUntyped ? nil : givenType }
        return draft.valueTypeOfOtherRow
    }

    /// Whether it is a named value whose type could not be inferred, because of a problem that is reported.
    let isUntyped: Bool

    private let givenType: ValueType

    /// The type while it is being inferred.
    private let draft: ValueDraft?

    init(
        _ name: FieldName, valueType: ValueType, isSecure: Bool = false, isOutput: Bool = true,
        choices: [Choice] = [], fetchesChoices: Bool = false, awaitsChoices: Bool = false,
        takesRowValues: Bool = false, titleOrigin: TitleOrigin = .field, list: ListTable? = nil,
        otherChoice: Choice? = nil, words: FieldWords? = nil,
        formatter: (any InputFormatter)? = nil,
        validators: [any ValidatorDescription] = [],
        maximumRows: Int = 0, fixedRows: Int? = nil, rowKeys: RowKeys? = nil,
        rows: FormLayout? = nil, role: FieldRole = .sent,
        isUntyped: Bool = false, draft: ValueDraft? = nil, keyed: FieldPath? = nil
    ) {
        self.name = name
        self.keyed = keyed
        givenType = valueType
        self.role = role
        self.isUntyped = isUntyped
        self.draft = draft
        self.isSecure = isSecure
        self.isOutput = isOutput
        self.choices = choices
        self.fetchesChoices = fetchesChoices
        self.awaitsChoices = awaitsChoices
        self.takesRowValues = takesRowValues
        self.titleOrigin = titleOrigin
        self.list = list
        self.otherChoice = otherChoice
        self.words = words
        hasWordsWithPlaces =
            words?.textsWithPlaces.isEmpty == false
            || otherChoice?.textsWithPlaces.isEmpty == false
            || titleOrigin != .literal
                && (list?.hasTextsWithPlaces
                    ?? choices.contains { !$0.textsWithPlaces.isEmpty })
        self.formatter = formatter
        self.validators = validators
        self.maximumRows = maximumRows
        self.fixedRows = fixedRows
        self.rowKeys = rowKeys
        self.rows = rows
        canonicalizers =
            formatter == nil && (valueType == .text || valueType == .texts)
            ? validators.filter(\.canonicalizes) : []
    }

    /// The words for its values that may have places, those of its choices among them.
    package var wordsWithPlaces: [LocalizedText] {
        guard hasWordsWithPlaces else { return [] }
        return ownWordsWithPlaces + textsOfChoicesWithPlaces
    }

    /// The words with places that name fields of its own record, whatever its choices are.
    var ownWordsWithPlaces: [LocalizedText] {
        (words?.textsWithPlaces ?? []) + (otherChoice?.textsWithPlaces ?? [])
    }

    /// The texts of its choices that may have places.
    var textsOfChoicesWithPlaces: [LocalizedText] {
        guard hasWordsWithPlaces, titleOrigin != .literal else { return [] }
        return choices.flatMap(\.textsWithPlaces)
    }

    /// The table of the choices, which all expressions that read titles share.
    ///
    /// - Complexity: O(*n*) in the choices for the first call, then O(1).
    func titleTable(in locale: LanguageTag?) -> ListTable {
        if let list { return list }
        return titles.withLock { known in
            if let known { return known }
            let table = ListTable(
                name.text, columns: [], choices: otherChoice == nil ? choices : choices.dropLast(),
                locale: locale,
                takesAnyValue: takesRowValues, areLiteral: titleOrigin == .literal,
                other: otherChoice)
            known = table
            return table
        }
    }

    /// Whether the field is a group, which has rows.
    public var isGroup: Bool { rows != nil }

    /// The fields of the rows of a group, in order; empty if the field is not a group.
    public var fields: [FieldLayout] { rows.map { Array($0.fields.prefix($0.sentCount)) } ?? [] }

    /// Whether the value may differ from the text that was sent.
    var hasCanonicalForm: Bool { formatter != nil || !canonicalizers.isEmpty }

    /// The field of one list element: a text with the same name.
    var ofElements: FieldLayout { FieldLayout(name, valueType: .text, isSecure: isSecure) }
}
