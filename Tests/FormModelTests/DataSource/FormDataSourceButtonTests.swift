import FormModel
import Testing

/// Buttons, and items by name.
@Suite struct FormDataSourceButtonTests {
    private func source() throws -> FormDataSource {
        FormDataSource(
            form: try Form(
                id: "f", title: "F",
                pages: [
                    Page(items: [
                        .input("ok", title: "OK", value: .boolean),
                        .input("more", title: "More", visibleWhen: "ok"),
                        .button("next", title: "Next", action: .next, enabledWhen: "ok"),
                    ]),
                    Page(items: [
                        .button("apply", title: "Apply", action: .submit, enabledWhen: "ok"),
                        .button(
                            "ask", title: "Ask us", action: .submit,
                            visibleWhen: "more == 'help'", enabledWhen: "ok"),
                    ]),
                ]))
    }

    @Test func aButtonCanBePressedWhereItIsShownAndEnabled() throws {
        let source = try source()
        let names: [FieldName] = ["next", "apply", "ask", "ok", "nowhere"]
        #expect(names.map(source.canPress) == [false, false, false, false, false])
        try source.updateValue(of: "ok", to: .boolean(true), userInitiated: true)
        #expect(names.map(source.canPress) == [true, true, false, false, false])
        try source.updateValue(of: "more", to: .text("help"), userInitiated: true)
        #expect(source.canPress("ask"))
    }

    @Test func disabledButtonsSubmitNothing() throws {
        let source = try source()
        #expect(source.disabledSubmit?.name == "apply" && !source.isValid)
        let issue = try #require(source.issues.first)
        #expect(issue.code == .submitDisabled && issue.path == FieldPath())
        #expect(issue.parameters == ["button": .text("apply")])
        // Most forms begin so; nobody has tried to submit yet.
        #expect(source.reportedIssues.isEmpty)
        #expect(!source.attemptSubmission() && source.reportedIssues == source.issues)
        try source.updateValue(of: "ok", to: .boolean(true), userInitiated: true)
        #expect(source.disabledSubmit == nil && source.isValid && source.attemptSubmission())
        try source.updateValue(of: "ok", to: .boolean(false), userInitiated: true)
        #expect(source.reportedIssues.map(\.code) == [.submitDisabled])
    }

    /// One button that is enabled suffices, and hidden buttons decide nothing.
    @Test(
        arguments: [
            ("true", nil, "false", nil, true), ("false", nil, "true", nil, true),
            ("false", nil, "false", nil, false), ("false", "false", "true", nil, true),
            ("false", "true", "true", "false", false), ("false", "false", "false", "false", true),
        ] as [(FormExpression, FormExpression?, FormExpression, FormExpression?, Bool)])
    func severalButtons(
        _ row: (
            enabled: FormExpression, visible: FormExpression?, other: FormExpression,
            otherVisible: FormExpression?, isValid: Bool
        )
    ) throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .button(
                    "a", title: "A", action: .submit, visibleWhen: row.visible,
                    enabledWhen: row.enabled),
                .button(
                    "b", title: "B", action: .submit, visibleWhen: row.otherVisible,
                    enabledWhen: row.other),
            ])
        #expect(FormDataSource(form: form).isValid == row.isValid)
    }

    @Test func visibleItemsOfEveryKindHaveNames() throws {
        let source = try source()
        #expect(source.item(withFieldName: "next")?.title == "Next")
        #expect(source.item(withFieldName: "more") == nil, "it is hidden")
        #expect(source.item(withFieldName: "ask") == nil, "it is hidden")
        try source.updateValue(of: "ok", to: .boolean(true), userInitiated: true)
        #expect(source.item(withFieldName: "more")?.title == "More")
        #expect(source.item(withFieldName: "nowhere") == nil)
    }
}
