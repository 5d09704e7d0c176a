/// The named values of a form or of the rows of a group, in order: expressions that are used wherever a field is, and
/// are not shown.
///
/// ```swift
/// Form(id: "club", title: "Club", values: ["adult": "age >= 18"], items: [
///     .input("age", title: "Age", value: .integer),
///     .input("guardian", title: "Guardian", visibleWhen: "!adult"),
/// ])
/// ```
///
/// The type of a value is that of its expression: a yes or no, a number, a text, a date or a time. A value may read
/// fields and other values, of its own record and of enclosing ones. It is never shown, asked or part of the result,
/// and a submission that sends one has the issue ``IssueCode/unknownField``.
public struct NamedValues: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    /// The largest number of values of a form, and of a group: 1,000.
    static let maximumCount = 1_000

    /// The values, in order.
    public let list: [NamedValue]

    /// Makes values.
    public init(_ list: [NamedValue] = []) {
        self.list = list
    }

    /// Makes values of names and expressions.
    public init(dictionaryLiteral values: (FieldName, FormExpression)...) {
        list = values.map { NamedValue($0.0, $0.1) }
    }

    /// Whether there are none.
    public var isEmpty: Bool { list.isEmpty }
}

/// One expression with a name; see ``NamedValues``.
public struct NamedValue: Sendable, Hashable {
    /// The name, unique among the fields and values of the form or group.
    public let name: FieldName

    /// The expression.
    public let expression: FormExpression

    /// The byte offset of the name in the form file.
    @Uncompared var offset: Int? = nil

    /// Makes a value; `Form.init` validates it.
    public init(_ name: FieldName, _ expression: FormExpression) {
        self.name = name
        self.expression = expression
    }
}

extension FormItem {
    /// The items of the compiled form for its helpers: named values, and conditions of endings.
    static func helpers(of layout: FormLayout, _ expressions: [FormExpression]) -> [FormItem] {
        zip(layout.helpers, expressions).map { field, expression in
            let input = ItemBody.Input(
                answer: Shared(ItemBody.Answer(isOutput: false, isShown: false)),
                valueType: field.valueType, computed: expression)
            return FormItem(
                FormItem.Common(name: field.name, title: LocalizedText(field.name.text)),
                .input(Shared(input)))
        }
    }
}
