/// A form file without its fragments, and the uses that the places of its values are in.
struct FormSource {
    /// The form.
    let value: JSONValue
    private let bytes: [UInt8]
    private let uses: SourceUses
    private let warnings: [(offset: Int, problem: DefinitionProblem)]
    private let table: FragmentTable
    private let vocabulary: Vocabulary
    private let limits: JSONLimits

    /// Reads a form file and replaces the uses of its fragments.
    ///
    /// - Throws: The failure of a text that is not JSON or exceeds a limit, or the problems of
    ///   fragments and of their uses.
    init(
        _ bytes: [UInt8], vocabulary: Vocabulary, limits: JSONLimits
    ) throws(FormDocumentError) {
        self.bytes = bytes
        self.vocabulary = vocabulary
        self.limits = limits
        let form: JSONValue
        do throws(JSONFailure) {
            form = try JSONValue(bytes, limits: limits, hidesComments: true)
        } catch {
            throw FormDocument.located(error, in: bytes)
        }
        if let detail = MistakenFile.detail(of: form) {
            let problem = DefinitionProblem(.notAForm, parameters: ["detail": .text(detail)])
            throw FormDocument.located([(form.offset, problem)], in: bytes)
        }
        table = FragmentTable(form, limits: limits)
        warnings = table.problems.filter { $0.problem.code.severity != .error }
        guard warnings.count == table.problems.count else {
            throw FormDocument.located(
                table.problems.filter { $0.problem.code.severity == .error }, in: bytes)
        }
        guard !table.isEmpty else {
            (value, uses) = (form, SourceUses())
            return
        }
        var expander = FragmentExpander(table, vocabulary: vocabulary, limits: limits)
        value = expander.form(form)
        uses = expander.uses
        guard !expander.isFull else {
            let offset = expander.excess?.fragmentOffset ?? form.offset
            throw FormDocument.located(
                [(offset, FragmentTable.tooLarge(limits))], in: bytes)
        }
        do throws(JSONFailure) {
            try value.check(limits)
        } catch {
            throw FormDocument.located(error, in: bytes, uses)
        }
    }

    /// The errors among the problems of the form, and those of the fragments that it does not use.
    func errors(
        _ problems: [(offset: Int, problem: DefinitionProblem)]
    ) -> [FormDiagnostic] {
        let own = FormDocument.located(
            problems.filter { $0.problem.code.severity == .error }, in: bytes, uses
        ).diagnostics
        // A newer version may have other keys, so nothing else is reported.
        let isOfOtherVersion = own.contains { $0.code == .unknownVersion }
        guard !table.unused.isEmpty, !isOfOtherVersion else { return own }
        // A fragment may be used by the form and by an unused fragment.
        var seen = Set(own.map { FoundError($0) })
        return FormSource.ordered(
            own + unusedErrors().filter { seen.insert(FoundError($0)).inserted })
    }

    /// An error at a place.
    private struct FoundError: Hashable {
        let line: Int
        let column: Int
        let code: DefinitionCode

        init(_ diagnostic: FormDiagnostic) {
            line = diagnostic.position.line
            column = diagnostic.position.column
            code = diagnostic.code
        }
    }

    private static func ordered(_ diagnostics: [FormDiagnostic]) -> [FormDiagnostic] {
        diagnostics.sorted {
            ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
        }
    }

    // MARK: Unused fragments

    /// The errors that only a use of a fragment decides: about names outside of it, about functions that take a group or
    /// numbers, and about keys that a use may add.
    private static let undecided: Set<DefinitionCode> = [
        .unknownField, .unknownList, .unknownColumn, .unknownPlaceholder, .unknownMessageCode,
        .wrongArguments, .noChoices,
    ]

    /// The errors that may follow from these.
    private static let following: Set<DefinitionCode> = [.expressionType, .expressionSyntax]

    /// Whether only a use of a fragment decides whether a problem is one.
    private func isUndecided(
        _ found: (offset: Int, problem: DefinitionProblem), _ items: Set<Int>
    ) -> Bool {
        if FormSource.undecided.contains(found.problem.code) { return true }
        // A use may add every key but these.
        let isFixed = FormKeys.fixed.contains { .key($0) == found.problem.parameters["key"] }
        return found.problem.code == .missingKey && items.contains(found.offset) && !isFixed
    }

    /// The offsets of items, and of the items in groups and sections.
    private static func offsets(of items: [JSONValue]) -> Set<Int> {
        var offsets: Set<Int> = []
        for item in items {
            offsets.insert(item.offset)
            offsets.formUnion(
                FormSource.offsets(of: item.members?.value(.items)?.elements ?? []))
        }
        return offsets
    }

    /// The errors of the fragments that the form does not use, each as a form of its own.
    ///
    /// - Complexity: O(*n*) in the size of the fragments with the uses in them, which the limits of form files bound.
    private func unusedErrors() -> [FormDiagnostic] {
        var found: [(offset: Int, problem: DefinitionProblem)] = []
        var expander = FragmentExpander(table, vocabulary: vocabulary, limits: limits)
        for fragment in table.unused {
            let items = expander.items(of: fragment)
            guard !expander.isFull else {
                found.append((fragment.keyOffset, FragmentTable.tooLarge(limits)))
                break
            }
            found += errors(of: items, at: fragment.keyOffset)
        }
        return FormDocument.located(found, in: bytes, expander.uses).diagnostics
    }

    /// The errors of a form with the items of an unused fragment.
    private func errors(
        of items: [JSONValue], at offset: Int
    ) -> [(offset: Int, problem: DefinitionProblem)] {
        do throws(JSONFailure) {
            let list = JSONValue(items, offset: offset)
            try JSONValue([(FormKey.items.rawValue, offset, list)], offset: offset).check(limits)
        } catch {
            return [(error.offset, error.definitionProblem(in: bytes))]
        }
        var reader = FormReader(vocabulary: vocabulary)
        reader.check(items, at: offset)
        let offsets = FormSource.offsets(of: items)
        let errors = reader.problems.filter { $0.problem.code.severity == .error }
        let decided = errors.filter { !isUndecided($0, offsets) }
        // Other errors may follow from those that are not decided.
        let isSure = decided.count == errors.count
        return decided.filter { isSure || !FormSource.following.contains($0.problem.code) }
    }

    /// The diagnostics for the warnings of the form, and for those about its fragments.
    func diagnostics(
        _ problems: [(offset: Int, problem: DefinitionProblem)]
    ) -> [FormDiagnostic] {
        FormDocument.located(problems + warnings, in: bytes, uses).diagnostics
    }
}
