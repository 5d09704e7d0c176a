import FormModel
import FormValidation
import TestSupport
import Testing

/// Data source and submission agree on fields of rows with conditions.
@Suite struct RowConditionLawTests {
    // MARK: Forms

    private static func form(_ numbers: inout SeededNumbers) throws -> Form {
        var known = ["x0", "x1"]
        let deep = items("d", 3, known, &numbers)
        known += ["r0"]
        var rows = items("r", 5, ["x0", "x1"], &numbers)
        let group = FormItem.group("deep", title: "Deep", max: 3, items: deep)
        rows.insert(group, at: numbers.below(rows.count + 1))
        rows.append(.label("Read", visibleWhen: "r1 == 1"))
        var lines = FormItem.group(
            "lines", title: "Lines", min: numbers.below(2), max: 4, items: rows,
            validators: numbers.below(2) == 0 ? [.unique(by: "r1")] : [])
        switch numbers.below(4) {
        case 0: lines.visibleWhen = "x0 != 2"
        case 1: lines.enabledWhen = "x1 != 2"
        default: break
        }
        var x1 = FormItem.input("x1", title: "X", value: .integer)
        if numbers.below(2) == 0 { x1.visibleWhen = "!present(x0) || x0 < 3" }
        let all: [FormItem] = [
            .input(
                "x0", title: "X", value: .integer,
                default: numbers.below(2) == 0 ? .integer(1) : .empty), x1, lines,
            .input("sum", title: "Sum", value: .integer, computed: "sum(lines.r1) + count(lines)"),
            .input(
                "late", title: "Late", value: .integer, validators: [.check("late <= sum")],
                visibleWhen: "sum > 3"),
        ]
        var order = Array(all.indices)
        for index in stride(from: order.count - 1, to: 0, by: -1) {
            order.swapAt(index, numbers.below(index + 1))
        }
        return try Form(
            id: "f", title: "F", unknownFields: numbers.below(2) == 0 ? .reject : .ignore,
            items: order.map { all[$0] })
    }

    /// Items of a row, whose conditions read previous items in a random order.
    private static func items(
        _ prefix: String, _ count: Int, _ outer: [String], _ numbers: inout SeededNumbers
    ) -> [FormItem] {
        var order = Array(0..<count)
        for index in stride(from: count - 1, to: 0, by: -1) {
            order.swapAt(index, numbers.below(index + 1))
        }
        var items = [FormItem](repeating: .label("?"), count: count)
        for (rank, index) in order.enumerated() {
            // Nested rows read the enclosing scopes, too.
            let around = prefix == "d" ? outer + ["r0", "r1"] : outer
            let known = around + order[..<rank].map { "\(prefix)\($0)" }
            items[index] = item("\(prefix)\(index)", known, &numbers)
        }
        return items
    }

    private static func item(
        _ name: String, _ known: [String], _ numbers: inout SeededNumbers
    ) -> FormItem {
        func field() -> String { known[numbers.below(known.count)] }
        var item = FormItem.input(
            FieldName(name) ?? "x", title: "X", value: .integer,
            default: numbers.below(4) == 0 ? .integer(1) : .empty,
            validators: [
                [.required], [.range(0...2)], [.check(FormExpression("\(name) <= \(field())"))], [],
            ][numbers.below(4)])
        let condition: FormExpression =
            switch numbers.below(4) {
            case 0: FormExpression("\(field()) == \(numbers.below(3))")
            case 1: FormExpression("present(\(field())) && \(field()) != 1")
            case 2: FormExpression("!present(\(field())) || \(field()) < \(field())")
            default: FormExpression("\(field()) in [0, 2]")
            }
        switch numbers.below(10) {
        case 7:
            // The field cannot have a fraction as its value.
            item.defaultExpression = FormExpression(
                "\(field()) * \([1, 4_000_000_000_000_000_000][numbers.below(2)])")
        case 8:
            item.defaultExpression = FormExpression("\(field()) + \(numbers.below(2))")
            item.visibleWhen = condition
        case 9:
            item.defaultExpression = FormExpression("\(field()) * \(1 + numbers.below(2))")
            item.enabledWhen = condition
        case 0: item.enabledWhen = condition
        case 1: item.requiredWhen = condition
        case 2:
            item.defaultValue = .empty
            item.computed = FormExpression("\(field()) + \(field())")
        case 3: break
        default: item.visibleWhen = condition
        }
        return item
    }

    // MARK: Changes

    private static func path(_ text: String) -> FieldPath {
        FieldPath(pointer: text) ?? FieldPath()
    }

    private static func value(_ numbers: inout SeededNumbers) -> FieldValue {
        switch numbers.below(8) {
        case 0: .empty
        case 1: .text("bad")
        default: .integer(numbers.below(4))
        }
    }

    /// Makes a random change; one of a row that does not exist changes nothing.
    private static func change(_ source: FormDataSource, _ numbers: inout SeededNumbers) throws {
        let isUser = numbers.below(2) == 0
        let count = source.rowCount(of: path("/lines"))
        let row = numbers.below(max(1, count))
        let deep = source.rowCount(of: path("/lines/\(row)/deep"))
        switch numbers.below(12) {
        case 0:
            _ = try? source.addRow(
                to: path("/lines"), at: numbers.below(count + 1), userInitiated: isUser)
        case 1: _ = try? source.addRow(to: path("/lines/\(row)/deep"), userInitiated: isUser)
        case 2: try? source.removeRow(at: path("/lines/\(row)"), userInitiated: isUser)
        case 3:
            try? source.moveRow(
                at: path("/lines/\(row)"), to: numbers.below(max(1, count)), userInitiated: isUser)
        case 4:
            try? source.updateValue(
                at: path("/x\(numbers.below(2))"), to: value(&numbers), userInitiated: isUser)
        case 5, 6:
            try? source.updateValue(
                at: path("/lines/\(row)/deep/\(numbers.below(max(1, deep)))/d\(numbers.below(3))"),
                to: value(&numbers), userInitiated: isUser)
        default:
            try? source.updateValue(
                at: path("/lines/\(row)/r\(numbers.below(5))"), to: value(&numbers),
                userInitiated: isUser)
        }
    }

    private static func filled(_ numbers: inout SeededNumbers) throws -> FormDataSource {
        let source = FormDataSource(form: try form(&numbers))
        for _ in 0...numbers.below(30) { try change(source, &numbers) }
        return source
    }

    private static func described(_ values: [(name: FieldName, value: FieldValue)]) -> [String] {
        values.map { "\($0.name)=\($0.value)" }
    }

    private static func described(_ issues: [FormIssue]) -> [String] {
        issues.map { "\($0.path) \($0.code) \($0.parameters.pairs)" }
    }

    /// The cells of all rows, including nested ones.
    private static func cells(of source: FormDataSource) -> [FieldPath] {
        (0..<source.rowCount(of: path("/lines"))).flatMap { row in
            (0..<5).map { path("/lines/\(row)/r\($0)") } + [path("/lines/\(row)/deep")]
                + (0..<source.rowCount(of: path("/lines/\(row)/deep"))).flatMap { inner in
                    (0..<3).map { path("/lines/\(row)/deep/\(inner)/d\($0)") }
                }
        }
    }

    private static func facts(_ source: FormDataSource) -> [String] {
        described(source.values) + described(source.issues) + source.items.map(\.title.description)
            + cells(of: source).map {
                """
                \($0) \(source.value(at: $0)) \(source.isVisible(at: $0)) \(source.isEnabled(at: $0)) \
                \(source.isRequired(at: $0)) \(source.isEntered(at: $0))
                """
            }
    }

    // MARK: Laws

    @Test func whatWasFilledInIsValidatedAlikeWhenItIsSent() throws {
        var numbers = SeededNumbers(seed: 200)
        var (valid, hidden, computed, following) = (0, 0, 0, 0)
        for round in Laws.rounds(30) {
            let source = try Self.filled(&numbers)
            let validator = FormValidator(source.form)
            let answers = Dictionary(
                source.values.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
            let report = validator.validate(.values(answers))
            let isSame =
                Self.described(report.issues) == Self.described(source.issues)
                && (Self.described(report.values) == Self.described(source.values)
                    // A report has no unreadable value.
                    || source.issues.contains {
                        $0.code == .wrongType || $0.parameters["max"] == .integer(.max)
                    })
            #expect(isSame, "round \(round)")
            // Repeated validation has the same result, and the reported values are valid.
            if report.isValid {
                valid += 1
                let again = Dictionary(
                    report.values.map { ($0.name, $0.value) },
                    uniquingKeysWith: { first, _ in first }
                )
                let second = validator.validate(.values(again))
                #expect(second.isValid)
                #expect(Self.described(second.values) == Self.described(report.values))
            }
            // Hidden, disabled and computed cells need not be sent.
            let fewer = validator.validate(.values(Self.filledIn(answers, source)))
            #expect(
                Self.described(fewer.issues) == Self.described(report.issues)
                    && Self.described(fewer.values) == Self.described(report.values),
                "round \(round)")
            for cell in Self.cells(of: source) {
                if !source.isVisible(at: cell) {
                    hidden += 1
                } else if !source.isEnabled(at: cell) {
                    computed += 1
                } else if source.form.input(at: cell)?.defaultExpression != nil,
                    !source.value(at: cell).isEmpty, !source.isEntered(at: cell)
                {
                    following += 1
                }
            }
        }
        #expect(
            valid > Laws.cases(20) && hidden > Laws.cases(150) && computed > Laws.cases(150)
                && following > Laws.cases(20))
    }

    /// The answers without hidden, disabled and computed cells.
    private static func filledIn(
        _ answers: [FieldName: FieldValue], _ source: FormDataSource
    ) -> [FieldName: FieldValue] {
        var answers = answers
        func kept(_ rows: [FormRow], _ path: FieldPath) -> FieldValue {
            .rows(
                rows.enumerated().map { index, row in
                    FormRow(
                        row.values.compactMap { name, value in
                            let cell = path.appending(.index(index)).appending(.key(name.text))
                            if case .rows(let inner) = value { return (name, kept(inner, cell)) }
                            return source.isEnabled(at: cell) ? (name, value) : nil
                        })
                })
        }
        if case .rows(let rows)? = answers["lines"] {
            answers["lines"] = kept(rows, path("/lines"))
        }
        return answers
    }

    /// A default that was taken over equals its expression, and stays equal.
    @Test func whatFollowsIsTheDefault() throws {
        var numbers = SeededNumbers(seed: 205)
        var (taken, changed) = (0, 0)
        for round in Laws.rounds(20) {
            let source = try Self.filled(&numbers)
            for cell in Self.cells(of: source) {
                guard source.form.input(at: cell)?.defaultExpression != nil,
                    let place = source.form.compiled.place(of: cell)?.place
                else { continue }
                source.takeDefault(at: place, userInitiated: numbers.below(2) == 0)
                for _ in 0..<3 {
                    guard source.isVisible(at: cell), source.isEnabled(at: cell) else { break }
                    let value = source.value(at: cell)
                    #expect(
                        value == source.defaultValue(at: cell) && !source.isEntered(at: cell),
                        "round \(round), \(cell)")
                    taken += 1
                    try? source.updateValue(
                        at: Self.operand(of: cell, source.form), to: Self.value(&numbers),
                        userInitiated: numbers.below(2) == 0)
                    if source.value(at: cell) != value { changed += 1 }
                }
            }
        }
        #expect(taken > Laws.cases(100) && changed > Laws.cases(20), "\(taken) \(changed)")
    }

    /// The first field that the default of a cell reads.
    private static func operand(of cell: FieldPath, _ form: Form) -> FieldPath {
        let source = form.input(at: cell)?.defaultExpression?.source ?? ""
        let name = String(source.prefix { $0 != " " })
        let around = stride(from: cell.steps.count - 1, through: 0, by: -2)
            .map { FieldPath(Array(cell.steps.prefix($0))).appending(.key(name)) }
        return around.first { form.input(at: $0) != nil } ?? FieldPath()
    }

    /// A cell is required if and only if omitting its value is refused.
    @Test func whatIsRequiredIsMissed() throws {
        var numbers = SeededNumbers(seed: 201)
        var missed = 0
        for _ in Laws.rounds(20) {
            let source = try Self.filled(&numbers)
            for cell in Self.cells(of: source) where source.isEnabled(at: cell) {
                guard source.isVisible(at: cell) else {
                    #expect(!source.isRequired(at: cell) && source.issues(at: cell).isEmpty)
                    continue
                }
                guard source.value(at: cell).isEmpty, source.form.input(at: cell)?.kind != .group
                else { continue }
                let isMissed = source.issues(at: cell).contains { $0.code == .required }
                #expect(source.isRequired(at: cell) == isMissed, "\(cell)")
                if isMissed { missed += 1 }
            }
        }
        #expect(missed > Laws.cases(50))
    }

    /// The result does not depend on the way of filling in: field by field, with detours, or at
    /// once.
    @Test func orderNeverMatters() throws {
        var numbers = SeededNumbers(seed: 202)
        var rows = 0
        for _ in Laws.rounds(20) {
            let source = try Self.filled(&numbers)
            // A disabled group has no rows to fill in.
            guard source.form.input("lines")?.enabledWhen == nil else { continue }
            // Values of hidden fields count, so they are read before anything is hidden.
            let given = ["x0", "x1", "late"].map {
                (FieldName($0) ?? "x", source.value(of: FieldName($0) ?? "x"))
            }
            let cells = Self.cells(of: source).filter { source.form.input(at: $0)?.kind != .group }
            let kept = cells.map { ($0, source.value(at: $0), source.isEnabled(at: $0)) }
            let counts = (0..<source.rowCount(of: Self.path("/lines"))).map {
                source.rowCount(of: Self.path("/lines/\($0)/deep"))
            }
            func rebuilt(_ isReversed: Bool) throws -> FormDataSource {
                let other = FormDataSource(form: source.form)
                for (row, count) in counts.enumerated() {
                    _ = try? other.addRow(to: Self.path("/lines"), FormRow(), userInitiated: true)
                    for _ in 0..<count {
                        _ = try? other.addRow(
                            to: Self.path("/lines/\(row)/deep"), FormRow(), userInitiated: true)
                    }
                }
                let updates =
                    given.map { (FieldPath($0.0), $0.1) } + kept.filter(\.2).map { ($0.0, $0.1) }
                for (path, value) in isReversed ? updates.reversed() : updates {
                    if isReversed {
                        try? other.updateValue(at: path, to: .integer(1), userInitiated: true)
                    }
                    try? other.updateValue(at: path, to: value, userInitiated: true)
                }
                return other
            }
            let (forth, back) = try (rebuilt(false), rebuilt(true))
            guard forth.rowCount(of: Self.path("/lines")) == counts.count else { continue }
            rows += counts.count
            #expect(Self.described(forth.values) == Self.described(back.values))
            #expect(Self.described(forth.issues) == Self.described(back.issues))
        }
        #expect(rows > Laws.cases(100))
    }

    @Test func hidingThenShowingRestores() throws {
        var numbers = SeededNumbers(seed: 203)
        var changed = 0
        for round in Laws.rounds(20) {
            let source = try Self.filled(&numbers)
            let places =
                ["/x0", "/x1"].map(Self.path)
                + Self.cells(of: source).filter { source.form.input(at: $0)?.kind != .group }
            let place = places[numbers.below(places.count)]
            guard source.isEnabled(at: place), source.isVisible(at: place) else { continue }
            let value = source.value(at: place)
            // A value counts as entered, even if it equals the previous one.
            try? source.updateValue(at: place, to: .integer(7), userInitiated: true)
            try? source.updateValue(at: place, to: value, userInitiated: true)
            let other = FieldValue.integer(numbers.below(4))
            // A value equal to the default counts as entered once the default changes.
            try? source.updateValue(at: place, to: other, userInitiated: true)
            try? source.updateValue(at: place, to: value, userInitiated: true)
            let before = Self.facts(source)
            try? source.updateValue(at: place, to: other, userInitiated: true)
            if Self.facts(source).count != before.count { changed += 1 }
            try? source.updateValue(at: place, to: value, userInitiated: true)
            let after = Self.facts(source)
            let differences = zip(before, after).filter { $0 != $1 }
            #expect(after == before, "round \(round), \(place): \(differences.prefix(3))")
        }
        #expect(changed > Laws.cases(20))
    }

    /// The result depends neither on the order of keys nor on previous submissions.
    @Test func sentInAnyOrder() throws {
        var numbers = SeededNumbers(seed: 204)
        var codes: Set<IssueCode> = []
        for _ in Laws.rounds(20) {
            let form = try Self.form(&numbers)
            let validator = FormValidator(form)
            var submissionValidator = validator.makeSubmissionValidator()
            for _ in 0..<4 {
                let forth = Self.sent(&numbers)
                let forthBytes = Array("{\(forth.joined(separator: ","))}".utf8)
                let backBytes = Array("{\(forth.reversed().joined(separator: ","))}".utf8)
                let report = validator.validate(.json(forthBytes))
                let back = validator.validate(.json(backBytes))
                #expect(Self.described(report.issues) == Self.described(back.issues))
                #expect(Self.described(report.values) == Self.described(back.values))
                for _ in 0..<2 {
                    #expect(submissionValidator.validate(forthBytes.span) == report.issues.isEmpty)
                    #expect(
                        Self.described(submissionValidator.findings.list.map(form.compiled.issue))
                            == Self.described(report.issues))
                    #expect(
                        Self.described(submissionValidator.values(in: forthBytes.span))
                            == Self.described(report.values))
                }
                codes.formUnion(report.issues.map(\.code))
            }
        }
        #expect(
            !Laws.areMany
                || codes.isSuperset(of: [
                    .hiddenField, .disabledField, .notComputed, .required, .wrongType, .tooFew,
                    .unique, .check,
                ]))
    }

    private static func sent(_ numbers: inout SeededNumbers) -> [String] {
        func number() -> String { ["0", "1", "2", "3", "null", "\"x\""][numbers.below(6)] }
        func row(_ prefix: String, _ count: Int) -> [String] {
            (0..<count).filter { _ in numbers.below(2) == 0 }.map {
                #""\#(prefix)\#($0)":\#(number())"#
            }
        }
        let rows = (0..<numbers.below(4)).map { _ -> String in
            let deep = (0..<numbers.below(3)).map { _ in "{\(row("d", 3).joined(separator: ","))}" }
            let members = row("r", 5) + [#""deep":[\#(deep.joined(separator: ","))]"#]
            return
                "{\((numbers.below(2) == 0 ? members : members.reversed()).joined(separator: ","))}"
        }
        return [
            #""lines":[\#(rows.joined(separator: ","))]"#, #""x0":\#(number())"#,
            #""x1":\#(number())"#, #""late":\#(number())"#,
        ].filter { _ in numbers.below(5) > 0 }
    }
}
