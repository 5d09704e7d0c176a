import FormModel

/// A submission, and what its validation must give; offsets are those of the file of cases.
struct FormCase {
    /// Where the submission stands.
    enum Source {
        /// In the file of cases.
        case inline([UInt8])
        /// In a file of its own, by its path from the folder of the file of cases.
        case file(String, offset: Int)
    }

    /// Something that is expected, and where the file says so.
    struct Expected<Value> {
        let value: Value
        let offset: Int
    }

    /// The code of an issue at a path.
    struct Finding: Hashable {
        let path: ExactText
        let code: ExactText

        init(path: String, code: String) {
            self.path = ExactText(path)
            self.code = ExactText(code)
        }

        /// The path as a sentence has it.
        var place: String {
            path.text.utf8.isEmpty ? "the submission" : ShortenedText.quotation(path.text)
        }
    }

    /// What the author calls it.
    let name: String
    let offset: Int
    let source: Source
    /// All issues, in the order of the file.
    let issues: [Expected<Finding>]
    /// The ending that must be reached; `nil` where any may be.
    let ending: Expected<String>?
    /// The values that are compared, canonical, by member of the submission.
    let values: [Expected<SchemaValue.Member>]
}
