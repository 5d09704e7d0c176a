import FormModel

extension SchemaFragment {
    /// The keyword `pattern`, and `format` if one is given.
    static func pattern(_ pattern: String, format: String? = nil) -> SchemaFragment {
        var fragment = SchemaFragment(["pattern": .text(pattern)])
        if let format { fragment.keywords.append(.init("format", .text(format))) }
        return fragment
    }
}

extension ECMAPattern {
    /// A pattern in the syntax of ECMA-262 that matches exactly the given texts.
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
