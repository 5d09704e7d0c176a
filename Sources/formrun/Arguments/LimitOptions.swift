import FormModel

/// How much of a submission or of an answers file is read: what the form can hold, unless the command line says
/// otherwise.
enum LimitOptions {
    private static let standard = JSONLimits.submission
    private static let bytes = Option<Int?>(
        "--max-bytes", in: 1...JSONLimits.maximumBytes,
        "Read at most N bytes of a submission; \(grouped(standard.bytes)), or more if the form can hold more."
    )
    private static let depth = Option<Int>(
        "--max-depth", in: 1...1_000, default: standard.depth,
        "Read at most N levels of nesting; {default} unless given.")
    private static let values = Option<Int?>(
        "--max-values", in: 1...Int.max,
        "Read at most N values of a submission; \(grouped(standard.members)), or more if the form can hold more."
    )

    static let all: [any OptionDeclaration] = [bytes, depth, values]

    static func limits(_ arguments: Arguments, for form: Form) -> JSONLimits {
        let standard = JSONLimits.submission(of: form)
        return JSONLimits(
            bytes: arguments[bytes] ?? standard.bytes, depth: arguments[depth],
            members: arguments[values] ?? standard.members)
    }
}
