import FormModel
import FormValidation
import TestSupport
import Testing

/// A form with sections gives the same results as the same form without them, with other paths.
@Suite struct SectionLawTests {
    /// A form with sections, the same form without, and the name of each field in both.
    private struct Pair {
        var nested: Form
        var flat: Form
        var names: [(nested: FieldName, flat: FieldName)]
    }

    private static func name(_ index: Int, _ section: Int?, _ dot: String) -> String {
        section.map { "s\($0)\(dot)x\(index)" } ?? "x\(index)"
    }

    private static func pair(_ numbers: inout SeededNumbers) throws -> Pair {
        let count = 4 + numbers.below(6)
        let sections = (0..<count).map { $0 < 2 || numbers.below(3) == 0 ? nil : numbers.below(3) }
        let conditions = (0..<3).map { _ in
            numbers.below(3) == 0 ? nil : "x\(numbers.below(2)) != \(numbers.below(3))"
        }
        var nested: [FormItem] = []
        var flat: [FormItem] = []
        var open: (section: Int, items: [FormItem])?
        func close() {
            guard let (section, items) = open else { return }
            nested.append(
                .section(
                    FieldName("s\(section)"), title: "S",
                    visibleWhen: conditions[section].map { FormExpression($0) }, items: items))
            open = nil
        }
        var names: [(nested: FieldName, flat: FieldName)] = []
        for index in 0..<count {
            // A section may have several parts.
            let section = sections[index]
            if open?.section != section { close() }
            let kind = numbers.below(5)
            let known = index == 0 ? 0 : numbers.below(index)
            let bound = numbers.below(3)
            func item(_ dot: String, _ isFlat: Bool) -> FormItem {
                // In the section, an item has its simple name.
                let own = isFlat ? name(index, section, dot) : "x\(index)"
                let read =
                    names.indices.contains(known)
                    ? (isFlat ? names[known].flat.text : names[known].nested.text) : own
                let condition = "\(read) == \(bound)"
                var item = FormItem.input(
                    FieldName(own) ?? "x", title: "X", value: .integer,
                    validators: kind == 1 ? [.required] : [])
                var shown: [String] = []
                if isFlat, let section, let around = conditions[section] { shown.append(around) }
                if kind == 2, index > 0 { shown.append(condition) }
                if kind == 3, index > 0 { item.requiredWhen = FormExpression(condition) }
                if kind == 4, index > 0 { item.computed = FormExpression("\(read) + \(bound)") }
                if !shown.isEmpty {
                    item.visibleWhen = FormExpression(
                        shown.map { "(\($0))" }.joined(separator: " && "))
                }
                return item
            }
            let inner = item(".", false)
            flat.append(item("_", true))
            if let section {
                if open == nil { open = (section, []) }
                open?.items.append(inner)
            } else {
                nested.append(inner)
            }
            names.append(
                (
                    FieldName(name(index, section, ".")) ?? "x",
                    FieldName(name(index, section, "_")) ?? "x"
                ))
        }
        close()
        return Pair(
            nested: try Form(id: "f", title: "F", items: nested),
            flat: try Form(id: "f", title: "F", items: flat), names: names)
    }

    private static func flatPath(_ path: FieldPath) -> String {
        path.steps.map { step in
            switch step {
            case .key(let key): key
            case .index(let index): String(index)
            }
        }.joined(separator: "_")
    }

    @Test func submissions() throws {
        var numbers = SeededNumbers(seed: 0x5EC7)
        for _ in Laws.rounds(20) {
            let pair = try Self.pair(&numbers)
            for _ in 0..<8 {
                var values: [(nested: FieldName, flat: FieldName, number: Int)] = []
                for name in pair.names where numbers.below(3) > 0 {
                    values.append((name.nested, name.flat, numbers.below(4)))
                }
                var writers = (JSONWriter(), JSONWriter())
                writers.0.object(values.map { ($0.nested, .integer($0.number)) })
                writers.1.object(values.map { ($0.flat, .integer($0.number)) })
                let nested = FormValidator(pair.nested).validate(.json(writers.0.bytes))
                let flat = FormValidator(pair.flat).validate(.json(writers.1.bytes))
                let text = String(decoding: writers.0.bytes, as: UTF8.self)
                #expect(
                    nested.issues.map { "\(Self.flatPath($0.path)) \($0.code)" }
                        == flat.issues.map { "\(Self.flatPath($0.path)) \($0.code)" }, "\(text)")
                for name in pair.names {
                    #expect(nested[name.nested] == flat[name.flat], "\(text)")
                }
                // Posts and values of a program are judged alike.
                let given = [FieldName: FieldValue](
                    uniqueKeysWithValues: values.map { ($0.nested, .integer($0.number)) })
                let post = values.map { "\($0.nested)=\($0.number)" }
                    .joined(separator: "&")
                for other in [
                    Submission.values(given), .urlEncoded(Array(post.utf8)),
                ] {
                    let report = FormValidator(pair.nested).validate(other)
                    #expect(
                        report.issues.map { "\($0.path) \($0.code)" }
                            == nested.issues.map { "\($0.path) \($0.code)" }, "\(text)")
                }
            }
        }
    }

    @Test func fillingIn() throws {
        var numbers = SeededNumbers(seed: 0xF111)
        for _ in Laws.rounds(20) {
            let pair = try Self.pair(&numbers)
            let nested = FormDataSource(form: pair.nested)
            let flat = FormDataSource(form: pair.flat)
            for _ in 0..<12 {
                let name = pair.names[numbers.below(pair.names.count)]
                let value: FieldValue =
                    numbers.below(4) == 0 ? .empty : .integer(numbers.below(4))
                try nested.updateValue(of: name.nested, to: value, userInitiated: true)
                try flat.updateValue(of: name.flat, to: value, userInitiated: true)
                for name in pair.names {
                    #expect(nested.value(of: name.nested) == flat.value(of: name.flat))
                    #expect(nested.isVisible(name.nested) == flat.isVisible(name.flat))
                }
                #expect(
                    nested.issues.map { "\(Self.flatPath($0.path)) \($0.code)" }
                        == flat.issues.map { "\(Self.flatPath($0.path)) \($0.code)" })
            }
        }
    }
}
