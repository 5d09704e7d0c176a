import FormModel
import FormValidation

@testable import FormCards

/// The gallery of the documentation: every part, trait and state of cards, as a form file has it and as text shows it.
enum CardGallery {
    private static let width = 56

    /// An example of each part.
    static let parts: [(name: String, json: String)] = [
        ("help", #""help""#),
        ("issues", #"{ "issues": "summary" }"#),
        ("fields", #"{ "fields": ["name", "share"] }"#),
        ("field", #"{ "field": "size" }"#),
        ("answers", #""answers""#),
        ("buttons", #""buttons""#),
        ("button", #"{ "button": "send", "icon": "→" }"#),
        ("text", #"{ "text": "Thank you, **{name}**.", "role": "header", "align": "center" }"#),
        (
            "title",
            #"{ "title": { "text": "Seeds", "menu": [{ "title": "Prices", "action": "showPrices" }, { "title": "Terms", "action": "showTerms" }] } }"#
        ),
        ("pair", #"{ "pair": ["In your basket", "{= count(lines)} lines"] }"#),
        ("pill", #"{ "pill": "New" }"#),
        ("icon", #"{ "icon": "☎", "text": "We call you back." }"#),
        ("picture", #"{ "picture": "A house", "art": [" /\\ ", "/__\\", "|__|"] }"#),
        ("link", #"{ "link": { "text": "Terms", "address": "https://example.com/terms" } }"#),
        ("rule", #""rule""#),
        ("space", #"{ "space": 2 }"#),
        (
            "stack",
            #"{ "stack": { "axis": "horizontal", "distribution": "equal", "parts": [{ "text": "left" }, { "rule": "vertical" }, { "text": "right", "align": "right" }] } }"#
        ),
        (
            "pages",
            #"{ "pages": [[{ "text": "First things first." }], [{ "text": "And then." }]], "current": "if(present(name), 2, 1)" }"#
        ),
        (
            "table",
            #"{ "table": { "rows": "lines", "columns": [{ "title": "Seed", "text": "{seed}", "width": "fill" }, { "title": "Packets", "text": "{packets}", "align": "right" }], "foot": ["Together", "{= sum(lines.packets)}"], "empty": "Nothing yet." } }"#
        ),
        ("tiles", #"{ "tiles": { "rows": "lines", "text": "{packets} × {seed}" } }"#),
        ("bar", #"{ "bar": { "title": "Filled", "value": "share" } }"#),
        ("progress", #"{ "progress": { "title": "Done", "value": "share", "segments": 8 } }"#),
        (
            "histogram",
            #"{ "histogram": { "columns": [{ "title": "May", "value": "3" }, { "title": "June", "value": "5" }, { "title": "July", "value": "2" }] } }"#
        ),
        (
            "slider",
            #"{ "slider": { "values": ["2", "7"], "min": 0, "max": 10, "title": "From 2 to 7" } }"#
        ),
    ]

    /// An example of each trait.
    static let traits: [(name: String, json: String)] = [
        ("margins", #"{ "margins": { "top": 1, "left": 4, "right": 4 } }"#),
        ("transparent", #""transparent""#),
        ("border", #"{ "border": { "line": "double", "color": "accent" } }"#),
        ("rounded", #""rounded""#),
        ("gradient", ##"{ "gradient": { "colors": ["#0b3d2e", "#14532d"], "angle": 45 } }"##),
        ("shadow", #"{ "shadow": { "opacity": 0.6 } }"#),
        ("editable", #"{ "editable": "changeAddress" }"#),
        ("hidden", #"{ "hidden": "size == 'large'" }"#),
        ("fullScreen", #""fullScreen""#),
    ]

    /// The states, each with the answers that the form has in it.
    static let states: [(state: CardState, answers: Answers)] = [
        (.none, .none), (.empty, .none), (.loading, .some), (.hasData, .some), (.invalid, .none),
        (.custom("large"), .large),
    ]

    /// The card whose states are drawn.
    private static let cardWithStates = """
        { "parts": ["fields", "buttons"], "states": [
          { "state": "empty", "parts": [{ "text": "Two minutes, no obligation." }, "fields", "buttons"] },
          { "state": "loading", "parts": [{ "text": "Looking for {name}", "box": { "accessory": "activity" } }, "fields"] },
          { "state": "hasData", "parts": ["fields", "rule", "buttons"] },
          { "state": "custom:invalid", "parts": [{ "issues": "summary" }, "fields", "buttons"] },
          { "state": "custom:large", "when": "size == 'large'", "parts": [{ "pill": "Large" }, "fields", "buttons"] }] }
        """

    /// The page of the documentation between its marks.
    static let text: String = {
        var text = "### Parts\n"
        for part in parts {
            text += section(part.name, "\"parts\": [\(part.json), …]", drawing(ofPart: part.json))
        }
        text += "\n### Traits\n"
        for trait in traits {
            text += section(
                trait.name, "\"traits\": [\(trait.json)]", drawing(ofTrait: trait.json),
                notes[trait.name])
        }
        text +=
            "\n### States\n\nThe card of these drawings has parts for each state that may have its own:\n"
        text += "\n```json\n\"card\": \(cardWithStates)\n```\n"
        for state in states { text += section(state.state.name, nil, drawing(of: state)) }
        return String(text.dropLast())
    }()

    /// What a drawing does not say.
    private static let notes = [
        "gradient": "The shades stand for the colours of the cells."
    ]

    private static func section(
        _ name: String, _ json: String?, _ lines: [String], _ note: String? = nil
    ) -> String {
        let source = json.map { "```json\n\($0)\n```\n\n" } ?? ""
        let note = note.map { "\n\($0)\n" } ?? ""
        return
            "\n#### \(name)\n\n\(source)```text\n\(lines.joined(separator: "\n"))\n```\n\(note)"
    }

    // MARK: Drawings

    /// The form of the examples.
    private static func source(_ card: String, isFilled: Bool = true) throws -> FormDataSource {
        let file = """
            { "formrun": 1, "id": "seeds", "title": "Seeds", "help": "Two minutes, no obligation.",
              "items": [
                { "type": "input", "name": "name", "title": "Name", "validators": ["required"] },
                { "type": "input", "name": "size", "title": "Size", "value": "choice", "choices": ["small", "large"] },
                { "type": "input", "name": "share", "title": "Share", "value": "decimal" },
                { "type": "group", "name": "lines", "title": "Lines", "items": [
                    { "type": "input", "name": "seed", "title": "Seed" },
                    { "type": "input", "name": "packets", "title": "Packets", "value": "integer" }] },
                { "type": "button", "name": "send", "title": "Send", "action": "submit" }],
              "card": \(card) }
            """
        let source = FormDataSource(
            form: try FormDocument.read(Array(file.utf8), vocabulary: .standard))
        guard isFilled else { return source }
        try source.updateValues(
            [
                ("name", .text("Ada")), ("share", .decimal(ExactDecimal(4, exponent: -1))),
                (
                    "lines",
                    .rows([
                        ["seed": .text("Basil"), "packets": .integer(2)],
                        ["seed": .text("Chives"), "packets": .integer(1)],
                    ])
                ),
            ], userInitiated: true)
        return source
    }

    private static func drawing(ofPart json: String) -> [String] {
        // Issues are those of a form that nobody has filled in.
        let isFilled = !json.contains("issues")
        // The answers are those to the page before.
        let isSecondPage = json.contains("answers")
        return drawn {
            let card = "{ \"parts\": [\(json), \"fields\"] }"
            return try isSecondPage ? twoPages(card, .some) : source(card, isFilled: isFilled)
        } body: { source in
            if !isFilled { source.attemptSubmission() }
            let cards = DescriptionBuilder().descriptions(of: source)
            let card = isSecondPage ? cards.last : cards.first
            guard case .stack(let stack)? = card?.body.content,
                let part = stack.nodes.first
            else { return [] }
            return TextRenderer(width: width).lines(for: part, width: width)
        }
    }

    /// A card with a trait, or without any; for `hidden`, which reads a field of another page, the cards with answers that
    /// show it and with answers that hide it.
    static func drawing(ofTrait json: String?) -> [String] {
        let isHiding = json?.contains("hidden") == true
        func drawing(_ answers: Answers) -> [String] {
            drawn {
                let card = json.map { "{ \"traits\": [\($0)] }" } ?? "{}"
                return try isHiding ? twoPages(card, answers) : smallSource(card, answers)
            } body: { source in
                DescriptionBuilder().descriptions(of: source).flatMap {
                    TextRenderer(width: width, height: 12).lines(for: $0)
                }
            }
        }
        guard isHiding else { return drawing(.some) }
        return drawing(.some) + ["", "While the size is large:", ""] + drawing(.large)
    }

    static func drawing(of state: (state: CardState, answers: Answers)) -> [String] {
        drawn {
            try smallSource(cardWithStates, state.answers)
        } body: { source in
            DescriptionBuilder().descriptions(of: source, as: state.state).flatMap {
                TextRenderer(width: width, showsState: true).lines(for: $0)
            }
        }
    }

    /// What is entered in the form of the traits and states.
    enum Answers { case none, some, large }

    /// The form of the traits and states.
    private static func smallSource(
        _ card: String, _ answers: Answers
    ) throws -> FormDataSource {
        try filledIn(
            """
            { "formrun": 1, "id": "seeds", "title": "Seeds",
              "items": [
                { "type": "input", "name": "name", "title": "Name", "validators": ["required"] },
                { "type": "input", "name": "size", "title": "Size", "value": "choice", "choices": ["small", "large"] },
                { "type": "button", "name": "send", "title": "Send", "action": "submit" }],
              "card": \(card) }
            """, answers)
    }

    /// A form of two pages, of which the second has a card of its own.
    private static func twoPages(_ card: String, _ answers: Answers) throws -> FormDataSource {
        try filledIn(
            """
            { "formrun": 1, "id": "seeds", "title": "Seeds", "pages": [
              { "items": [
                { "type": "input", "name": "name", "title": "Name", "validators": ["required"] },
                { "type": "input", "name": "size", "title": "Size", "value": "choice", "choices": ["small", "large"] }] },
              { "title": "Sample", "items": [
                { "type": "input", "name": "kind", "title": "Kind", "validators": ["required"] }],
                "card": \(card) }] }
            """, answers)
    }

    private static func filledIn(_ file: String, _ answers: Answers) throws -> FormDataSource {
        let source = FormDataSource(
            form: try FormDocument.read(Array(file.utf8), vocabulary: .standard))
        guard answers != .none else { return source }
        try source.updateValues(
            [("name", .text("Ada")), ("size", .choice(answers == .large ? "large" : "small"))],
            userInitiated: true)
        return source
    }

    private static func drawn(
        _ source: () throws -> FormDataSource, body: (FormDataSource) -> [StyledLine]
    ) -> [String] {
        do {
            return shaded(body(try source())).map { line in
                var text = line[...]
                while text.last == " " { text.removeLast() }
                return String(text)
            }
        } catch {
            return ["\(error)"]
        }
    }

    /// The texts of lines; the spaces on the colours of a gradient are shades, the lightest of the brightest colour.
    private static func shaded(_ lines: [StyledLine]) -> [String] {
        func brightness(_ color: CardColor?) -> Int? {
            guard case .rgb(let color)? = color else { return nil }
            return Int(color.red) + Int(color.green) + Int(color.blue)
        }
        let all = lines.flatMap(\.runs).compactMap { brightness($0.background) }
        guard let darkest = all.min(), let brightest = all.max(), darkest < brightest else {
            return lines.map(\.text)
        }
        let shades = ["█", "▓", "▒", "░"]
        return lines.map { line in
            line.runs.map { run in
                guard let here = brightness(run.background) else { return run.text.string }
                let shade = (here - darkest) * (shades.count - 1) / (brightest - darkest)
                return run.text.string.replacing(" ", with: shades[shade])
            }.joined()
        }
    }
}
