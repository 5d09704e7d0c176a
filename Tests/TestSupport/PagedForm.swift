public import FormModel
import FormValidation

/// A form of several pages with conditions, rules, rows and secrets across them, made from seeded numbers.
public enum PagedForm: Sendable {
    /// The kinds of items, each with a condition that reads it.
    private static let kinds: [(item: String, condition: String)] = [
        (
            #""type": "input", "validators": ["required", { "length": { "max": 9 } }]"#,
            "present(NAME)"
        ),
        (#""type": "input""#, "present(NAME)"),
        (
            #""type": "input", "value": "integer", "validators": [{ "range": { "min": 0, "max": 40 } }]"#,
            "NAME > 5"
        ),
        (#""type": "input", "value": "integer", "default": 5"#, "NAME == 5"),
        (
            #""type": "input", "value": "decimal", "validators": [{ "range": { "min": 0.5 } }]"#,
            "NAME < 3"
        ),
        (#""type": "input", "value": "boolean""#, "NAME"),
        (
            #""type": "input", "value": "choice", "choices": ["a", "b", "c"], "validators": ["required"]"#,
            "NAME == 'b'"
        ),
        (#""type": "input", "value": "choices", "choices": ["a", "b", "c"]"#, "count(NAME) > 1"),
        (#""type": "input", "value": "date""#, "present(NAME)"),
        (#""type": "input", "value": "texts""#, "count(NAME) > 0"),
        (#""type": "input", "formatter": "phone""#, "present(NAME)"),
        (#""type": "secureInput", "validators": [{ "length": { "max": 12 } }]"#, "present(NAME)"),
        (
            #""type": "group", "max": 2, "items": [{ "type": "input", "name": "q", "title": "Q", "value": "integer", "validators": ["required"] }, { "type": "input", "name": "w", "title": "W", "visibleWhen": "q > 5", "default": "none" }, { "type": "secureInput", "name": "s", "title": "S" }, { "type": "input", "name": "n", "title": "N", "visibleWhen": "present(s)", "validators": ["required"] }]"#,
            "count(NAME) > 0"
        ),
    ]

    /// Makes a form.
    ///
    /// - Parameters:
    ///   - numbers: The numbers.
    ///   - hasActions: Whether pages have actions of the program, and buttons that answers show and enable.
    /// - Throws: The reasons why it is no form.
    /// - Returns: The form.
    public static func make(
        _ numbers: inout SeededNumbers, withActions hasActions: Bool = false
    ) throws -> Form {
        var conditions: [String] = []
        var integers: [String] = []
        var rules: [String] = []
        var pages: [String] = []
        var count = 0
        for page in 0..<2 + numbers.below(3) {
            var items: [String] = []
            let shown = condition(conditions, &numbers, key: "visibleWhen", oneIn: 4)
            for _ in 0...numbers.below(4) {
                let kind = kinds[numbers.below(kinds.count)]
                let name = "f\(count)"
                count += 1
                let keys = ["visibleWhen", "enabledWhen", "requiredWhen"]
                let key = kind.item.contains("\"group\"") ? keys[0] : keys[numbers.below(3)]
                let when = condition(conditions, &numbers, key: key, oneIn: 3)
                items.append(
                    #"{ "name": "\#(name)", "title": "T\#(name)", \#(kind.item)\#(when) }"#)
                conditions.append(kind.condition.replacing("NAME", with: name))
                guard kind.item.contains("\"integer\""), !kind.item.contains("\"group\"") else {
                    continue
                }
                if let other = integers.last, numbers.below(2) == 0 {
                    rules.append(#"{ "check": "coalesce(\#(other) != \#(name), true)" }"#)
                    items.append(
                        #"{ "type": "input", "name": "sum\#(name)", "title": "Sum", "value": "integer", "computed": "\#(other) + \#(name)" }"#
                    )
                }
                integers.append(name)
            }
            if page == 1, numbers.below(2) == 0 {
                items.append(
                    #"{ "type": "button", "name": "on", "title": "On", "action": "next" }"#)
            }
            var card = ""
            if hasActions {
                let when = condition(conditions, &numbers, key: "visibleWhen", oneIn: 2)
                let enabled = condition(conditions, &numbers, key: "enabledWhen", oneIn: 2)
                items.append(
                    #"{ "type": "button", "name": "go\#(page)", "title": "Go", "action": "next"\#(when) }"#
                )
                items.append(
                    #"{ "type": "button", "name": "ask\#(page)", "title": "Ask", "action": "ask"\#(enabled) }"#
                )
                card = self.card(items)
            }
            pages.append(
                #"{ "title": "Page \#(page)", "items": [\#(items.joined(separator: ", "))]\#(shown)\#(card) }"#
            )
        }
        let text =
            #"{ "formrun": 1, "id": "paged", "title": "Paged", "rules": [\#(rules.joined(separator: ", "))], "pages": [\#(pages.joined(separator: ", "))] }"#
        return try FormDocument.read(Array(text.utf8), vocabulary: .standard)
    }

    /// A card with a mark, menus that depend on its state, and its groups as tables whose rows are opened.
    private static func card(_ items: [String]) -> String {
        let tables = items.filter { $0.contains(#""type": "group""#) }.compactMap { item in
            item.split(separator: "\"").dropFirst(3).first.map {
                #"{ "table": "\#($0)", "columns": [{ "title": "Q", "text": "{q}" }], "open": "show" }"#
            }
        }
        func parts(_ menu: String) -> String {
            let first =
                #"{ "title": { "text": "T", "menu": [{ "title": "M", "action": "\#(menu)" }] } }"#
            return ([first] + tables + [#""issues""#, #""fields""#, #""buttons""#])
                .joined(separator: ", ")
        }
        return
            #", "card": { "traits": [{ "editable": "edit" }], "parts": [\#(parts("print"))], "states": [{ "state": "empty", "parts": [\#(parts("begin"))] }] }"#
    }

    private static func condition(
        _ conditions: [String], _ numbers: inout SeededNumbers, key: String, oneIn share: Int
    ) -> String {
        guard !conditions.isEmpty, numbers.below(share) == 0 else { return "" }
        return #", "\#(key)": "\#(conditions[numbers.below(conditions.count)])""#
    }
}

extension String {
    fileprivate func replacing(_ word: String, with other: String) -> String {
        var parts: [Substring] = []
        var rest = self[...]
        while let range = rest.firstRange(of: word) {
            parts.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        parts.append(rest)
        return parts.joined(separator: other)
    }
}
