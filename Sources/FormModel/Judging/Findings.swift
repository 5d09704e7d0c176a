/// Where validators put what they find: small values, made into issues only when somebody reads them.
public struct Findings: Sendable {
    /// One thing found: by which check of which field, and where.
    package struct Finding: Sendable {
        package let code: IssueCode
        /// The index of the field among the form's fields, or −1 for the submission as a whole.
        package let field: Int
        /// The index of the validator among those of the field, or −1 where none made it.
        package let validator: Int
        /// The index of the element of a list, or −1.
        package let element: Int
        /// The byte of the submission, or −1.
        package let offset: Int
        /// What was counted, where something was.
        package let actual: Int?
        /// Facts that are known only now, such as the nearest name to an unknown one.
        package let parameters: IssueParameters
    }

    package private(set) var list: [Finding] = []

    // Set by the engine before a validator is asked, so that no validator knows where it lives.
    package var field = -1
    package var validator = -1
    package var offset = -1

    /// Begins with a field: what is added from now on is about its value.
    @inline(__always)
    mutating func begin(field: Int, offset: Int) {
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
        parameters: IssueParameters = [:]
    ) {
        list.append(
            Finding(
                code: code, field: field, validator: validator, element: element ?? -1,
                offset: offset, actual: actual, parameters: parameters))
    }

    package mutating func removeAll() {
        if !list.isEmpty { list.removeAll(keepingCapacity: true) }
        field = -1
        validator = -1
        offset = -1
    }
}
