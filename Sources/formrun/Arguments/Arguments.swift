import FormModel

/// The arguments of a command, read.
struct Arguments {
    var operands: [String] = []
    /// The values of options as they were given, by name.
    var texts: [String: [String]] = [:]
    private var values: [String: any Sendable] = [:]

    /// The value of an option.
    subscript<Value>(option: Option<Value>) -> Value {
        guard let value = values[option.syntax.name] else { return option.absent }
        return value as? Value ?? option.absent
    }

    /// Whether an option is given.
    func has<Value>(_ option: Option<Value>) -> Bool { texts[option.syntax.name] != nil }

    /// The name of the first of several options that is given.
    func firstGiven(of options: [any OptionDeclaration]) -> String? {
        options.map(\.syntax.name).first { texts[$0] != nil }
    }

    /// Reads the values of an option, if it is given.
    mutating func read(_ option: OptionSyntax) throws(UsageError) {
        guard let texts = texts[option.name] else { return }
        switch option.read(texts) {
        case .success(let value): values[option.name] = value
        case .failure(let refusal):
            throw UsageError("\(option.name) \(refusal.reason)", nearest: refusal.nearest)
        }
    }
}

/// A command was used wrongly.
struct UsageError: Error {
    let message: String
    /// The command of `formrun`, whose help explains more.
    private(set) var command: String?
    /// What was probably meant.
    let nearest: String?
    /// What is said about that, behind the question.
    let remark: String?

    init(_ message: String, nearest: String? = nil, insteadOf word: String = "") {
        self.message = message
        self.nearest = nearest
        remark = nearest.flatMap { Spelling.remark(on: $0, insteadOf: word) }
    }

    func of(command name: String) -> UsageError {
        var error = self
        error.command = name
        return error
    }
}
