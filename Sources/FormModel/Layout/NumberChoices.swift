// Choices of fields of type `integer` and `decimal`: the value of each is a number in canonical notation.

extension ValueType {
    /// Whether values of the type are numbers, which a field may list as its choices.
    package var isNumber: Bool { self == .integer || self == .decimal }
}

extension Choice {
    /// Makes a choice of a field of type `integer` or `decimal`.
    ///
    /// ```swift
    /// .input("score", title: "Score", value: .integer, choices: [1, 2, .number(3, title: "Three or more")])
    /// ```
    ///
    /// - Parameters:
    ///   - number: The value in submissions and results; ``value`` is its canonical text.
    ///   - title: The text that a person reads; the number unless given.
    ///   - description: An explanation that is shown with the title.
    ///   - visibleWhen: The condition under which it is offered.
    ///   - enabledWhen: The condition under which it can be chosen.
    ///   - reason: The reason that is shown while it cannot be chosen.
    /// - Returns: The choice; `Form.init` validates it.
    public static func number(
        _ number: ExactDecimal, title: LocalizedText? = nil, description: LocalizedText? = nil,
        visibleWhen: FormExpression? = nil, enabledWhen: FormExpression? = nil,
        reason: LocalizedText? = nil
    ) -> Choice {
        Choice(
            number.normalized.description, title: title, description: description,
            visibleWhen: visibleWhen, enabledWhen: enabledWhen, reason: reason)
    }

    /// The number that the value is; `nil` for another text.
    package var number: ExactDecimal? { ExactDecimal(value) }

    /// Whether the title is another text than the value.
    package var isTitled: Bool { title != LocalizedText(value) }

    /// The choice with its value in canonical notation, if that is a number: `3` for `3.0`.
    var ofNumber: Choice {
        guard let canonical = number?.normalized.description, !canonical.hasSameBytes(as: value)
        else { return self }
        return with(value: canonical, title: isTitled ? title : LocalizedText(canonical))
    }
}

extension Choice: ExpressibleByIntegerLiteral {
    /// Makes a choice of a field of type `integer` or `decimal` that is shown as its value.
    public init(integerLiteral value: Int) {
        self.init(String(value))
    }
}

extension FieldLayout {
    /// Whether the field offers numbers.
    var offersNumbers: Bool { valueType.isNumber && !choices.isEmpty }
}

extension TypedReader {
    /// The number that a text means among choices of numbers.
    ///
    /// One of them comes before a title, and a title before another number.
    /// Choices of numbers have no numbers in a list, since `2` must not name the second of them.
    func number(_ typed: String, of choices: [Choice]) -> ExactDecimal? {
        let number = number(typed)
        if let number, choices.contains(where: { $0.number == number }) { return number }
        let folded = TypedChoices.fold(typed)
        let named =
            choices.first { TypedChoices.fold(title(of: $0)) == folded }
            ?? choices.first { $0.title.contains { TypedChoices.fold($0) == folded } }
        return named?.number ?? number
    }

    /// The text that shows a choice of a number, in a list of choices: its title, and behind it the number to type.
    package func line(ofNumber choice: Choice) -> String {
        guard let number = choice.number else { return title(of: choice) }
        let digits = locale.text(of: number)
        return choice.isTitled ? "\(title(of: choice)) (\(digits))" : digits
    }

    /// The title of a choice of a number; `nil` if it has none, or if typing the title means another number.
    func title(of number: ExactDecimal, in choices: [Choice]) -> String? {
        guard let choice = choices.first(where: { $0.number == number }), choice.isTitled else {
            return nil
        }
        let title = title(of: choice)
        return self.number(title, of: choices) == number ? title : nil
    }
}

/// Refuses a number that is not one of the choices of its field, or one that is not offered.
struct NumberChoicesValidator: Validator {
    /// The name, which does not exist in form files.
    var name: String { "choices" }

    let numbers: Set<ExactDecimal>

    init(_ choices: [Choice]) {
        numbers = Set(choices.compactMap(\.number))
    }

    var facts: ValidatorFacts { ValidatorFacts(codes: [.notAChoice: []]) }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !numbers.contains(value.decimal) { findings.add(.notAChoice) }
    }

    /// Empty, because the schema of the field lists the choices.
    func schema(in context: DefinitionContext) -> SchemaFragment? { SchemaFragment() }
}
