/// The origin of the choices of a field that does not list them itself: a list of the form, choices that are fetched, or
/// the rows of a group.
public struct ChoiceSource: Sendable {
    enum Kind: Sendable, Hashable {
        /// A list of the form.
        case list(String)
        /// Choices that are fetched, with the columns that the field declares for them.
        case remote(String, columns: [ChoiceList.Column]?)
        /// The values that a field has in the rows of a group.
        case rows(FieldName, value: FieldName)
    }

    let kind: Kind

    /// The condition under which a choice is offered: an expression in which `choice.NAME` is a column of the row.
    ///
    /// A choice is not offered if the condition is false or has no result.
    public let filter: FormExpression?

    /// The largest number of fields whose values decide on fetched choices: 16.
    static let maximumSources = 16

    /// The fields whose values decide on fetched choices, by their full names, as in expressions; none if the choices are
    /// the same for all values.
    ///
    /// The choices are fetched again when one of the fields changes. While one of them is empty, nothing is offered.
    public private(set) var with: [FieldName] = []

    /// The offset of the name of the group in the form file, if the choices are those of rows; that of the fields whose
    /// values decide on the choices.
    var offset: Int?

    /// A copy with the offset of the fields whose values decide on the choices.
    func at(_ offset: Int?) -> ChoiceSource {
        var source = self
        source.offset = offset
        return source
    }

    /// The choices of a list of the form.
    ///
    /// - Parameters:
    ///   - name: The name of the list.
    ///   - filter: The condition under which a row is offered; without one every row is.
    /// - Returns: The source; `Form.init` validates it.
    public static func list(_ name: String, where filter: FormExpression? = nil) -> ChoiceSource {
        ChoiceSource(kind: .list(name), filter: filter)
    }

    /// Choices that are fetched.
    ///
    /// - Parameters:
    ///   - name: The name of the choices; see ``Form/withChoices(_:)``.
    ///   - columns: The columns of the rows with their types; without them, every column that a fetched row has is one of
    ///     texts.
    ///   - fields: The fields whose values decide on the choices, by their full names. The choices are fetched for these
    ///     values; expressions read only the columns that are declared.
    ///   - filter: The condition under which a row is offered; without one every row is.
    /// - Returns: The source; `Form.init` validates it.
    public static func remote(
        _ name: String, columns: [ChoiceList.Column]? = nil, with fields: [FieldName] = [],
        where filter: FormExpression? = nil
    ) -> ChoiceSource {
        var source = ChoiceSource(kind: .remote(name, columns: columns), filter: filter)
        source.with = fields
        return source
    }

    /// The values that a field has in the rows of a group, which a person may enter.
    ///
    /// - Parameters:
    ///   - group: The name of the group; in rows, also that of a group beside the rows or further outwards.
    ///   - value: The name of a field of its rows: a text or a choice. Rows in which it is empty offer nothing.
    /// - Returns: The source; `Form.init` validates it.
    public static func rows(of group: FieldName, value: FieldName) -> ChoiceSource {
        ChoiceSource(kind: .rows(group, value: value), filter: nil)
    }

    /// The name of the list of the form; `nil` for other choices.
    package var listName: String? { if case .list(let name) = kind { name } else { nil } }

    /// The choices of rows in words, for a comment in a schema; `nil` for other choices.
    package var rowsPhrase: String? {
        guard case .rows(let group, let value) = kind else { return nil }
        return "the choices, which are the values of \"\(value)\" in the rows of \"\(group)\""
    }

    /// Whether the choices are those of rows, which a submission has or a person enters.
    var isOfRows: Bool { if case .rows = kind { true } else { false } }

    /// Whether the choices are fetched for the values of other fields.
    var isDependent: Bool { !with.isEmpty }

    /// Whether the form never knows the choices: they are those of rows, or are fetched for values.
    var isUnknownToForm: Bool { isOfRows || isDependent }

    /// The name of the choices that are fetched; `nil` for other choices.
    var remoteName: String? {
        if case .remote(let name, _) = kind { name } else { nil }
    }
}
