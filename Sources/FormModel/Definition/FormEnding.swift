/// An outcome of a form: a condition that ends it, or the end of a form that was filled in.
///
/// ```swift
/// FormEnding("notEligible", when: "ukPassport == false", text: "Call us.", isAccepted: false)
/// FormEnding("submitted", text: "Thank you.")
/// ```
///
/// An ending with a condition has a page: the last one with a field on which the condition depends. While the condition
/// holds, the pages behind it are hidden. Of several endings whose conditions hold, the one of the earliest page is
/// reached; of one page, the first in the list.
public struct FormEnding: Sendable {
    /// The largest number of endings of a form: 100.
    static let maximumCount = 100

    /// The name, unique among the endings of the form.
    public let name: FieldName

    /// The condition; only the last ending may have none, and is that of a form that was filled in.
    public let when: FormExpression?

    /// A title above the text.
    public let title: LocalizedText?

    /// The text for the person who reaches the ending.
    public let text: LocalizedText?

    /// Whether the answers are submitted; otherwise a submission that reaches the ending has the issue
    /// ``IssueCode/ended``.
    public let isAccepted: Bool

    /// Members of the ending in the form file whose keys begin with `x-`.
    public var extensions: Extensions = [:]

    /// Whether the author has written something for the person who reaches the ending.
    package var hasTexts: Bool { title != nil || text != nil }

    /// The byte offsets of the ending and of its keys in the form file.
    var offset: Int?
    var keyOffsets: [String: Int] = [:]

    /// Makes an ending; `Form.init` validates it.
    public init(
        _ name: FieldName, when condition: FormExpression? = nil, title: LocalizedText? = nil,
        text: LocalizedText? = nil, isAccepted: Bool = true
    ) {
        self.name = name
        when = condition
        self.title = title
        self.text = text
        self.isAccepted = isAccepted
    }
}
