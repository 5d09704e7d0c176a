// The words that an input has for its values.
extension ItemReader {
    /// Reads the titles of yes and no, the unit of a number, what a browser may fill in, and whether a secret is asked
    /// twice.
    mutating func words(_ object: inout ObjectReader, _ item: inout FormItem) {
        for key in ["trueTitle", "falseTitle", "unit", "autocomplete", "confirm"] {
            offsets[offsets.count - 1].keys[key] = object.value(key)?.offset
        }
        if item.kind == .input || item.kind == .secureInput {
            item.autocomplete = object.text("autocomplete")
        }
        if item.kind == .secureInput { item.isConfirmed = object.boolean("confirm") ?? false }
        guard item.kind == .input else { return }
        item.trueTitle = object.localized("trueTitle")
        item.falseTitle = object.localized("falseTitle")
        item.unit = object.localized("unit")
    }
}
