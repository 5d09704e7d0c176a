import Foundation
import FormModel
import Testing

@testable import FormCards

/// Reads Adaptive Cards, for tests.
enum Adaptive {
    static func card(
        _ card: CardDescription, allowsSecrets: Bool = true
    ) throws -> AdaptiveCard {
        try AdaptiveRenderer(allowsSecrets: allowsSecrets).card(of: card)
    }

    static func object(_ card: AdaptiveCard) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(card.jsonBytes)) as? [String: Any])
    }

    /// All objects in JSON, each before those in it, in the order of lists.
    static func objects(_ value: Any) -> [[String: Any]] {
        if let list = value as? [Any] { return list.flatMap(objects) }
        guard let object = value as? [String: Any] else { return [] }
        let inner = ["columns", "rows", "cells", "items", "body", "facts", "choices", "actions"]
        return [object] + inner.compactMap { object[$0] }.flatMap(objects)
    }

    static func input(
        _ field: FieldNode, allowsSecrets: Bool = true
    ) throws -> [String: Any] {
        let made = try card(
            SampleDescription.card([.field(field)]), allowsSecrets: allowsSecrets)
        let found = try objects(object(made)).first {
            ($0["type"] as? String)?.hasPrefix("Input.") == true
        }
        return try #require(found)
    }
}
