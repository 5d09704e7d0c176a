/// Validates submissions in sequence and reuses its memory: a later valid submission of similar size allocates nothing.
package struct SubmissionValidator: Sendable {
    let form: Form
    package let compiled: CompiledForm
    private let limits: JSONLimits
    let appliesConditions: Bool
    /// Whether a group of the form, or of its rows, has fixed rows.
    private let hasFixedRows: Bool
    private(set) var now: DateTime?
    var reader: SubmissionReader

    /// The choices that were fetched for values; `nil` if the form has no such choices.
    var choiceSets: ChoiceSets?

    /// The fields that are validated.
    private(set) var scope = ValidationScope.whole
    private var isWhole = true
    /// The values that are given with the scope, such as those of an earlier page, by the index of the field.
    private var known: [Int: FieldValue] = [:]
    /// The values that the program gave, by the index of the field.
    private var given: [Int: FieldValue] = [:]
    private var givenValues: [FieldName: FieldValue] = [:]
    /// The given names that are no field that the program sets.
    private(set) var unknownGiven: [FieldName] = []
    /// Whether the last submission could be read.
    private(set) var isRead = false
    /// The work of the expressions in the last submission; `nil` where it need not be counted.
    private var budget: WorkBudget?
    /// The names that are ignored where the form has no field of them.
    let ignored: IgnoredNames
    /// The button of the form with which the last submission was posted.
    package internal(set) var pressed: FieldName?
    /// The names in the scope that the form does not have.
    var unknownNames: [UnknownName] = []

    /// The findings in the last submission, in form order; warnings do not make it invalid.
    package internal(set) var findings = Findings()

    /// - Parameters:
    ///   - form: The form.
    ///   - limits: The limits of a submission.
    ///   - now: The current moment for all submissions.
    ///   - checks: The names of the asynchronous checks that the caller answers; see ``takeQuestions(_:)``.
    ///   - appliesConditions: Whether conditions and calculations are applied, so that values of hidden fields are
    ///     removed; otherwise all fields are validated as if the form had no conditions.
    ///   - scope: The fields that are validated.
    ///   - given: The values of the fields that the program sets.
    ///   - names: The names that are ignored where the form has no field of them: whole names, and beginnings of names with a
    ///     `*` behind them.
    ///   - maximumIssues: The maximum number of issues reported for one submission.
    ///   - takesPaths: Whether the facts of a file in JSON may have its path.
    ///   - locale: The locale of texts in form posts that are not canonical; the default is the locale of the form.
    package init(
        form: Form, limits: JSONLimits, now: DateTime? = nil, checks: Set<String> = [],
        appliesConditions: Bool = true, scope: ValidationScope = .whole,
        given: [FieldName: FieldValue] = [:], ignoring names: [String] = [],
        maximumIssues: Int = Findings.standardLimit, takesPaths: Bool = false,
        locale: ReaderLocale? = nil
    ) {
        self.form = form
        self.limits = limits
        self.now = now
        self.appliesConditions = appliesConditions && !form.compiled.conditions.isDefaultOnly
        compiled = form.compiled
        hasFixedRows = form.compiled.layout.hasFixedRows
        choiceSets = compiled.askers.isEmpty ? nil : ChoiceSets(ofSubmissions: true)
        ignored = IgnoredNames(names)
        findings.answeredChecks = checks
        findings.limit = max(1, maximumIssues)
        reader = SubmissionReader(
            compiled: form.compiled, limits: limits,
            reader: TypedReader(
                locale ?? ReaderLocale(form.locale), formLanguage: form.locale, now: now))
        reader.values.reading.takesPaths = takesPaths
        set(given: given)
        set(scope: scope)
    }

    // MARK: Settings for the submissions that follow

    /// Changes what the submissions that follow are validated with; what is not named stays as it is.
    ///
    /// - Parameters:
    ///   - now: The current moment.
    ///   - given: The values of the fields that the program sets.
    ///   - scope: The fields that are validated.
    ///   - checks: The names of the asynchronous checks that the caller answers.
    ///   - locale: The locale of texts in form posts that are not canonical.
    package mutating func prepare(
        now: DateTime?, given: [FieldName: FieldValue]? = nil, scope: ValidationScope? = nil,
        checks: Set<String>? = nil, locale: ReaderLocale? = nil
    ) {
        if let locale { reader.set(locale: locale) }
        if self.now != now {
            self.now = now
            reader.set(now: now)
        }
        if let given { set(given: given) }
        if let scope { set(scope: scope) }
        if let checks, !checks.isEmpty || !findings.answeredChecks.isEmpty {
            findings.answeredChecks = checks
        }
    }

    private mutating func set(scope: ValidationScope) {
        if isWhole, scope == .whole { return }
        self.scope = scope
        isWhole = scope == .whole
        known = scope.knownValues(in: compiled)
        unknownNames = SubmissionValidator.unknownNames(in: scope, of: form)
        reader.set(scope: scope)
    }

    private mutating func set(given values: [FieldName: FieldValue]) {
        if givenValues.isEmpty, values.isEmpty { return }
        guard values != givenValues else { return }
        givenValues = values
        (given, unknownGiven) = compiled.givenValues(values)
    }

    // MARK: Validation

    /// Validates a JSON submission.
    ///
    /// - Returns: Whether the submission has no findings.
    /// - Complexity: O(*n*).
    package mutating func validate(_ text: Span<UInt8>) -> Bool {
        reset()
        do throws(JSONFailure) {
            guard try reader.read(text) else {
                refuseWhole(text)
                return false
            }
        } catch {
            // Values that were read before the failure are discarded.
            reset()
            refuse(error, in: text)
            return false
        }
        return finish(text)
    }

    /// Validates a form post.
    ///
    /// - Returns: Whether the submission has no findings.
    /// - Complexity: O(*n*), and O(*k* log *k*) for *k* elements of lists that are sent interleaved.
    package mutating func validate(_ text: Span<UInt8>, as encoding: PostEncoding) -> Bool {
        reset()
        do throws(PostFailure) {
            try reader.read(text, as: encoding)
        } catch {
            reset()
            findings.offset = error.offset
            findings.add(error.code, parameters: error.parameters)
            return false
        }
        return finish(text)
    }

    /// Validates values from a program.
    ///
    /// - Returns: Whether the submission has no findings.
    mutating func validate(_ given: [FieldName: FieldValue]) -> Bool {
        reset()
        reader.stage(given)
        return finish(Span())
    }

    /// Validates a submission of any kind.
    ///
    /// - Returns: The bytes that its values refer to; none for values from a program.
    package mutating func validate(_ submission: Submission) -> [UInt8] {
        switch submission {
        case .json(let bytes):
            _ = validate(bytes.span)
            return bytes
        case .urlEncoded(let bytes):
            _ = validate(bytes.span, as: .urlEncoded)
            return bytes
        case .multipart(let bytes, let boundary):
            _ = validate(bytes.span, as: .multipart(boundary: Array(boundary.utf8)))
            return bytes
        case .adaptive(let bytes):
            _ = validate(bytes.span, as: .adaptive)
            return bytes
        case .values(let values):
            _ = validate(values)
            return []
        }
    }

    /// Validates the fields of a submission that could be read.
    ///
    /// - Returns: Whether the submission has no findings.
    @inline(__always)
    private mutating func finish(_ text: Span<UInt8>) -> Bool {
        if isWhole {
            // Of a part of a submission, rows that were not sent are as they were.
            if hasFixedRows { reader.values.stageFixedRows() }
            if appliesConditions { applyConditions(text) }
            compiled.validate(
                reader.values, text, now: now, nil, choiceSets, budget, into: &findings)
        } else {
            validateScope(text)
        }
        if let budget, budget.isExhausted { return refuseWork() }
        if !findings.list.isEmpty { nameChoices(text) }
        if !compiled.conditions.endings.isEmpty { addEnding(text) }
        if !compiled.conditions.submitButtons.isEmpty { addDisabledSubmit(text) }
        if reader.mayNameButton { pressed = reader.takeButtons(of: form, in: text) }
        if reader.hasUnknown { judgeUnknownMembers(text) }
        if !unknownNames.isEmpty { addUnknownNames() }
        if !unknownGiven.isEmpty { addUnknownGiven() }
        isRead = true
        findings.close()
        return findings.list.isEmpty
    }

    @inline(never)
    private mutating func applyConditions(_ text: Span<UInt8>) {
        var all: ScopedFields?
        applyConditions(text, in: &all)
    }

    private mutating func applyConditions(_ text: Span<UInt8>, in fields: inout ScopedFields?) {
        reader.values.settle(
            text, by: compiled, now: now, isFromPage: reader.isFromPage, given: given,
            sets: choiceSets, budget: budget, scope: &fields)
    }

    private mutating func validateScope(_ text: Span<UInt8>) {
        for (field, value) in known { reader.stage(known: value, at: field) }
        var fields = ScopedFields(scope, reader.values, compiled, given: Set(known.keys))
        if appliesConditions { applyConditions(text, in: &fields) }
        compiled.validate(
            reader.values, text, now: now, fields, choiceSets, budget, into: &findings)
    }

    private mutating func reset() {
        isRead = false
        pressed = nil
        findings.removeAll()
        reader.reset()
        if compiled.remembersTotals { resetBudget() }
    }

    /// Begins to count the work anew, in another object where a copy of the validator has the present one.
    private mutating func resetBudget() {
        if isKnownUniquelyReferenced(&budget), let budget {
            budget.reset()
        } else {
            budget = WorkBudget()
        }
    }

    // MARK: A submission that cannot be read

    /// Replaces all findings, which depend on expressions that were not evaluated.
    private mutating func refuseWork() -> Bool {
        findings.removeAll()
        findings.offset = -1
        findings.add(.tooMuchWork, parameters: ["max": .integer(WorkBudget.maximum)])
        findings.close()
        return false
    }

    /// Whether the expressions did more work for the last submission than is allowed.
    var didTooMuchWork: Bool { findings.list.first?.code == .tooMuchWork }

    /// How much work the expressions did in the last submission; 0 where it need not be counted.
    var work: Int { budget?.used ?? 0 }

    private mutating func refuse(_ failure: JSONFailure, in text: Span<UInt8>) {
        findings.offset = failure.offset
        let path = failure.path(in: text)
        findings.add(
            failure.code,
            parameters: path.steps.isEmpty
                ? failure.parameters : IssueParameters(failure.parameters, at: path))
    }

    /// Refuses a text that does not begin as an object, or is too long to be read.
    private mutating func refuseWhole(_ text: Span<UInt8>) {
        var tape = JSONTape()
        if let failure = tape.read(text, limits: limits) { return refuse(failure, in: text) }
        findings.offset = tape.nodes[0].offset
        findings.add(.notAnObject)
    }

    // MARK: Memory

    /// Whether the last submission needed too much memory to keep.
    package var holdsMuch: Bool {
        reader.values.reading.scratchCount > SubmissionValidator.muchMemory
            || reader.values.rowSlotCount > SubmissionValidator.manyRowSlots
            || findings.list.count > Findings.standardLimit
    }

    /// The maximum number of bytes of a submission or of its texts that are kept: 64 KiB.
    package static let muchMemory = 1 << 16

    /// How many slots of fields of rows are too many to be kept: as many as take the same memory, with their scalars.
    private static let manyRowSlots =
        muchMemory / (MemoryLayout<ValueSlot>.stride + MemoryLayout<ValueScalar>.stride)
}
