import FormModel
import TestSupport
import Testing

@testable import FormCards

/// The page as a whole: its head, buttons, ids, issues, and what a strict policy forbids.
@Suite struct HTMLPageTests {
    private func page(
        _ nodes: [CardNode], issues: [IssueNode] = [], isDynamic: Bool = false,
        _ options: HTMLOptions = HTMLOptions()
    ) throws -> HTMLElement {
        var description = CardDescription(
            id: "card1", number: 1, count: 2, title: "Loan", state: .hasData, isValid: false,
            issues: issues,
            body: .stack(nodes), language: "en")
        description.isDynamic = isDynamic
        return try HTMLElement.read(description.html(options))
    }

    private static let next = CardNode.button(
        ActionNode("Next", name: "go", action: .next, isPrimary: true))
    private static let back = CardNode.button(ActionNode("Back", name: "back", action: .back))

    @Test func documents() throws {
        var options = HTMLOptions(action: "/a?b&c", isStandalone: true)
        options.styleSheet = .embedded(nonce: "r4nd0m")
        let page = try page([], issues: [IssueNode("Wrong.")], options)
        #expect(page.first("html")?["lang"] == "en")
        #expect(page.first("title")?.text == "Error: Loan")
        #expect(page.first("style")?["nonce"] == "r4nd0m")
        #expect(page.first("style")?.text == HTMLRenderer.styleSheet)
        #expect(page.first("main")?.first("h1")?.text == "Loan")
        #expect(page.first("form")?["method"] == "post")
        #expect(page.first("form")?["action"] == "/a?b&c")
        #expect(page.first("form")?["lang"] == nil)
    }

    @Test func linkedStyleSheets() throws {
        var options = HTMLOptions(isStandalone: true)
        options.styleSheet = .link("/form.css?a&b")
        let page = try page([], options)
        let link = try #require(page.first("head")?.first("link"))
        #expect(link["rel"] == "stylesheet" && link["href"] == "/form.css?a&b")
        #expect(page.first("style") == nil)
    }

    @Test func fragments() throws {
        let page = try page([])
        #expect(page.elements.map(\.name) == ["form"])
        let form = try #require(page.first("form"))
        #expect(form["lang"] == "en" && form["dir"] == "ltr" && form["action"] == nil)
        #expect(form.element(id: form["aria-labelledby"] ?? "")?.text == "Loan")
        #expect(form.descendants.contains { $0.text == "1 of 2" })
    }

    @Test func controlsOfTheProgram() throws {
        var options = HTMLOptions()
        options.token = .init("t<ken")
        options.carried = [.init("email", "ada@example.com")]
        let entries = HTMLForm(element: try #require(try page([], options).first("form"))).entries()
        #expect(entries.map(\.name) == ["form-page", "form-locale", "form-token", "email"])
        #expect(entries.map(\.value) == ["card1", "en", "t<ken", "ada@example.com"])
    }

    /// The Enter key presses the first button of a form: it must be the primary one, whatever comes before.
    @Test func defaultButtons() throws {
        func first(_ nodes: [CardNode]) throws -> String? {
            let button = try page(nodes).first("button")
            return button.map { "\($0["name"] ?? "")=\($0["value"] ?? "")" }
        }
        #expect(try first([Self.next, Self.back]) == "form-button=go")
        #expect(try first([Self.back, Self.next]) == "form-button=go")
        #expect(try first([.group(SampleDescription.group), Self.next]) == "form-button=go")
        #expect(try first([.group(SampleDescription.group)]) == "form-update=1")
        #expect(try page([Self.next, Self.back]).all("button").count == 2)
        let hidden = try #require(try page([Self.back, Self.next]).first("button"))
        #expect(hidden["tabindex"] == "-1" && hidden["aria-hidden"] == "true")
        let disabled = CardNode.button(
            ActionNode(
                "Send", name: "send", action: .submit, isEnabled: false, reason: "Not yet.",
                isPrimary: true))
        let own = try page([Self.back, disabled])
        // A page cannot see whether a submit button may be pressed by now.
        #expect(own.all("button").allSatisfy { $0["disabled"] == nil })
        #expect(own.element(id: "send-reason") == nil)
        let call = CardNode.button(
            ActionNode(
                "Call", name: "call", action: .custom("call"), isEnabled: false, reason: "Not yet.")
        )
        #expect(try page([call]).all("button").last?["disabled"] != nil)
        #expect(try page([call]).element(id: "call-reason")?.text == "Not yet.")
    }

    @Test func onlyForwardButtonsValidate() throws {
        let buttons = try page([
            Self.next, Self.back, .button(ActionNode("Send", name: "send", action: .submit)),
            .button(ActionNode("Call", action: .custom("call"))), .group(SampleDescription.group),
        ]).all("button")
        let validating = buttons.filter { $0["formnovalidate"] == nil }
        #expect(validating.map { $0["value"] } == ["go", "send"])
        let posted = buttons.map { "\($0["name"] ?? "")=\($0["value"] ?? "")" }
        #expect(
            posted == [
                "form-button=go", "form-button=back", "form-button=send", "form-button=call",
                "form-remove=/guests/0", "form-add=/guests",
            ])
    }

    @Test func updateButton() throws {
        var options = HTMLOptions()
        func names(_ page: HTMLElement) -> [String?] { page.all("button").map { $0["name"] } }
        #expect(try names(page([Self.next])) == ["form-button"])
        let dynamic = try page([Self.next], isDynamic: true)
        #expect(names(dynamic) == ["form-button", "form-update"])
        let reason = dynamic.all("button").last?["aria-describedby"] ?? ""
        #expect(
            dynamic.element(id: reason)?.text == "Shows what your answers change on this page.")
        // The browser would refuse what the form accepts.
        #expect(dynamic.first("form")?["novalidate"] != nil)
        options.offersUpdate = false
        #expect(try names(page([Self.next], isDynamic: true, options)) == ["form-button"])
    }

    @Test func summaries() throws {
        let path = FieldPath(pointer: "/guests/0/name")
        let issues = [
            IssueNode("The dates overlap."), IssueNode("Look.", severity: .warning, path: path),
            IssueNode("Guest 1: Name is required.", path: path, label: "Guest 1, Name"),
        ]
        let page = try page([.group(SampleDescription.group)], issues: issues)
        let summary = try #require(page.descendants.first { $0["role"] == "alert" })
        #expect(summary.first("h2")?.text == "There are 2 problems")
        #expect(summary.parent?["autofocus"] != nil && summary.parent?["tabindex"] == "-1")
        #expect(
            summary.all("li").map(\.text) == [
                "The dates overlap.", "Guest 1: Name is required.",
            ])
        #expect(summary.all("a").map { $0["href"] } == ["#guests.0.name"])
        let own = try self.page([.issues(issues, style: .summary)], issues: issues)
        #expect(own.descendants.filter { $0["role"] == "alert" }.count == 1)
        var options = HTMLOptions()
        options.addsSummary = false
        let none = try self.page([], issues: issues, options)
        #expect(!none.descendants.contains { $0["role"] == "alert" })
    }

    @Test func whatIsOnThePageTwiceIsFilledInOnce() throws {
        let field = SampleDescription.field("/a", "A") {
            $0.text = "x"
            $0.entered = ["x"]
        }
        let group = CardNode.group(SampleDescription.group)
        let page = try page([field, field, group, group])
        #expect(page.all("input").filter { $0["name"] == "a" }.count == 1)
        #expect(page.all("input").filter { $0["name"] == "guests.0.name" }.count == 1)
        try checkReferences(in: page)
    }

    @Test func pagesThatAreNotShownAreSent() throws {
        let field = SampleDescription.field("/a", "A") { $0.entered = ["x"] }
        let secret = SampleDescription.field("/b", "B") {
            $0.isSecure = true
            $0.entered = ["secret"]
        }
        let pages = CardNode.pages(
            PagesNode([.stack([field, secret]), .text("second")], current: 1))
        let entries = HTMLForm(element: try #require(try page([pages]).first("form"))).entries()
        #expect(entries.dropFirst(2).map { "\($0.name)=\($0.value)" } == ["a=x"])
    }

    /// The label, the help, the issues and then the control, in the markup as on the screen.
    @Test(arguments: [
        FieldNode.Control.line, .lines, .yesNo(["true", "false"].map { .init($0) }),
        .one(SampleDescription.purposes), .many(SampleDescription.purposes),
    ])
    func theControlIsLast(_ control: FieldNode.Control) throws {
        let html = SampleDescription.card([
            SampleDescription.field("/a", "Label of a", control) {
                $0.help = TextMarkup(plain: "Help of a")
                $0.issues = [IssueNode("Issue of a.")]
            }
        ]).html(HTMLOptions())
        var rest = html[...]
        for text in ["Label of a", "Help of a", "Issue of a.", "name=\"a\""] {
            let range = try #require(rest.firstRange(of: text), "\(text) is too early")
            rest = rest[range.upperBound...]
        }
    }

    @Test func everyKindOfNode() throws {
        var options = HTMLOptions(isStandalone: true)
        options.idPrefix = "p-"
        let html = SampleDescription.card().html(options)
        #expect(!html.contains(SampleDescription.secret))
        let page = try HTMLElement.read(html)
        try checkReferences(in: page)
        try HTMLPageTests.checkPolicy(of: page)
        #expect(page.all("rect").map { $0["width"] } == ["100%", "80%"])
        #expect(page.first("figure")?["aria-label"] == "A house")
        #expect(page.first("pre")?["aria-hidden"] == "true")
        #expect(page.all("th").map { $0["scope"] } == ["col", "col", "col", "row", "row"])
        #expect(
            page.all("a").allSatisfy {
                $0["rel"] == "noopener" || $0["href"]?.hasPrefix("#") == true
            })
        #expect(page.all("a").compactMap { $0["href"] }.contains("https://example.com/help"))
        #expect(!page.all("a").contains { $0["href"]?.contains("javascript") == true })
    }

    /// Every id exists once, and every reference leads to one.
    private func checkReferences(in page: HTMLElement) throws {
        let ids = page.descendants.compactMap { $0["id"] }
        #expect(ids.count == Set(ids).count)
        for element in page.descendants {
            let references =
                [element["for"], element["aria-describedby"], element["aria-labelledby"]]
                .compactMap(\.self)
                + (element["href"]?.hasPrefix("#") == true
                    ? [String(element["href"]?.dropFirst() ?? "")] : [])
            for id in references.flatMap({ $0.split(separator: " ") }) {
                #expect(ids.contains(String(id)), "\(element.name) refers to \(id)")
            }
        }
    }

    /// A strict Content-Security-Policy forbids scripts, and styles in attributes.
    static func checkPolicy(of page: HTMLElement) throws {
        for element in page.descendants {
            #expect(!["script", "iframe", "object", "embed", "base"].contains(element.name))
            for name in element.attributes.keys {
                #expect(name != "style" && !name.hasPrefix("on"), "\(element.name) has \(name)")
            }
        }
    }

    // MARK: The law of all renderers

    @Test func textsAreInTheOrderOfTheNodes() throws {
        try HTMLPageTests.checkTexts(of: SampleDescription.card())
    }

    /// Checks that a page has the texts of a description in their order.
    ///
    /// A value may be another text in its control, such as a number without its currency, and a control for dates has
    /// no placeholder.
    static func checkTexts(of description: CardDescription) throws {
        var options = HTMLOptions()
        options.addsSummary = false
        var said = HTMLPageTests.said(try HTMLElement.read(description.html(options)))[...]
        for text in description.markedTexts
        where ![.value, .unit, .placeholder, .refusal].contains(text.kind) {
            let index = said.firstIndex { $0.contains(text.text) }
            #expect(index != nil, "\(text) is not behind the texts before it")
            if let index { said = said[index...] }
        }
    }

    /// The texts of a page, with those of controls, in order.
    static func said(_ element: HTMLElement) -> [String] {
        var texts: [String] = []
        if let label = element["aria-label"] { texts.append(label) }
        if let value = element["value"], element["type"] != "hidden" { texts.append(value) }
        if let placeholder = element["placeholder"] { texts.append(placeholder) }
        if element["aria-hidden"] == "true", element.name == "pre" { return [] }
        var line = ""
        for child in element.children {
            switch child {
            case .text(let text): line += text
            case .element(let inner) where ["a", "strong", "em"].contains(inner.name):
                line += inner.text
            case .element(let inner):
                if !line.isEmpty { texts.append(line) }
                line = ""
                texts += said(inner)
            }
        }
        return line.isEmpty ? texts : texts + [line]
    }

    // MARK: Size

    @Test func deepCards() throws {
        let html = SampleDescription.card([SampleDescription.nested(1_000)]).html()
        #expect(html.contains("innermost"))
    }

    @Test(.countsInstructions) func growth() throws {
        let ratio = try Growth.ofEightTimes(200) { count in
            let nodes = (0..<count).map { SampleDescription.field("/f\($0)", "Field \($0)") }
            let description = SampleDescription.card(nodes)
            return { _ = HTMLRenderer().bytes(of: description) }
        }
        #expect(ratio < 10)
    }
}
