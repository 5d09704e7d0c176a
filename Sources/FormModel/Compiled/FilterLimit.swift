/// Refuses a group of the form if finding out in which of its rows a field has a choice would examine too many choices.
///
/// Only the values of the rows and the form decide, and neither their order nor earlier changes, so that the report on
/// a submission is the same as that on a filling-in.
struct FilterLimit: Validator {
    /// A field of the rows, or of rows in these, whose choices have conditions.
    struct Examined: Sendable {
        /// The indices of the groups between the rows and the field.
        let path: [Int]
        let offered: OfferedChoices
    }

    /// The name, which does not exist in form files.
    var name: String { "choices" }

    let fields: [Examined]

    /// The fields of the form that the conditions read.
    let reads: [FieldName]

    var parameters: IssueParameters { ["max": .integer(RememberedTotals.maximumExaminedChoices)] }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.group], codes: [.tooManyFiltered: []], reads: reads)
    }

    /// Adds a finding `tooManyFiltered` if a field needs more than `RememberedTotals.maximumExaminedChoices`.
    ///
    /// - Complexity: O(*n*) in the rows.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        for field in fields {
            var count = ExaminedCount(offered: field.offered)
            count.add(field.path[...], value, in: context)
            if count.isTooLarge { return findings.add(.tooManyFiltered) }
        }
    }

    /// Empty, because a schema cannot count what a filter examines.
    func schema(in context: DefinitionContext) -> SchemaFragment? { SchemaFragment() }
}

/// The number of choices that are examined for a field of all rows.
private struct ExaminedCount {
    let offered: OfferedChoices
    private var seen: Set<FilterKey> = []
    private var count = 0

    init(offered: OfferedChoices) { self.offered = offered }

    var isTooLarge: Bool { count > RememberedTotals.maximumExaminedChoices }

    /// Adds the choices that are examined in the rows of a group.
    mutating func add(
        _ path: ArraySlice<Int>, _ group: borrowing ValueView,
        in context: borrowing JudgingContext
    ) {
        for index in group.judgedRows {
            if isTooLarge { return }
            let row = context.row(index, of: group)
            guard row.isRow else { continue }
            if let inner = path.first {
                guard row.values.isReadable(at: inner) else { continue }
                add(path.dropFirst(), row.values.view(at: inner), in: row)
            } else if let key = offered.key(in: row), !seen.insert(key).inserted {
                continue
            } else {
                count += offered.examinedCount(in: row)
            }
        }
    }
}

extension CompiledForm {
    /// The fields of the rows and of rows in them whose choices have conditions that read a row, each with the groups
    /// between and the largest number of rows.
    fileprivate func examined(
        _ path: [Int], rows: Int
    ) -> [(field: FilterLimit.Examined, rows: Int)] {
        fields.enumerated().flatMap { index, field in
            if let inner = field.rows {
                let (product, isHuge) = rows.multipliedReportingOverflow(
                    by: field.item.maximumRows)
                return inner.examined(path + [index], rows: isHuge ? .max : product)
            }
            guard let offered = field.offered, offered.mayExamineInRows else { return [] }
            return [(FilterLimit.Examined(path: path, offered: offered), rows)]
        }
    }
}

extension OfferedChoices {
    /// Whether choices are examined anew for rows with other values.
    fileprivate var mayExamineInRows: Bool { examinesRows && dependsOnRow }
}

extension FilterLimit {
    /// Fails if no field of the rows can need so much.
    ///
    /// - Parameters:
    ///   - rows: The compiled rows of a group of the form.
    ///   - item: The group.
    ///   - layout: The fields of the form.
    init?(of rows: CompiledForm, _ item: FormItem, in layout: FormLayout) {
        let limit = RememberedTotals.maximumExaminedChoices
        let examined = rows.examined([], rows: item.maximumRows).filter { field, rows in
            let (product, isHuge) = rows.multipliedReportingOverflow(
                by: field.offered.largestCount)
            return isHuge || product > limit
        }.map(\.field)
        guard !examined.isEmpty else { return nil }
        fields = examined
        var seen: Set<Int> = []
        reads = examined.flatMap { field in
            field.offered.reads.filter { $0.up == field.path.count + 1 }.map(\.field)
        }.filter { seen.insert($0).inserted }.map { layout.fields[$0].name }
    }
}
