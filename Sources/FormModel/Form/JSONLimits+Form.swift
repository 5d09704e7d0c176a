extension JSONLimits {
    /// The default limits of a submission of a form: ``submission``, raised as far as the fields of
    /// the form can need.
    ///
    /// The number of values counts every field, ``FieldLimits/listElements`` for a list, and the
    /// largest number of rows of a group, up to 1,000,000 in all. The number of bytes is 256 for
    /// each value, and at least 1 MiB.
    ///
    /// - Complexity: O(*n*) in the items of the form.
    public static func submission(of form: Form) -> JSONLimits {
        let values = 1 + values(of: form.items, form.limits)
        var limits = JSONLimits.submission
        limits.members = max(limits.members, min(values, formFile.members))
        limits.bytes = max(limits.bytes, min(values, formFile.members) * bytesOfValue)
        return limits
    }

    /// The bytes of a value with its key, on average over a submission that has all values.
    private static let bytesOfValue = 256

    private static func values(of items: [FormItem], _ limits: FieldLimits) -> Int {
        items.reduce(0) { min($0 + values(of: $1, limits), formFile.members) }
    }

    private static func values(of item: FormItem, _ limits: FieldLimits) -> Int {
        guard item.isInput else { return item.kind == .section && item.name != nil ? 1 : 0 }
        switch item.valueType.family {
        case .list: return 1 + limits.listElements
        case .rows:
            let cells = item.items.count(where: \.isInput)
            let rows = min(item.maximumRows, limits.groupCells / max(1, cells))
            return 1 + min(rows, formFile.members) * (1 + values(of: item.items, limits))
        case .file: return 1 + FileFacts.keys.count
        case .text, .number, .truth, .time, .choice: return 1
        }
    }
}
