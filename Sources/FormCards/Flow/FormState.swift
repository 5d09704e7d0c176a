public import FormModel

/// The answers so far of a person who fills in the pages of a form by several requests; a ``PageFlow`` makes and reads it.
///
/// A program keeps it between two requests, in a store of its own or encrypted in a cookie: any encoder writes it. It knows the
/// form by its `FormModel/Form/fingerprint`. It says nothing about whether the answers are valid, and has no outcome of
/// a check, so that one which was forged gains nothing.
///
/// ```swift
/// let state = flow.begin(acceptLanguage: header, secrets: .dropped)
/// let bytes = try JSONEncoder().encode(state)
/// ```
public struct FormState: Sendable, Hashable, Codable {
    /// What becomes of the values of secrets, such as a password on the first of two pages.
    public enum Secrets: String, Sendable, Hashable, Codable {
        /// They are among the answers: whoever can read the encoded state can read them, so that it must be encrypted, or stay
        /// on the server.
        case kept
        /// They are left out, and asked for again after the last page, unless all of them are on it.
        case dropped
    }

    /// The id of the form.
    let form: String
    /// The definition of the form, `FormModel/Form/fingerprint`.
    let fingerprint: String
    /// What becomes of the values of secrets.
    let secrets: Secrets
    /// The language of the person, in which pages are drawn and read; `nil` for that of the form.
    public var language: LanguageTag? {
        get { languageText.flatMap { LanguageTag($0) } }
        set { languageText = newValue?.text }
    }

    /// How much of the answers is read: those of several posts, each of which has the limits of a submission.
    private static let limits = JSONLimits(bytes: 16 << 20, depth: 64, members: 1_000_000)

    private var languageText: String?
    /// The answers in the shape of a submission: a JSON object.
    private var answers = "{}"
    /// The index of the page to which a person was sent back from the last one: because of an answer on it that the whole form
    /// refuses, or to enter secrets again.
    var refusedPage: Int?
    /// Whether a secret was left out; `nil` if none was.
    private(set) var hasDropped: Bool?

    init(form: String, fingerprint: String, secrets: Secrets, language: LanguageTag?) {
        self.form = form
        self.fingerprint = fingerprint
        self.secrets = secrets
        languageText = language?.text
    }

    /// Whether there are no answers yet.
    public var isEmpty: Bool { answers == "{}" }

    /// The same state with the answers in a data source.
    func with(_ dataSource: FormDataSource, refusedPage: Int? = nil) -> FormState {
        var state = self
        state.answers = String(
            decoding: dataSource.answers(withSecrets: secrets == .kept), as: UTF8.self)
        state.refusedPage = refusedPage
        if secrets == .dropped, dataSource.holdsEnteredSecret { state.hasDropped = true }
        return state
    }

    /// Why a flow of a form cannot have made the state; `nil` if it can.
    func inconsistency(in form: Form, isOfForm: Bool) -> String? {
        guard !isEmpty else { return nil }
        guard
            let object = try? JSONValue(Array(answers.utf8), limits: FormState.limits),
            object.kind == .object
        else { return "the answers of the state are no JSON object." }
        let isLeaking =
            isOfForm && secrets == .dropped && form.compiled.layout.holdsSecret(in: object)
        return isLeaking ? "the answers of the state have a secret, but secrets are dropped." : nil
    }

    /// The same state without answers.
    var emptied: FormState {
        FormState(form: form, fingerprint: fingerprint, secrets: secrets, language: language)
    }

    /// Enters the answers into a data source.
    func fill(_ dataSource: FormDataSource) {
        guard !isEmpty else { return }
        dataSource.fill(
            dataSource.form.sent(
                json: Array(answers.utf8), now: dataSource.clock.now, limits: FormState.limits))
    }

    /// What of the answers fits another form, or another version of it.
    ///
    /// - Returns: The answers, entered into the data source, as a state of its form, and the paths of the others.
    func fitted(
        to dataSource: FormDataSource, _ fingerprint: String
    ) -> (state: FormState, lost: [FieldPath]) {
        let form = dataSource.form
        let json = Array(answers.utf8)
        let sent = form.sent(json: json, now: dataSource.clock.now, limits: FormState.limits)
        var unread: [FieldPlace] = []
        var readable: [Int: Sent] = [:]
        for (index, value) in sent.sorted(by: { $0.key < $1.key }) {
            let item = form.compiled.fields[index].item
            guard item.computed == nil, item.setBy == .person else {
                unread.append(FieldPlace(index))
                continue
            }
            readable[index] = value.readable(at: FieldPlace(index), &unread)
        }
        dataSource.fill(readable)
        var state = FormState(
            form: form.id, fingerprint: fingerprint, secrets: secrets, language: language
        ).with(dataSource)
        // A field that has become secret has left its answer out now.
        if hasDropped == true { state.hasDropped = true }
        return (
            state,
            ((try? JSONValue(json, limits: FormState.limits)).map {
                form.compiled.layout.unknownPaths(in: $0)
            } ?? []) + unread.map(form.compiled.path(of:))
        )
    }
}

// The JSON of a state, which is that of any encoder: for programs without one.
extension FormState {
    /// Writes the state as an object.
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        for (key, text) in [
            (CodingKeys.form, form), (.fingerprint, fingerprint), (.secrets, secrets.rawValue),
            (.languageText, languageText), (.answers, answers),
        ] {
            guard let text else { continue }
            writer.key(key.stringValue)
            writer.string(text)
        }
        if let refusedPage {
            writer.key(CodingKeys.refusedPage.stringValue)
            writer.integer(refusedPage)
        }
        if let hasDropped {
            writer.key(CodingKeys.hasDropped.stringValue)
            writer.boolean(hasDropped)
        }
        writer.endObject()
    }

    /// Reads a state; `nil` if it is none.
    package init?(_ value: JSONValue) {
        var members: [String: JSONValue] = [:]
        for (key, _, value) in value.members ?? [] { members[key] = value }
        func text(_ key: CodingKeys) -> String? { members[key.stringValue]?.string }
        guard let form = text(.form), let fingerprint = text(.fingerprint),
            let secrets = text(.secrets).flatMap(Secrets.init), let answers = text(.answers)
        else { return nil }
        self.init(
            form: form, fingerprint: fingerprint, secrets: secrets,
            language: text(.languageText).flatMap { LanguageTag($0) })
        self.answers = answers
        refusedPage = members[CodingKeys.refusedPage.stringValue]?.integer
        hasDropped = members[CodingKeys.hasDropped.stringValue]?.boolean
    }
}

extension FormState: CustomStringConvertible, CustomReflectable {
    /// The form; no answer, since answers may be secrets.
    public var description: String {
        "FormState(\(form), \(isEmpty ? "no answers" : "\(answers.utf8.count) bytes"), secrets \(secrets.rawValue))"
    }

    /// No children, because answers may be secrets.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// The reason why a state is not one of a form, with what of it fits nevertheless.
///
/// A form changes when a program is deployed while people fill it in; ``fitting`` lets them go on with most of their answers.
public struct FormStateError: Error, Sendable {
    /// Why a state cannot be used.
    public enum Reason: Sendable, Hashable {
        /// It is that of another form.
        case otherForm
        /// The form has another definition now.
        case otherVersion
    }

    /// Why the state cannot be used.
    public let reason: Reason
    /// A state of the form with the answers that fit it; one without answers instead of the state of another form.
    public let fitting: FormState
    /// The paths of the answers that do not fit.
    public let lost: [FieldPath]
}

extension FormStateError: CustomStringConvertible {
    /// The reason as a sentence in English, with the paths of what is lost.
    public var description: String {
        switch reason {
        case .otherForm: "the answers are those to another form."
        case .otherVersion:
            lost.isEmpty
                ? "the form has changed, and all answers fit."
                : "the form has changed; these answers do not fit: "
                    + lost.map(\.description).joined(separator: ", ")
        }
    }
}
