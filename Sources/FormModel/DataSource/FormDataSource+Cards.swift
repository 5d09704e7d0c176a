// The results of the expressions of cards.

extension FormDataSource {
    /// Calls a body that reads texts, choices and results of cards, all of which together may do the work of one validation;
    /// otherwise each may.
    package func sharingWork<Result>(_ body: () -> Result) -> Result {
        guard !sheet.sharesWork else { return body() }
        sheet.sharesWork = true
        defer { sheet.sharesWork = false }
        return sheet.table.budget.apart(body)
    }

    /// Whether the body of ``sharingWork(_:)`` has done more work than it may.
    package var hasSharedTooMuchWork: Bool {
        sheet.sharesWork && sheet.table.budget.exceedsValidation
    }

    /// The present result of an expression of a card.
    ///
    /// - Parameters:
    ///   - expression: The expression, as the definition of the card has it.
    ///   - row: The row about which the expression is; `nil` for the form.
    /// - Returns: The result; empty where it has none, and for an expression that no card of the form has.
    /// - Complexity: O(*n*) in the expression and in the fields that it reads.
    package func result(of expression: FormExpression, of row: RowPlace? = nil) -> FieldValue {
        evaluate(expression, of: row) { $0.value(in: $1) } ?? .empty
    }

    /// Whether a condition of a card is true; false where it has no result, and for a condition that no card of the form
    /// has.
    ///
    /// - Complexity: O(*n*) in the condition and in the fields that it reads.
    func holds(_ condition: FormExpression, of row: RowPlace? = nil) -> Bool {
        evaluate(condition, of: row) { $0.holds(in: $1) } ?? false
    }

    private func evaluate<Result>(
        _ expression: FormExpression, of row: RowPlace?,
        _ body: (FormExpression, borrowing JudgingContext) -> Result?
    ) -> Result? {
        guard let compiled = form.compiled.records(of: row).last?.cardExpressions[expression] else {
            return nil
        }
        return sheet.evaluate(compiled, at: row?.cell(0), body)
    }
}
