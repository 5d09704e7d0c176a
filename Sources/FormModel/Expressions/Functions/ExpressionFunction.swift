/// A function that expressions may call.
public struct ExpressionFunction: Sendable {
    /// The name.
    public let name: String

    /// The syntax of a call, such as `length(x)`.
    public let usage: String

    /// The result, described in one sentence.
    public let summary: String

    /// Its names in spreadsheets and other languages, for "Did you mean".
    let misnomers: [String]

    private(set) var call: Call

    /// The syntax of its calls, for messages.
    private(set) var usages: String

    enum Call: Sendable {
        /// A function of values, and those of the same name for other numbers of arguments.
        case scalar([ScalarFunction])
        case special(Special)
        case own(Own)
    }

    /// A custom function.
    struct Own: Sendable {
        let parameters: [ExpressionType]
        let result: ExpressionType
        let body: @Sendable ([FieldValue]) -> FieldValue
    }

    /// A function that the compiler knows, because its arguments are more than values: names of fields, groups or lists,
    /// an expression for each row, a constant that is read while the form is loaded, or any number of values.
    enum Special {
        case present, title, lookup
        case choose, orElse, least, greatest
        case matches, date
        case any, all, count, sum, average, first, join
        case previous
    }

    /// A custom function.
    init(own: Own, _ name: String, usage: String, summary: String) {
        self.name = name
        self.usage = usage
        usages = usage
        self.summary = summary
        misnomers = []
        call = .own(own)
    }

    /// A function that the compiler knows.
    init(
        special: Special, _ usage: String, _ summary: String, misnomers: [String] = []
    ) {
        self.init(usage, summary, misnomers, .special(special))
    }

    /// A function of values.
    ///
    /// - Parameters:
    ///   - usage: The syntax of a call, which begins with the name.
    ///   - summary: The result, described in one sentence.
    ///   - misnomers: Its names in spreadsheets and other languages.
    ///   - parameters: At most three.
    ///   - result: The type of the result.
    ///   - timeCount: The number of arguments with which the result depends on the time.
    ///   - work: The work of a call, as ``ScalarFunction`` has it.
    ///   - evaluation: Calculates the result.
    init(
        _ usage: String, _ summary: String, misnomers: [String] = [],
        takes parameters: [ScalarFunction.Parameter], gives result: ScalarFunction.Result,
        readsTimeWith timeCount: Int? = nil, work: ScalarFunction.Work = .none,
        _ evaluation: ScalarFunction.Evaluation
    ) {
        let scalar = ScalarFunction(
            parameters: parameters, result: result, timeCount: timeCount, work: work,
            evaluation: evaluation)
        self.init(usage, summary, misnomers, .scalar([scalar]))
    }

    /// The same function with a second meaning for another number of arguments; the parameters are those of the
    /// initializer of a function of values.
    func overloaded(
        _ usage: String, takes parameters: [ScalarFunction.Parameter],
        gives result: ScalarFunction.Result,
        work: ScalarFunction.Work = .none, _ evaluation: ScalarFunction.Evaluation
    ) -> ExpressionFunction {
        guard case .scalar(let scalars) = call else { return self }
        let scalar = ScalarFunction(
            parameters: parameters, result: result, timeCount: nil, work: work,
            evaluation: evaluation)
        var function = self
        function.call = .scalar(scalars + [scalar])
        function.usages += " or \(usage)"
        return function
    }

    private init(_ usage: String, _ summary: String, _ misnomers: [String], _ call: Call) {
        name = String(usage.prefix { $0 != "(" })
        self.usage = usage
        usages = usage
        self.summary = summary
        self.misnomers = misnomers
        self.call = call
    }
}

extension ExpressionFunction {
    /// The functions of every form, in the order of the documentation.
    static let builtIn: [ExpressionFunction] = values + numbers + texts + times + rows

    /// Names of functions with their misnomers.
    static var misnomers: [(name: String, misnomers: [String])] {
        builtIn.filter { !$0.misnomers.isEmpty }.map { ($0.name, $0.misnomers) }
    }
}

/// Matches whole texts against a pattern.
package protocol TextMatcher: Sendable {
    /// Matches a text.
    ///
    /// - Parameter text: Well-formed UTF-8.
    /// - Returns: Whether the whole text matches; `nil` if matching would be too costly.
    /// - Complexity: O(*n*), as expressions guarantee.
    func matches(_ text: Span<UInt8>) -> Bool?
}
