/// An ending with a condition.
package struct CompiledEnding: Sendable {
    package let ending: FormEnding
    /// The field that has the result of the condition.
    package let field: Int
    /// The page that ends the form, or −1 if the condition depends on no field.
    let page: Int

    /// Whether the pages that it hides include a page.
    package func hides(_ page: Int) -> Bool { page > self.page }
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
