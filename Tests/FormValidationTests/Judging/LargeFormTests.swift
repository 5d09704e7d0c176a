import FormModel
import FormValidation
import Synchronization
import TestSupport
import Testing

/// Counts the work of an update and of a submission for a form with 1,200 items and conditions, with many rounds 10,000.
@Suite struct LargeFormTests {
    private static let count = Laws.areMany ? 10_000 : 1_200
    /// The number of items that depend on the same item.
    private static let block = 10

    private final class Counts: Sendable {
        let conditions = Atomic(0)
        let judged = Atomic(0)

        func reset() {
            conditions.store(0, ordering: .relaxed)
            judged.store(0, ordering: .relaxed)
        }
    }

    private struct Counting: Validator {
        let name = "counting"
        let counts: Counts
        var facts: ValidatorFacts { ValidatorFacts(judgesEmpty: true, requiresValue: false) }

        func judge(
            _ value: borrowing ValueView, in context: borrowing JudgingContext,
            into findings: inout Findings
        ) {
            counts.judged.add(1, ordering: .relaxed)
        }
    }

    private func load(_ counts: Counts) throws -> Form {
        var words = Vocabulary.standard
        words.add(
            function: "given", usage: "given(x)", summary: "Whether it is there.",
            parameters: [.text], result: .boolean
        ) { arguments in
            counts.conditions.add(1, ordering: .relaxed)
            return .boolean(!arguments[0].isEmpty)
        }
        words.add(validator: "counting", usage: "counting", summary: "Counts.") { _ in
            Counting(counts: counts)
        }
        let items = (0..<Self.count).map { number in
            let head = number / Self.block * Self.block
            let condition =
                number == head
                ? #""requiredWhen":"given(f\#(number + 1))""#
                : #""visibleWhen":"given(f\#(head))""#
            return
                #"{"type":"input","name":"f\#(number)","title":"F","validators":["counting"],\#(condition)}"#
        }
        let text =
            #"{"formrun":1,"id":"f","title":"F","items":[\#(items.joined(separator: ","))]}"#
        return try FormDocument.read(Array(text.utf8), vocabulary: words)
    }

    @Test func anUpdateCostsWhatDependsOnItAndASubmissionEachFieldOnce() throws {
        let counts = Counts()
        let form = try load(counts)
        // Making a form evaluates nothing.
        #expect(counts.conditions.load(ordering: .relaxed) == 0)
        counts.reset()
        let source = FormDataSource(form: form)
        let heads = Self.count / Self.block
        #expect(counts.conditions.load(ordering: .relaxed) == Self.count)
        #expect(counts.judged.load(ordering: .relaxed) == heads)
        for (value, shown) in [("x", Self.block), ("y", 1), ("", Self.block)] {
            counts.reset()
            try source.updateValue(of: "f1000", to: .text(value), userInitiated: true)
            #expect(counts.conditions.load(ordering: .relaxed) <= Self.block + 1)
            #expect(counts.judged.load(ordering: .relaxed) <= shown)
        }

        // The default limits accept a complete submission of this form.
        let validator = FormValidator(form)
        let sent = (0..<Self.count).map { #""f\#($0)":"x""# }.joined(separator: ",")
        counts.reset()
        let report = validator.validate(.json(Array("{\(sent)}".utf8)))
        #expect(report.isValid)
        // Conditional requirements are not evaluated for fields with a value.
        #expect(counts.conditions.load(ordering: .relaxed) == Self.count - heads)
        #expect(counts.judged.load(ordering: .relaxed) == Self.count)
        counts.reset()
        #expect(validator.validate(.json(Array("{}".utf8))).isValid)
        #expect(counts.conditions.load(ordering: .relaxed) == Self.count)
        #expect(counts.judged.load(ordering: .relaxed) == heads)
    }
}
