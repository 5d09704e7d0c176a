import FormModel

/// How much of a submission or of an answers file is read: what the form can hold, unless the command line says
/// otherwise.
struct LimitOptions {
    static let all: [CommandSyntax.Option] = [
        .init(
            name: "--max-bytes", value: "N",
            summary: "Read at most N bytes of a submission; 1,048,576 or what the form holds."),
        .init(
            name: "--max-depth", value: "N",
            summary:
                "Read at most N levels of nesting; \(JSONLimits.submission.depth) unless given."),
        .init(
            name: "--max-values", value: "N",
            summary: "Read at most N values of a submission; 10,000 or what the form holds."),
    ]

    private let bytes: Int?
    private let depth: Int?
    private let values: Int?

    /// - Throws: Usage, where a limit is out of its range.
    init(_ arguments: Arguments, command: String) throws(CommandError) {
        bytes = try arguments.number(
            "--max-bytes", atMost: JSONLimits.maximumBytes, command: command)
        depth = try arguments.number("--max-depth", atMost: 1_000, command: command)
        values = try arguments.number("--max-values", command: command)
    }

    func limits(for form: Form) -> JSONLimits {
        let standard = JSONLimits.submission(of: form)
        return JSONLimits(
            bytes: bytes ?? standard.bytes, depth: depth ?? standard.depth,
            members: values ?? standard.members)
    }
}

extension Arguments {
    /// The number that an option gives.
    ///
    /// - Throws: Usage, where it is no number from 1 to `most`.
    func number(
        _ name: String, atMost most: Int = .max, command: String
    ) throws(CommandError) -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), number >= 1, number <= most else {
            let bound = most == .max ? "1 or more" : "1 to \(most)"
            throw .usage(UsageError("\(name) must be a number, \(bound).", command: command))
        }
        return number
    }
}
