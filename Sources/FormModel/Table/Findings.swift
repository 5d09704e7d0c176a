/// Where validators put what they find: small values, made into issues only when somebody reads them.
public struct Findings: Sendable {
    /// One thing found: by which check of which field, and where.
    package struct Finding: Sendable {
        package let code: IssueCode
        /// The index of the field among the form's fields, or −1 for the submission as a whole.
        package let field: Int
        /// The index of the validator among those of the field, or −1 where none made it.
        package let validator: Int
        /// The index of the element of a list or of a group, or −1.
        package let element: Int
        /// The field of that row, where the validator of a group names one.
        package let member: FieldName?
        /// The row that the field stands in, from the outside in; empty for a field of the form itself.
        package let row: [RowStep]
        /// The byte of the submission, or −1.
        package let offset: Int
        /// What was counted, where something was.
        package let actual: Int?
        /// Facts that are known only now, such as the nearest name to an unknown one.
        package fileprivate(set) var parameters: IssueParameters
        /// Whether the submission is valid all the same.
        package fileprivate(set) var severity: FormIssue.Severity

        /// Whether it stands where the answer of an asynchronous check will stand.
        package var isPending: Bool { code == .remotePending }

        /// Whether it refuses the value.
        fileprivate var isError: Bool { severity == .error && !isPending }

        /// The same with what became of an asynchronous check in its place.
        func settled(as code: IssueCode, message: String?) -> Finding {
            var parameters = parameters
            parameters["message"] = message.map { .text($0) }
            return Finding(
                code: code, field: field, validator: validator, element: element, member: member,
                row: row, offset: offset, actual: actual, parameters: parameters,
                severity: severity)
        }
    }

    /// One step into a group: which group, and which of its rows.
    package struct RowStep: Sendable, Hashable {
        /// The index of the group among the fields that it stands among.
        package let field: Int
        package let index: Int
    }

    package private(set) var list: [Finding] = []

    /// How many of them are errors.
    package private(set) var errorCount = 0

    /// The most issues that are told unless said otherwise: of a submission, and of a field of a data source.
    package static let standardLimit = 1_000

    /// The most that are kept; what is beyond is counted, so that the verdict is right, and not told.
    package var limit = Int.max { didSet { roof = limit } }

    /// Beyond how many it is worth looking for what need not be kept.
    private var roof = Int.max

    /// Whether there were more than are kept.
    package private(set) var isCut = false

    /// How many of those that are not kept are errors.
    private var cutErrors = 0

    /// The asynchronous checks whose answers will be put in their places; of others it is known at once that
    /// nobody makes them.
    package var answeredChecks: Set<String> = []

    /// Whether the answer of an asynchronous check is awaited.
    package private(set) var hasPending = false

    /// Whether there are checks that nobody makes, which do not count as errors before ``close(field:)``.
    private(set) var hasUnknownChecks = false

    /// The element of a list that what is added is about, unless it says so itself; −1 for the whole.
    ///
    /// A validator that asks others about the elements sets it while it does.
    public var element = -1

    // Set by the engine before a validator is asked, so that no validator knows where it lives.
    package var field = -1
    package var validator = -1
    package var offset = -1
    /// Shared by all findings of a row, and copied only where there are some.
    package var row: [RowStep] = []

    /// Begins with a field: what is added from now on is about its value.
    @inline(__always)
    package mutating func begin(field: Int, offset: Int) {
        // Between two values, since a validator may forget what it added itself.
        if list.count > roof { cut() }
        self.field = field
        self.offset = offset
        validator = -1
    }

    /// Makes an empty collection.
    public init() {}

    /// Adds what a validator found about the value that it judges.
    ///
    /// - Parameters:
    ///   - code: What is wrong.
    ///   - actual: What was counted, such as the length of the text; the parameter `actual`.
    ///   - element: The index of the element that is wrong, where the value is a list.
    ///   - parameters: Facts beyond the validator's own ``Validator/parameters``.
    public mutating func add(
        _ code: IssueCode, actual: Int? = nil, element: Int? = nil,
        parameters: IssueParameters = IssueParameters()
    ) {
        errorCount += 1
        list.append(
            Finding(
                code: code, field: field, validator: validator, element: element ?? self.element,
                member: nil, row: row, offset: offset, actual: actual, parameters: parameters,
                severity: .error))
    }

    /// Adds what a validator of a group found about a field of one of its rows.
    ///
    /// - Parameters:
    ///   - code: What is wrong.
    ///   - field: The field of the row that should be changed.
    ///   - row: The row, from ``JudgingContext/row(_:of:)``.
    ///   - parameters: Facts beyond the validator's own ``Validator/parameters``.
    public mutating func add(
        _ code: IssueCode, at field: FieldName, in row: borrowing JudgingContext,
        parameters: IssueParameters = IssueParameters()
    ) {
        errorCount += 1
        list.append(
            Finding(
                code: code, field: self.field, validator: validator, element: row.number,
                member: field, row: self.row, offset: row.offset(of: field), actual: nil,
                parameters: parameters, severity: .error))
    }

    /// Leaves the verdict to an asynchronous check of that name.
    ///
    /// Until it has answered the value counts as refused; where nobody makes such a check, it stays so, with
    /// ``IssueCode/remoteUnknown``.
    ///
    /// - Parameter check: The name under which the check is registered.
    public mutating func add(check: String) {
        let parameters: IssueParameters = ["check": .text(check)]
        guard answeredChecks.contains(check) else {
            hasUnknownChecks = true
            return append(.remoteUnknown, parameters)
        }
        hasPending = true
        append(.remotePending, parameters)
    }

    /// Adds what stands for an asynchronous check; it is no error yet, or what stops on the first would not judge what
    /// comes behind it.
    private mutating func append(_ code: IssueCode, _ parameters: IssueParameters) {
        list.append(
            Finding(
                code: code, field: field, validator: validator, element: element,
                member: nil, row: row, offset: offset, actual: nil, parameters: parameters,
                severity: .error))
    }

    /// Lets go of what is beyond the limit, but for what waits for an answer: the verdict may depend on it.
    private mutating func cut() {
        var told = 0
        var kept: [Finding] = []
        for finding in list {
            if !finding.isPending {
                told += 1
                guard told <= limit else {
                    isCut = true
                    if finding.severity == .error { cutErrors += 1 }
                    continue
                }
            }
            kept.append(finding)
        }
        list = kept
        // Where many wait, they are not gone through again for each value.
        roof = max(limit, 2 * list.count)
    }

    /// Ends the judging: where there was more than is kept, that is told behind all others.
    ///
    /// - Parameter field: The field that was judged, or −1 for the whole submission.
    package mutating func close(field: Int = -1) {
        if hasUnknownChecks { settleUnknownChecks() }
        if list.count > limit { cut() }
        guard isCut else { return }
        list.append(
            Finding(
                code: .tooManyIssues, field: field, validator: -1, element: -1, member: nil,
                row: [], offset: -1, actual: nil, parameters: ["max": .integer(limit)],
                severity: errorCount > 0 ? .error : .warning))
    }

    /// Takes out the checks that nobody makes where something else is wrong with the value, and counts the others as
    /// errors.
    private mutating func settleUnknownChecks() {
        hasUnknownChecks = false
        let wrong = Set(list.filter { $0.isError && $0.code != .remoteUnknown }.map(Place.init))
        list.removeAll { $0.code == .remoteUnknown && wrong.contains(Place($0)) }
        errorCount = cutErrors + list.count(where: \.isError)
    }

    /// Leaves the first of the checks that nobody makes about the present value, since its judging ends there.
    mutating func keepFirstUnknownCheck() {
        var first: Int?
        for index in list.indices.reversed() {
            guard list[index].field == field, list[index].row == row else { break }
            guard list[index].code == .remoteUnknown, list[index].isError else { continue }
            if let later = first { list.remove(at: later) }
            first = index
        }
    }

    /// Which field something was found in, of the form or of a row.
    private struct Place: Hashable {
        let row: [RowStep]
        let field: Int

        init(_ finding: Finding) {
            row = finding.row
            field = finding.field
        }
    }

    /// Takes out some of those that wait for answers.
    mutating func removePending(where isUnwanted: (Finding) -> Bool) {
        list.removeAll { $0.isPending && isUnwanted($0) }
    }

    /// Replaces each by another or by nothing; none waits for an answer from then on.
    mutating func rewrite(_ body: (_ place: Int, _ finding: Finding) -> Finding?) {
        var settled: [Finding] = []
        var end: Finding?
        errorCount = cutErrors
        for (place, finding) in list.enumerated() {
            guard finding.code != .tooManyIssues else {
                end = finding
                continue
            }
            guard let finding = body(place, finding) else { continue }
            settled.append(finding)
            if finding.severity == .error { errorCount += 1 }
        }
        list = settled
        hasPending = false
        close(field: end?.field ?? -1)
    }

    /// How much there is at one moment.
    public struct Mark: Sendable {
        /// How many findings there are.
        public let count: Int
        /// How many of them are errors.
        public let errors: Int
    }

    /// How much there is now.
    public var mark: Mark { Mark(count: list.count, errors: errorCount) }

    /// Forgets what was added since.
    public mutating func rewind(to mark: Mark) {
        list.removeLast(list.count - mark.count)
        errorCount = mark.errors
    }

    /// Makes warnings of everything that was added since.
    public mutating func makeWarnings(since mark: Mark) {
        for index in list.indices[mark.count...] { list[index].severity = .warning }
        errorCount = mark.errors
    }

    /// Whether something with that code was added since.
    public func has(_ code: IssueCode, since mark: Mark) -> Bool {
        list[mark.count...].contains { $0.code == code }
    }

    /// Puts facts before those of everything that was added since; of the same name, theirs stay.
    public mutating func add(_ parameters: IssueParameters, since mark: Mark) {
        guard !parameters.isEmpty else { return }
        for index in list.indices[mark.count...] {
            var merged = parameters
            for (name, value) in list[index].parameters.pairs { merged[name] = value }
            list[index].parameters = merged
        }
    }

    package mutating func removeAll() {
        if !list.isEmpty { list.removeAll(keepingCapacity: true) }
        errorCount = 0
        isCut = false
        cutErrors = 0
        roof = limit
        hasPending = false
        hasUnknownChecks = false
        element = -1
        field = -1
        validator = -1
        offset = -1
        if !row.isEmpty { row.removeAll() }
    }
}
