import FormModel
import TestSupport
import Testing

/// Choices that arrive while a form is filled in.
@Suite struct FormDataSourceChoicesTests {
    let source: FormDataSource
    let delegate = RecordingDelegate()

    init() throws {
        source = FormDataSource(form: try FormChoicesTests.order())
        source.delegate = delegate
    }

    private var issues: [String] { source.issues.map { "\($0.path) \($0.code)" } }

    private func set(_ path: String, _ value: FieldValue) throws {
        try source.updateValue(at: path.path, to: value, userInitiated: true)
    }

    @Test func whatNobodyKnowsIsRefused() throws {
        #expect(issues == ["/plan choicesUnknown"] && !source.attemptSubmission())
        try set("/plan", .text("Basic plan"))
        try source.addRow(to: "/seats".path, userInitiated: true)
        try set("/seats/0/kind", .choice("pro"))
        #expect(issues == ["/plan choicesUnknown", "/seats/0/kind choicesUnknown"])
        #expect(source.value(of: "plan") == .text("Basic plan") && !source.isVisible("extras"))
        try set("/plan", .empty)
        #expect(issues == ["/plan required", "/seats/0/kind choicesUnknown"])
        for name: FieldName in ["plan", "seats"] { #expect(source.awaitsChoices(name)) }
        // Choices of hidden fields are not awaited.
        for name: FieldName in ["extras", "why", "nothing"] {
            #expect(!source.awaitsChoices(name))
        }
    }

    @Test func whatWasEnteredIsJudgedAnewAndItsFieldsAreTold() throws {
        try set("/plan", .text("basic PLAN"))
        try source.addRow(to: "/seats".path, userInitiated: true)
        try set("/seats/0/kind", .text("basic"))
        try source.addRow(to: "/seats".path, userInitiated: true)
        // Expressions with the present values are evaluated again.
        try set("/seats/1/kind", .choice("basic"))
        #expect(!source.isVisible(at: "/seats/1/note".path))
        delegate.calls.removeAll()
        try source.receive(choices: ["plans": FormChoicesTests.choices["plans"] ?? []])
        #expect(source.value(of: "plan") == .choice("basic") && issues == [])
        #expect(source.displayText(of: "plan") == "Basic plan")
        #expect(source.isVisible("extras") && source.awaitsChoices("extras"))
        #expect(!source.awaitsChoices("plan") && !source.awaitsChoices("seats"))
        #expect(source.value(at: "/shout".path) == .text("basic"))
        #expect(source.isVisible(at: "/seats/0/note".path))
        #expect(source.isVisible(at: "/seats/1/note".path))
        #expect(
            delegate.calls == [
                "will", "update plan@0 program", "insert extras@1 program",
                "update seats@3 program", "update shout@4 program", "did",
            ])
        delegate.calls.removeAll()
        try set("/extras", .text("A, x"))
        #expect(issues == ["/extras choicesUnknown"])
        delegate.calls.removeAll()
        try source.receive(choices: ["extras": ["a"]])
        #expect(issues == ["/extras/1 notAChoice"])
        #expect(delegate.calls == ["will", "update extras@1 program", "did"])
        try set("/extras", .text("A"))
        #expect(issues == ["/why required"])
    }

    @Test func whatIsWrongChangesNothing() throws {
        let error = #expect(throws: FormDefinitionError.self) {
            try source.receive(choices: ["plans": ["basic"], "extras": []])
        }
        #expect(error?.problems.map(\.code) == [.invalidDefault, .noChoices])
        #expect(delegate.calls.isEmpty && source.awaitsChoices("plan"))
        let unknown = #expect(throws: FormDefinitionError.self) {
            try source.receive(choices: ["plans": ["basic", "free"], "others": ["a"]])
        }
        #expect(
            unknown?.description.contains(#""others" is not allowed here; use "plans", "extras"."#)
                == true)
        #expect(delegate.calls.isEmpty && source.awaitsChoices("plan"))
        try source.receive(choices: FormChoicesTests.choices)
        #expect(issues == [] && source.attemptSubmission())
    }

    @Test func otherChoicesMayComeLater() throws {
        try source.receive(choices: FormChoicesTests.choices)
        try set("/plan", .choice("basic"))
        try source.receive(choices: ["plans": ["pro", "free"]])
        #expect(issues == ["/plan notAChoice"] && source.value(of: "plan") == .choice("basic"))
        #expect(!source.isVisible("extras"))
    }

    /// Inside a callback they are queued in order.
    @Test func inACallbackTheyAreQueued() throws {
        var isFirst = true
        delegate.answer = { source, _ in
            guard isFirst else { return }
            isFirst = false
            for (name, list) in FormChoicesTests.choices.sorted(by: { $0.key > $1.key }) {
                #expect(throws: Never.self) { try source.receive(choices: [name: list]) }
            }
            #expect(source.awaitsChoices("plan"))
        }
        try source.updateValue(of: "plan", to: .choice("basic"), userInitiated: false)
        #expect(issues == [] && source.form.items.allSatisfy { !$0.awaitsChoices })
        #expect(delegate.calls.filter { $0 == "will" }.count == 3)
    }

    /// Choices in response to choices are stopped.
    @Test func aCircleEnds() throws {
        delegate.answer = { source, _ in try? source.receive(choices: FormChoicesTests.choices) }
        try source.receive(choices: FormChoicesTests.choices)
        #expect(source.issues.map(\.code).contains(.unsettled))
    }

    /// The final state does not depend on when and in which parts choices arrive.
    @Test func whenTheyComeMakesNoDifference() throws {
        var numbers = SeededNumbers(seed: 20)
        let form = try FormChoicesTests.order()
        let known = try form.withChoices(FormChoicesTests.choices)
        let texts = ["basic", "Basic plan", "pro", "PRO", "x", "", "a", "b, a", "a,q"]
        var valid = 0
        for _ in Laws.rounds(20) {
            let late = FormDataSource(form: form)
            let early = FormDataSource(form: known)
            let moments = ["plans": numbers.below(12), "extras": numbers.below(12)]
            for step in 0..<12 {
                for (name, moment) in moments where moment == step {
                    try late.receive(choices: [name: FormChoicesTests.choices[name] ?? []])
                }
                let kind = numbers.below(8)
                let text = texts[numbers.below(texts.count)]
                let path = ["/plan", "/extras", "/why", "/seats/0/kind", "/seats/1/kind"][
                    numbers.below(5)
                ].path
                for source in [late, early] {
                    switch kind {
                    case 0: _ = try? source.addRow(to: "/seats".path, userInitiated: true)
                    case 1: try? source.removeRow(at: "/seats/0".path, userInitiated: true)
                    case 2:
                        try? source.updateValue(of: "plan", to: .choice(text), userInitiated: false)
                    case 3 where step < 4: source.reset(userInitiated: true)
                    default: try? source.updateValue(at: path, to: .text(text), userInitiated: true)
                    }
                }
            }
            #expect(late.issues == early.issues)
            #expect(late.values.map(\.name) == early.values.map(\.name))
            #expect(late.values.map(\.value) == early.values.map(\.value))
            #expect(late.items.map(\.name) == early.items.map(\.name))
            valid += early.issues.isEmpty ? 1 : 0
        }
        #expect(valid > Laws.cases(30) && valid < 36 * Laws.factor)
    }
}
