/// An ending with a condition.
struct CompiledEnding: Sendable {
    let ending: FormEnding
    /// The field that has the result of the condition.
    let field: Int
    /// The page that ends the form, or −1 if the condition depends on no field.
    let page: Int
}

extension ConditionPlan {
    /// The endings with a condition, in the order in which they are reached.
    ///
    /// - Parameter page: The page that they hide where they are reached; all endings if it is `nil`.
    /// - Returns: The endings, each with its compiled condition.
    package func endings(
        hiding page: Int? = nil
    ) -> [(ending: FormEnding, condition: FormExpression?)] {
        endings.filter { ending in page.map { $0 > ending.page } ?? true }
            .map { ending in
                (ending.ending, steps.first { $0.field == ending.field }?.computed)
            }
    }
}

extension ValueTableView {
    /// Whether a field has the value `true`.
    func isTrue(at field: Int) -> Bool {
        isReadable(at: field) && view(at: field).kind == .boolean && view(at: field).boolean
    }
}

extension JudgingContext {
    /// Whether a field of the present record has the value `true`.
    func isTrue(_ field: Int) -> Bool { values.isTrue(at: field) }
}
