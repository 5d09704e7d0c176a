import Testing

@testable import FormModel

/// What items of each kind hold.
@Suite struct FormItemTests {
    private static let items: [FormItem] = [
        .label("L"), .input("i", title: "I"), .secureInput("s", title: "S"),
        .button("b", title: "B", action: .submit),
        .group("g", title: "G", items: [.input("x", title: "X")]),
        .section("c", title: "C", items: [.input("y", title: "Y")]),
    ]

    /// What a program can set to each item, with the key of it and whether the item has it.
    private static let changes:
        [(
            key: FormKey, set: @Sendable (inout FormItem) -> Void,
            isSet: @Sendable (FormItem) -> Bool
        )] = [
            (.visibleWhen, { $0.visibleWhen = "1 > 0" }, { $0.visibleWhen != nil }),
            (.enabledWhen, { $0.enabledWhen = "1 > 0" }, { $0.enabledWhen != nil }),
            (.requiredWhen, { $0.requiredWhen = "1 > 0" }, { $0.requiredWhen != nil }),
            (.computed, { $0.computed = "'a'" }, { $0.computed != nil }),
            (.default, { $0.defaultValue = .text("a") }, { !$0.defaultValue.isEmpty }),
            (.autocomplete, { $0.autocomplete = "email" }, { $0.autocomplete != nil }),
            (.confirm, { $0.isConfirmed = true }, { $0.isConfirmed }),
            (.setBy, { $0.setBy = .program }, { $0.setBy == .program }),
        ]

    /// The table of keys decides what an item of a kind can hold.
    @Test(arguments: items)
    func anItemHoldsWhatItsKindHas(_ item: FormItem) {
        for change in Self.changes {
            var changed = item
            change.set(&changed)
            let isKey = change.key.facts.kinds.contains(item.kind)
            #expect(change.isSet(changed) == isKey, "\(item.kind) \(change.key)")
            #expect(changed.misplaced.map(FormKey.init) == (isKey ? [] : [change.key]))
        }
    }

    /// A form refuses what was set and cannot be held, until it is taken back.
    @Test func whatIsMisplacedIsRefused() throws {
        var label = FormItem.label("L")
        label.computed = "1"
        label.autocomplete = "email"
        func form() throws -> Form {
            try Form(id: "f", title: "F", items: [label, .input("a", title: "A")])
        }
        let error = #expect(throws: FormDefinitionError.self) { try form() }
        #expect(error?.problems.map(\.part) == [.key("autocomplete"), .key("computed")])
        #expect(error?.problems.map(\.code) == [.misplacedKey, .misplacedKey])
        label.computed = nil
        label.autocomplete = nil
        #expect(try form().items[0].kind == .label)
    }

    /// A default is a value or an expression: setting one takes the other back, also where neither can be held.
    @Test func oneDefault() {
        var label = FormItem.label("L")
        label.defaultValue = .text("x")
        label.defaultExpression = nil
        #expect(label.misplaced == [.defaultValue])
        label.defaultExpression = "1"
        #expect(label.misplaced == [.defaultExpression])
        var group = FormItem.group("g", title: "G", items: [.input("x", title: "X")])
        group.defaultExpression = "1"
        #expect(group.misplaced == [.defaultExpression])
        group.defaultValue = .rows([])
        #expect(group.misplaced.isEmpty)
    }

    @Test func secretsMayBeHidden() {
        #expect(!FormItem.secureInput("s", title: "S", isShown: false).isShown)
    }

    /// A copy counts two references, whatever an item holds.
    @Test func itemsAreSmall() { #expect(MemoryLayout<FormItem>.size == 16) }

    @Test func itemsOfANamedSectionMove() throws {
        let choice = FormItem.input("kind", title: "K", value: .choice, choices: ["a", "b"])
        let section = FormItem.section("s", items: choice.withOther("rest", title: "Rest"))
        let items = Page(items: [section]).items
        #expect(items.map(\.name?.text) == ["s", "s.kind", "s.rest"])
        #expect(items[0].itemCount == 2 && items[0].items.isEmpty)
        #expect(items[2].visibleWhen?.source == "s.kind == 'other'")
        #expect(items[2].requiredWhen == items[2].visibleWhen)
    }
}
