import FormModel

/// A form with one field that is calculated from the others.
enum ExpressionForm {
    static let items: [FormItem] = [
        .input("n", title: "N", value: .integer), .input("m", title: "M", value: .decimal),
        .input("s", title: "S"), .input("t", title: "T", value: .multiline),
        .input("b", title: "B", value: .boolean), .input("d", title: "D", value: .date),
        .input("e", title: "E", value: .date), .input("at", title: "At", value: .time),
        .input("when", title: "When", value: .dateTime),
        .input("local", title: "Local", value: .localDateTime),
        .input("long", title: "Long", value: .duration),
        .input("pick", title: "Pick", value: .choice, choices: ["us", "ca"]),
        .input("tags", title: "Tags", value: .choices, choices: ["red", "green"]),
    ]

    static let clock = FormClock { DateTime("2026-11-21T10:00:00+01:00") }

    static let vocabulary: Vocabulary = {
        var words = Vocabulary.words
        words.add(
            function: "twice", usage: "twice(n)", summary: "Twice the number.",
            parameters: [.number], result: .number
        ) { arguments in
            guard case .decimal(let number) = arguments[0] else { return .empty }
            return number.adding(number).map(FieldValue.decimal) ?? .empty
        }
        words.add(
            function: "liar", usage: "liar()", summary: "Promises a number.", parameters: [],
            result: .number
        ) { _ in .text("no number") }
        return words
    }()

    static func form(_ expression: FormExpression, _ type: ValueType) throws -> Form {
        try Form(
            id: "f", title: "F", vocabulary: vocabulary,
            items: items + [.input("result", title: "R", value: type, computed: expression)])
    }

    /// The value of an expression as text; `-` for none.
    static func value(
        _ expression: FormExpression, _ type: ValueType, _ values: [FieldName: FieldValue] = [:]
    ) throws -> String {
        let source = FormDataSource(form: try form(expression, type), clock: clock)
        try source.updateValues(values.map { (name: $0.key, value: $0.value) }, userInitiated: true)
        switch source.value(of: "result") {
        case .empty: return "-"
        case .boolean(let flag): return "\(flag)"
        case .decimal(let number): return number.description
        case .integer(let number): return "\(number)"
        case .date(let date): return date.description
        case .dateTime(let moment): return moment.description
        case .localDateTime(let local): return local.description
        case .text(let text), .choice(let text): return text
        default: return "?"
        }
    }
}
