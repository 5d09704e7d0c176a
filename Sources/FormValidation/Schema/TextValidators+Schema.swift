import FormModel

// The JSON Schemas of validators of texts. Letters of all scripts, words and embedded JSON are not
// expressed, because regular expression engines differ on Unicode.

extension SchemaFragment {
    /// The keyword `pattern`, optionally with a `format`.
    static func pattern(_ pattern: String, format: String? = nil) -> SchemaFragment {
        var fragment = SchemaFragment(["pattern": .text(pattern)])
        if let format { fragment.keywords.append(.init("format", .text(format))) }
        return fragment
    }
}

extension ECMAPattern {
    /// A pattern for one of some literal texts.
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
    /// The keyword `not` with an anchored `pattern` in the syntax of ECMA-262.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        pattern.flatMap { ECMAPattern.whole($0.source) }.map {
            SchemaFragment(["not": ["pattern": .text($0)]])
        }
    }
}

extension AlphaValidator {
    /// A pattern for ASCII letters; `nil` for all scripts.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        ascii ? .pattern("^[A-Za-z]+$") : nil
    }
}

extension AlphanumericValidator {
    /// A pattern for ASCII letters and digits; `nil` for all scripts.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        ascii ? .pattern("^[0-9A-Za-z]+$") : nil
    }
}

extension ASCIIValidator {
    /// The keyword `pattern`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        .pattern(#"^[\u0000-\u007f]*$"#)
    }
}

extension StartsWithValidator {
    /// The keyword `pattern`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        .pattern("^\(ECMAPattern.literal(texts))")
    }
}

extension EndsWithValidator {
    /// The keyword `pattern`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        .pattern("\(ECMAPattern.literal(texts))$")
    }
}

extension ContainsValidator {
    /// A `pattern` for each text.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(
            .object(texts.map { .init("pattern", .text(ECMAPattern.literal([$0]))) }))
    }
}

extension ExcludesValidator {
    /// The keyword `not` with a `pattern`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["not": ["pattern": .text(ECMAPattern.literal(texts))]])
    }
}

extension SlugValidator {
    /// The keyword `pattern`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        .pattern("^[a-z0-9]+(?:-[a-z0-9]+)*$")
    }
}

extension HexValidator {
    /// The keyword `pattern`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        .pattern("^[0-9A-Fa-f]+$")
    }
}

extension Base64Validator {
    /// The keyword `contentEncoding`, and a pattern that requires unused bits to be zero.
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
    /// The keyword `contentMediaType`, which is an annotation only.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["contentMediaType": "application/json"], unsaid: "JSON in the text")
    }
}
