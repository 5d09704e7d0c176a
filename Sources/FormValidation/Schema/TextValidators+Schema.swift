import FormModel

// What the validators of texts say in JSON Schema. Letters of all scripts, words and JSON inside a text
// have no words there: engines of patterns do not agree on Unicode.

extension SchemaFragment {
    /// That a text matches.
    static func pattern(_ pattern: String, format: String? = nil) -> SchemaFragment {
        var fragment = SchemaFragment(["pattern": .text(pattern)])
        if let format { fragment.keywords.append(.init("format", .text(format))) }
        return fragment
    }
}

extension ECMAPattern {
    /// One of some texts, as it stands.
    static func literal(_ texts: [String]) -> String {
        "(?:\(texts.map(literal).joined(separator: "|")))"
    }

    private static func literal(_ text: String) -> String {
        var pattern = ""
        for scalar in text.unicodeScalars {
            if #"\^$.|?*+()[]{}/"#.unicodeScalars.contains(scalar) { pattern += "\\" }
            pattern.unicodeScalars.append(scalar)
        }
        return pattern
    }
}

extension NotPatternValidator {
    /// `not` a `pattern`, anchored, in the syntax of ECMA-262.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        pattern.flatMap { ECMAPattern.whole($0.source) }.map {
            SchemaFragment(["not": ["pattern": .text($0)]])
        }
    }
}

extension AlphaValidator {
    /// A pattern, for the letters of ASCII.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        ascii ? .pattern("^[A-Za-z]+$") : nil
    }
}

extension AlphanumericValidator {
    /// A pattern, for the letters and digits of ASCII.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        ascii ? .pattern("^[0-9A-Za-z]+$") : nil
    }
}

extension ASCIIValidator {
    /// A pattern.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        .pattern(#"^[\u0000-\u007f]*$"#)
    }
}

extension StartsWithValidator {
    /// A pattern.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        .pattern("^\(ECMAPattern.literal(texts))")
    }
}

extension EndsWithValidator {
    /// A pattern.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        .pattern("\(ECMAPattern.literal(texts))$")
    }
}

extension ContainsValidator {
    /// A pattern for each of the texts.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(
            .object(texts.map { .init("pattern", .text(ECMAPattern.literal([$0]))) }))
    }
}

extension ExcludesValidator {
    /// `not` a `pattern`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["not": ["pattern": .text(ECMAPattern.literal(texts))]])
    }
}

extension SlugValidator {
    /// A pattern.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        .pattern("^[a-z0-9]+(?:-[a-z0-9]+)*$")
    }
}

extension HexValidator {
    /// A pattern.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        .pattern("^[0-9A-Fa-f]+$")
    }
}

extension Base64Validator {
    /// `contentEncoding`, and a pattern that wants the unused bits of the last letter to be zero.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        let letters = url ? "[A-Za-z0-9_-]" : "[A-Za-z0-9+/]"
        let padding = url ? ("(?:==)?", "=?") : ("==", "=")
        var fragment = SchemaFragment.pattern(
            "^(?:\(letters){4})*(?:\(letters)[AQgw]\(padding.0)|\(letters){2}[AEIMQUYcgkosw048]\(padding.1))?$"
        )
        fragment.keywords.append(.init("contentEncoding", url ? "base64url" : "base64"))
        return fragment
    }
}

extension JSONValidator {
    /// `contentMediaType`, which says what is meant and judges nothing.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["contentMediaType": "application/json"], unsaid: "JSON in the text")
    }
}
