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
            #"{ "pages": [[{ "text": "First things first." }], [{ "text": "And then." }]], "current": "2" }"#
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
        ("gradient", ##"{ "gradient": { "colors": ["#0b3d2e", "#14532d"], "angle": 90 } }"##),
        ("shadow", #"{ "shadow": { "opacity": 0.6 } }"#),
        ("editable", #"{ "editable": "changeAddress" }"#),
        ("hidden", #"{ "hidden": "share > 1" }"#),
        ("fullScreen", #""fullScreen""#),
    ]

    private static let states = [
        CardState.none, .empty, .loading, .hasData, .invalid, .custom("large"),
    ]

    /// The page of the documentation between its marks.
    static let text: String = {
        var text = "### Parts\n"
        for part in parts {
            text += section(part.name, "\"parts\": [\(part.json), …]", drawing(ofPart: part.json))
        }
        text += "\n### Traits\n"
        for trait in traits {
            text += section(trait.name, "\"traits\": [\(trait.json)]", drawing(ofTrait: trait.json))
        }
        text += "\n### States\n"
        for state in states { text += section(state.name, nil, drawing(of: state)) }
        return String(text.dropLast())
    }()

    private static func section(_ name: String, _ json: String?, _ lines: [String]) -> String {
        let source = json.map { "```json\n\($0)\n```\n\n" } ?? ""
        return "\n#### \(name)\n\n\(source)```text\n\(lines.joined(separator: "\n"))\n```\n"
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
        return drawn {
            try source("{ \"parts\": [\(json), \"fields\"] }", isFilled: isFilled)
        } body: { source in
            if !isFilled { source.attemptSubmission() }
            let cards = DescriptionBuilder().descriptions(of: source)
            guard case .stack(let stack)? = cards.first?.body.content,
                let part = stack.nodes.first
            else { return [] }
            return TextRenderer(width: width).lines(for: part, width: width)
        }
    }

    private static func drawing(ofTrait json: String) -> [String] {
        drawn {
            try source(
                "{ \"traits\": [\(json)] }"
            )
        } body: { source in
            DescriptionBuilder().descriptions(of: source).flatMap {
                TextRenderer(width: width, height: 8).lines(for: $0)
            }
        }
    }

    private static func drawing(of state: CardState) -> [String] {
        drawn {
            try source(
                "{ \"states\": [{ \"state\": \"custom:large\", \"when\": \"size == 'large'\" }] }")
        } body: { source in
            DescriptionBuilder().descriptions(of: source, as: state).flatMap {
                TextRenderer(width: width, showsState: true).lines(for: $0)
            }
        }
    }

    private static func drawn(
        _ source: () throws -> FormDataSource, body: (FormDataSource) -> [StyledLine]
    ) -> [String] {
        do {
            return body(try source()).map { line in
                var text = line.text[...]
                while text.last == " " { text.removeLast() }
                return String(text)
            }
        } catch {
            return ["\(error)"]
        }
    }
}
