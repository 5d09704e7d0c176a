/// The tokens of the key `autocomplete`, as the HTML standard defines them (section 4.10.18.7.1, "Autofilling form
/// controls: the autocomplete attribute").
///
/// A list is `on` or `off`, or these tokens in this order: `section-` and a name; `shipping` or `billing`; a field name,
/// which for telephone numbers and addresses of messages may follow a kind of contact; and `webauthn`. Upper and lower
/// case are equal.
package enum AutofillTokens {
    /// The field names that stand alone.
    static let fields = [
        "name", "honorific-prefix", "given-name", "additional-name", "family-name",
        "honorific-suffix", "nickname", "username", "new-password", "current-password",
        "one-time-code", "organization-title", "organization", "street-address",
        "address-line1", "address-line2", "address-line3", "address-level4", "address-level3",
        "address-level2", "address-level1", "country", "country-name", "postal-code", "cc-name",
        "cc-given-name", "cc-additional-name", "cc-family-name", "cc-number", "cc-exp",
        "cc-exp-month", "cc-exp-year", "cc-csc", "cc-type", "transaction-currency",
        "transaction-amount", "language", "bday", "bday-day", "bday-month", "bday-year", "sex",
        "url", "photo",
    ]

    /// The field names that may follow a kind of contact.
    static let contactFields = [
        "tel", "tel-country-code", "tel-national", "tel-area-code", "tel-local",
        "tel-local-prefix", "tel-local-suffix", "tel-extension", "email", "impp",
    ]

    /// The kinds of contact.
    static let contacts = ["home", "work", "mobile", "fax", "pager"]

    private static let addresses = ["shipping", "billing"]

    /// A pattern (ECMA-262) of the lists of tokens that have no capital letters.
    package static var pattern: String {
        let space = #"[ \t\n\f\r]"#
        func one(_ words: [String]) -> String { "(\(words.joined(separator: "|")))" }
        let field =
            "(\(one(fields + contactFields))|\(one(contacts))\(space)+\(one(contactFields)))"
        let list =
            #"(section-[^ \t\n\f\r]*\#(space)+)?(\#(one(addresses))\#(space)+)?\#(field)(\#(space)+webauthn)?"#
        return "^\(space)*(on|off|\(list))\(space)*$"
    }

    /// The problem of a list of tokens; `nil` if it is one of the standard.
    ///
    /// - Complexity: O(*n*).
    static func problem(of text: String) -> DefinitionProblem? {
        var tokens = tokens(in: text)[...]
        func skip(where isMeant: (String) -> Bool) -> Bool {
            guard let first = tokens.first, isMeant(first) else { return false }
            tokens.removeFirst()
            return true
        }
        if tokens.count == 1, tokens == ["on"] || tokens == ["off"] { return nil }
        _ = skip { $0.utf8.starts(with: "section-".utf8) }
        _ = skip(where: addresses.contains)
        let isContact = skip(where: contacts.contains)
        guard let field = tokens.popFirst() else {
            return problem(text, "name what to fill in, such as \"email\"")
        }
        if let detail = detail(of: field, isContact: isContact) { return problem(field, detail) }
        _ = skip { $0 == "webauthn" }
        return tokens.first.map { problem($0, order) }
    }

    /// What is wrong with a field name; `nil` if it may be in its place.
    private static func detail(of field: String, isContact: Bool) -> String? {
        if contactFields.contains(field) { return nil }
        if fields.contains(field) {
            guard isContact else { return nil }
            return "only \"tel\" and its parts, \"email\" and \"impp\" follow \(quoted(contacts))"
        }
        let others = addresses + contacts + ["webauthn", "on", "off"]
        if others.contains(field) || field.utf8.starts(with: "section-".utf8) { return order }
        let nearest = Spelling.nearest(to: field, in: fields + contactFields)
        return nearest.map { "perhaps \"\($0)\" is meant" }
            ?? "use a field name of the HTML standard, such as \"email\""
    }

    /// The first tokens in lower case, more than a list may have.
    private static func tokens(in text: String) -> [String] {
        // The white space of HTML.
        text.utf8.split(maxSplits: 8) { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }.map {
            String(
                decoding: $0.map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }, as: UTF8.self)
        }
    }

    private static func problem(_ word: String, _ detail: String) -> DefinitionProblem {
        DefinitionProblem(
            .badAutocomplete,
            parameters: [
                "word": .text(ShortenedText.of(word, characters: 64)), "detail": .text(detail),
            ])
    }

    private static let order =
        "the order is \"section-\" and a name, \"shipping\" or \"billing\", one of \(quoted(contacts)), and a field name"
}
