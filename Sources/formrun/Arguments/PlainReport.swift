/// A report for people, or the same facts as JSON.
enum PlainReport: String, CaseIterable {
    case text, json
}
