import FormModel

// Choices that stand alone, such as "none of these".
extension FormDataSource {
    /// Clears the choices that cannot be beside the last one that was typed: all others, if it stands alone, and
    /// otherwise those that stand alone.
    ///
    /// - Returns: Whether choices were cleared.
    func clearOtherChoices(of field: FieldPlace) -> Bool {
        guard case .choices(let values) = value(at: field), values.count > 1,
            let last = values.last
        else { return false }
        let choices = form.compiled.field(at: field).item.choices
        let alone = Set(choices.lazy.filter(\.isExclusive).map { Array($0.value.utf8) })
        guard values.contains(where: { alone.contains(Array($0.utf8)) }) else { return false }
        // A text that names no choice is an error, which the person has to see first.
        let known = Set(choices.lazy.map { Array($0.value.utf8) })
        guard values.allSatisfy({ known.contains(Array($0.utf8)) }) else { return false }
        let kept =
            alone.contains(Array(last.utf8))
            ? [last] : values.filter { !alone.contains(Array($0.utf8)) }
        enter([(field, .choices(kept))], userInitiated: true)
        return true
    }
}
