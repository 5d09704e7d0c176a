/// The errors and warnings that validators find: small values, made into issues only when they are read.
public struct Findings: Sendable {
    package internal(set) var list: [Finding] = []

    /// How many findings are errors.
    package internal(set) var errorCount = 0

    /// The default of the most issues that are reported, of a submission and of a field of a data source: 1,000.
    package static let standardLimit = 1_000

    /// The most findings that are kept; further ones are only counted, so that the verdict is right.
    var limit = Int.max { didSet { cutCount = limit } }

    /// The number of findings at which those beyond the limit are removed.
    private var cutCount = Int.max

    /// Whether there were more findings than are kept.
    private(set) var isCut = false

    /// How many of the findings that are not kept are errors.
    private(set) var cutErrors = 0

    /// The asynchronous checks that the caller answers; any other is an error, `remoteUnknown`.
    var answeredChecks: Set<String> = []

    /// Whether a finding waits for the answer of an asynchronous check.
    var hasPending = false

    /// Whether there are findings about unknown checks, which do not count as errors before ``close(field:)``.
    var hasUnknownChecks = false

    /// The index of the list element that a finding is about, unless the finding names one itself; −1 for the whole value.
    ///
    /// A validator that calls others for the elements sets it.
    public var element = -1

    // The engine sets these before it calls a validator, so that no validator knows its own place.
    var field = -1
    var validator = -1
    /// The number of the rule over several fields that is evaluated, or −1.
    var rule: Int32 = -1
    var offset = -1
    /// Shared by all findings of a row, and copied only where there are some.
    var row: [RowStep] = []

    /// Makes an empty collection.
    init() {}

    /// Begins with the value of a field, which the next findings are about.
    @inline(__always)
    mutating func begin(field: Int, offset: Int) {
        // Done between two values, since a validator may remove what it has added itself.
        if list.count > cutCount { cut() }
        self.field = field
        self.offset = offset
        validator = -1
    }

    /// Adds an error of the value that a validator judges.
    ///
    /// - Parameters:
    ///   - code: The code of the issue.
    ///   - actual: The number that was counted, such as the length of the text; the parameter `actual`.
    ///   - element: The index of the wrong element, where the value is a list.
    ///   - parameters: Parameters beyond the validator's own ``ValidatorDescription/parameters``.
    public mutating func add(
        _ code: IssueCode, actual: Int? = nil, element: Int? = nil,
        parameters: IssueParameters = IssueParameters()
    ) {
        errorCount += 1
        append(code, actual: actual, element: element, parameters: parameters)
    }

    /// Adds an error of a field of a row, found by a validator of the group.
    ///
    /// - Parameters:
    ///   - code: The code of the issue.
    ///   - field: The field of the row that should be changed.
    ///   - row: The row, from ``JudgingContext/row(_:of:)``.
    ///   - parameters: Parameters beyond the validator's own ``ValidatorDescription/parameters``.
    public mutating func add(
        _ code: IssueCode, at field: FieldName, in row: borrowing JudgingContext,
        parameters: IssueParameters = IssueParameters()
    ) {
        errorCount += 1
        list.append(
            Finding(
                code: code, field: self.field, validator: validator, element: row.number,
                member: field, row: self.row, offset: row.offset(of: field), actual: nil,
                rule: rule, parameters: parameters, severity: .error))
    }

    /// Adds a warning about the submission as a whole.
    mutating func addWarning(_ code: IssueCode, parameters: IssueParameters) {
        list.append(
            Finding(
                code: code, field: -1, validator: -1, element: -1, member: nil, row: [],
                offset: offset, actual: nil, rule: -1, parameters: parameters, severity: .warning))
    }

    /// Adds an error of a section, or of a member of its object; `nil` is the record itself.
    mutating func add(
        _ code: IssueCode, in section: FieldName?, parameters: IssueParameters
    ) {
        errorCount += 1
        list.append(
            Finding(
                code: code, field: field, validator: validator, element: -1, member: section,
                row: row, offset: offset, actual: nil, rule: rule, parameters: parameters,
                severity: .error))
    }

    /// Appends a finding about the present value, and does not count it as an error yet.
    @inline(__always)
    mutating func append(
        _ code: IssueCode, actual: Int? = nil, element: Int? = nil, parameters: IssueParameters
    ) {
        list.append(
            Finding(
                code: code, field: field, validator: validator, element: element ?? self.element,
                member: nil, row: row, offset: offset, actual: actual, rule: rule,
                parameters: parameters, severity: .error))
    }

    /// Removes the findings beyond the limit, except those that wait for an answer, on which the verdict may depend.
    private mutating func cut() {
        var count = 0
        var kept: [Finding] = []
        for finding in list {
            if !finding.isPending {
                count += 1
                guard count <= limit else {
                    isCut = true
                    if finding.severity == .error { cutErrors += 1 }
                    continue
                }
            }
            kept.append(finding)
        }
        list = kept
        // Where many wait for answers, they are not gone through again for each value.
        cutCount = max(limit, 2 * list.count)
    }

    /// Ends the validation; where there were more findings than are kept, the last one says so.
    ///
    /// - Parameter field: The field that was validated, or −1 for the whole submission.
    mutating func close(field: Int = -1) {
        if hasUnknownChecks { closeUnknownChecks() }
        if list.count > limit { cut() }
        guard isCut else { return }
        list.append(
            Finding(
                code: .tooManyIssues, field: field, validator: -1, element: -1, member: nil,
                row: [], offset: -1, actual: nil, rule: -1, parameters: ["max": .integer(limit)],
                severity: errorCount > 0 ? .error : .warning))
    }

    mutating func removeAll() {
        if !list.isEmpty { list.removeAll(keepingCapacity: true) }
        errorCount = 0
        isCut = false
        cutErrors = 0
        cutCount = limit
        hasPending = false
        hasUnknownChecks = false
        element = -1
        field = -1
        validator = -1
        offset = -1
        if !row.isEmpty { row.removeAll() }
    }
}
