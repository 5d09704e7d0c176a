/// The fields of a submission that are validated.
public enum ValidationScope: Sendable, Hashable {
    /// All fields of the form; one that was not sent is empty.
    case whole

    /// The fields that were sent, as in a PATCH.
    ///
    /// Nothing is reported for the others. A condition or a validator that reads a field that was not sent is skipped. A
    /// computed field is known where every field is known that its calculation and its conditions read. It is then
    /// validated, and its value is part of the report, whether it was sent or not. Otherwise neither is the case, whatever
    /// was sent for it. The same holds for a disabled field, which has its default.
    case sent

    /// The named fields, such as those of one page, whether they were sent or not.
    ///
    /// A validator that reads a field that is not named, was not sent and is not known is skipped. A field whose own
    /// condition, or that of its page, reads such a field may be shown or not: a value that was sent for it is validated,
    /// and it is not required. A computed field that is not named is not validated, and its value is not part of the
    /// report. A rule over several fields is validated where all of them are known, and its issue is reported at the first
    /// named one that is shown and can be changed.
    ///
    /// A name that the form does not have is a mistake of the caller: an issue, ``IssueCode/unknownField``, behind all
    /// others, in the order given, each once. The names of buttons and labels are ignored. Where the submission cannot be
    /// read, that is the only issue.
    ///
    /// - Parameters:
    ///   - names: The names of the fields.
    ///   - known: The values of other fields, such as those of the pages before. They count as they are and are not
    ///     validated. A field that is known to be empty has ``FieldValue/empty``. A value that is sent for a known field
    ///     does not count, and names that the form does not have are ignored.
    case fields(_ names: [FieldName], known: [FieldName: FieldValue] = [:])
}

extension ValidationScope {
    /// The fields of a page.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - known: The values of the pages before; see ``fields(_:known:)``.
    /// - Returns: The scope of the fields of the page.
    public static func page(
        _ page: Page, known: [FieldName: FieldValue] = [:]
    ) -> ValidationScope {
        .fields(page.items.compactMap(\.name), known: known)
    }

    /// The names of the fields; `nil` where the scope does not name them.
    var names: Set<FieldName>? {
        if case .fields(let names, _) = self { Set(names) } else { nil }
    }

    /// The known values of fields that are not validated themselves, by the index of the field.
    func knownValues(in compiled: CompiledForm) -> [Int: FieldValue] {
        guard case .fields(let names, let values) = self, !values.isEmpty else { return [:] }
        var known: [Int: FieldValue] = [:]
        for (name, value) in values { known[compiled.index(of: name) ?? -1] = value }
        known[-1] = nil
        for name in names { known[compiled.index(of: name) ?? -1] = nil }
        return known
    }
}
