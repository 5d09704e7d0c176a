/// Which questions a run asks.
enum Asking: String, CaseIterable {
    /// Those without an answer, and those whose answers are wrong.
    case missing
    /// Those whose answers are wrong, and those that are required and have none.
    case invalid
    /// All.
    case all
    /// None.
    case none

    static let option = Option<Asking>(
        "--ask", default: .missing,
        "Ask what is missing or wrong (the default), what is wrong or required, everything, or nothing."
    )
    static let noInput = Option(
        flag: "--no-input", "Ask and read nothing; defaults are used. The same as --ask none.")

    /// What the arguments say.
    init(_ arguments: Arguments) {
        self = arguments[Self.noInput] ? .none : arguments[Self.option]
    }
}
