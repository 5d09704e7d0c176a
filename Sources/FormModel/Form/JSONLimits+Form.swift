extension JSONLimits {
    /// What a submission of a form may have unless said otherwise: ``submission``, or more where the fields of the
    /// form hold more.
    ///
    /// The values are those of all fields, of lists of ``FieldLimits/listElements``, and of groups with as many rows
    /// as they may have, 1,000,000 at most; the bytes are 256 for each value, and 1 MiB at least.
    ///
    /// - Complexity: O(*n*) in the items of the form.
    public static func submission(of form: Form) -> JSONLimits {
        let values = 1 + values(of: form.items, form.limits)
        var limits = JSONLimits.submission
        limits.members = max(limits.members, min(values, formFile.members))
        limits.bytes = max(limits.bytes, min(values, formFile.members) * bytesOfValue)
        return limits
    }

    /// How many bytes a value and its key may have, on average over a submission with all its values.
    private static let bytesOfValue = 256

    private static func values(of items: [FormItem], _ limits: FieldLimits) -> Int {
        items.reduce(0) { min($0 + values(of: $1, limits), formFile.members) }
    }

    private static func values(of item: FormItem, _ limits: FieldLimits) -> Int {
        guard item.isInput else { return 0 }
        switch item.valueType {
        case .choices, .texts: return 1 + limits.listElements
        case .group:
            let cells = item.items.count(where: \.isInput)
            let rows = min(item.maximumRows, limits.groupCells / max(1, cells))
            return 1 + min(rows, formFile.members) * (1 + values(of: item.items, limits))
        default: return 1
        }
    }
}
