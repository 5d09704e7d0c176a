public import FormModel

/// The answers of a filling-in that is not finished, which another process can continue later.
///
/// A draft has what a person entered, even if it is invalid, and never the value of a secret. It names the form that it
/// belongs to, so that a program notices another form, and one that has changed since.
///
/// ```swift
/// let bytes = session.draft.json                      // when the session has the effect `save`
/// let draft = try FormDraft(json: bytes)              // later, for a new data source of the form
/// let misfits = draft.restore(into: dataSource)
/// let session = FormSession(dataSource, catalog: .english, resuming: draft)
/// ```
public struct FormDraft: Sendable, Hashable {
    /// An entered answer.
    public struct Answer: Sendable, Hashable {
        /// The path of the field.
        public let path: FieldPath
        /// The value; empty where the field was emptied, and the number of rows of a group.
        public let value: FieldValue

        /// Makes an answer.
        package init(path: FieldPath, value: FieldValue) {
            self.path = path
            self.value = value
        }
    }

    /// A text that was typed and not accepted as an answer.
    public struct TypedText: Sendable, Hashable {
        /// The path of the field.
        public let path: FieldPath
        /// The text as it would be typed again.
        public let text: String

        /// Makes a text.
        init(path: FieldPath, text: String) {
            self.path = path
            self.text = text
        }
    }

    /// The name of the form, `Form.id`.
    public let form: String
    /// The definition of the form, `Form.fingerprint`.
    package let fingerprint: String
    /// The entered answers, in form order.
    public var answers: [Answer] = []
    /// The fields that need not be asked again unless their answers are invalid, even if they were left empty or have
    /// their defaults, and the groups that get no more rows.
    public var accepted: [FieldPath] = []
    /// The texts of fields that were left while something was typed.
    public var typed: [TypedText] = []

    /// Makes a draft without answers.
    package init(form: String, fingerprint: String) {
        self.form = form
        self.fingerprint = fingerprint
    }

    /// Makes a draft of the values that were entered into a data source.
    ///
    /// - Complexity: O(*n*) in the definition of the form and in the rows.
    public init(of dataSource: FormDataSource) {
        self.init(form: dataSource.form.id, fingerprint: dataSource.form.fingerprint)
        addAnswers(of: dataSource)
    }

    /// Whether there is nothing to continue from.
    public var isEmpty: Bool { answers.isEmpty && accepted.isEmpty && typed.isEmpty }

    /// Adds the entered answers of the form and of all rows, and the fields that the person has left.
    mutating func addAnswers(of dataSource: FormDataSource) {
        for index in dataSource.form.compiled.sentFields.indices {
            add(FieldPlace(index), of: dataSource)
        }
    }

    private mutating func add(_ place: FieldPlace, of dataSource: FormDataSource) {
        let form = dataSource.form.compiled
        let field = form.field(at: place)
        guard !field.isSecure, field.item.computed == nil, field.item.setBy == .person else {
            return
        }
        // Rows are restored as blank ones.
        let entered = dataSource.enteredValue(at: place) ?? dataSource.rowStart(at: place)
        if let entered {
            let value = field.rows == nil ? entered : .integer(entered.rowList.count)
            answers.append(Answer(path: form.path(of: place), value: value))
        }
        guard let rows = field.rows, let entered else { return }
        for row in entered.rowList.indices {
            for index in 0..<rows.layout.sentCount {
                add(place.cell(index, ofRow: row), of: dataSource)
            }
        }
    }
}
