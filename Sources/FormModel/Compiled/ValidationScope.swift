/// The fields of a submission that are validated.
public enum ValidationScope: Sendable, Hashable {
    /// All fields of the form; one that was not sent is empty.
    case whole

    /// The fields that were sent, as in a PATCH.
    ///
    /// Nothing is reported for the others. A condition or a validator that reads a field that was not sent is skipped.
    /// A computed field is known if all fields that its calculation and its conditions read are known. It is then
    /// validated, and its value is part of the report, whether it was sent or not. Otherwise it is not validated, and
    /// its value is not part of the report. A disabled field, which has its default, follows the same rule.
    case sent

    /// The named fields, such as those of one page, whether they were sent or not.
    ///
    /// A validator that reads a field that is not named, was not sent and is not known is skipped. A field whose own
    /// condition, or that of its page, reads such a field may be shown or not: a value that was sent for it is
    /// validated, and it is not required. A computed field that is not named is not validated, and its value is not
    /// part of the report. A rule over several fields applies if all of them are known, and its issue is reported at
    /// the first named one that is shown and can be changed.
    ///
    /// A name that the form does not have is an error of the caller. It has the issue ``IssueCode/unknownField`` after
    /// all others, in the given order and without duplicates. The names of buttons and labels are ignored. If the
    /// submission cannot be read, the report has only that issue.
    ///
    /// - Parameters:
    ///   - names: The names of the fields.
    ///   - known: The values of other fields, such as those of the previous pages. They are used unchanged and are not
    ///     validated. A field that is known to be empty has ``FieldValue/empty``. A value that is sent for a known
    ///     field is ignored, and so are names that the form does not have.
    case fields(_ names: [FieldName], known: [FieldName: FieldValue] = [:])
}

extension ValidationScope {
    /// The fields of a page.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - known: The values of the previous pages; see ``fields(_:known:)``.
    /// - Returns: The scope of the fields of the page.
    public static func page(
        _ page: Page, known: [FieldName: FieldValue] = [:]
    ) -> ValidationScope {
        .fields(page.fieldNames, known: known)
    }

    /// The names of the fields; `nil` if the scope does not name them.
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
