extension Choice {
    /// Makes a choice with conditions, or one that is chosen alone.
    ///
    /// - Parameters:
    ///   - value: The value in submissions and results.
    ///   - title: The text that a person reads; the value unless given.
    ///   - description: An explanation that is shown with the title.
    ///   - columns: For a row of a list, the values of its columns.
    ///   - visibleWhen: The condition under which it is offered.
    ///   - enabledWhen: The condition under which it can be chosen.
    ///   - reason: The reason that is shown while it cannot be chosen.
    ///   - isExclusive: Whether it is chosen alone, in a field of type `choices`.
    public init(
        _ value: String, title: LocalizedText? = nil, description: LocalizedText? = nil,
        columns: [FieldName: FieldValue] = [:], visibleWhen: FormExpression? = nil,
        enabledWhen: FormExpression? = nil, reason: LocalizedText? = nil,
        isExclusive: Bool = false
    ) {
        let isConditional = visibleWhen != nil || enabledWhen != nil || reason != nil
        self.init(
            value, title: title, description: description,
            conditions: isConditional
                ? ChoiceConditions(
                    visible: visibleWhen?.choiceSource, enabled: enabledWhen?.choiceSource,
                    reason: reason) : nil, columns: columns, isExclusive: isExclusive)
    }

    /// The condition under which it is offered; without one it always is.
    public var visibleWhen: FormExpression? { conditions?.visible.map(FormExpression.init) }

    /// The condition under which it can be chosen; without one this is always possible.
    public var enabledWhen: FormExpression? { conditions?.enabled.map(FormExpression.init) }

    /// The reason that is shown while it cannot be chosen.
    public var reason: LocalizedText? { conditions?.reason }
}

extension FormExpression {
    fileprivate var choiceSource: ChoiceConditions.Source {
        ChoiceConditions.Source(text: source, place: place)
    }

    fileprivate init(_ source: ChoiceConditions.Source) {
        self.init(source.text, at: source.place)
    }
}
