extension FieldWords {
    /// The words of an item; `nil` if it has none, as most have.
    init?(_ item: FormItem) {
        let isPlain = item.trueTitle == nil && item.falseTitle == nil && item.unit == nil
        guard item.kind == .input, !isPlain else { return nil }
        self.init(
            trueTitle: item.trueTitle, falseTitle: item.falseTitle, unit: item.unit)
    }
}
