public import FormModel

// Theme files.
extension Theme {
    /// The limits for reading a theme file.
    package static let fileLimits = JSONLimits(bytes: 1 << 20, depth: 64, members: 10_000)

    /// Reads a theme file.
    ///
    /// ```json
    /// { "theme": 1, "base": "mint", "roles": { "title": { "dark": { "foreground": "#ffd166" } } } }
    /// ```
    ///
    /// - Parameter bytes: The file: UTF-8 JSON, RFC 8259. `Documentation/Themes.md` describes the keys.
    /// - Throws: All problems of the file, with line and column: unknown keys, roles and colours, values of the wrong
    ///   type, and colours of text with less contrast than the theme promises.
    /// - Complexity: O(*n*) in the size of the file.
    public init(json bytes: [UInt8]) throws(FormDocumentError) {
        let value: JSONValue
        do throws(JSONFailure) {
            value = try JSONValue(bytes, limits: Theme.fileLimits, hidesComments: true)
        } catch {
            throw FormDocument.located(error, in: bytes)
        }
        if let newer = ThemeReader.newerVersion(value) {
            let message =
                "This theme is of version \(newer.version), and this engine knows version \(ThemeKeys.version); use a newer formrun."
            throw FormDocument.located(
                [(newer.offset, message)], as: .unknownVersion, in: bytes)
        }
        var reader = ThemeReader()
        self = reader.theme(value)
        guard reader.problems.isEmpty else {
            throw FormDocument.located(reader.problems, in: bytes)
        }
    }

    /// The theme as a theme file without a base, from which the same theme is read.
    public var json: [UInt8] {
        var members: [SchemaValue.Member] = [
            .init("theme", .number(ExactDecimal(Int128(ThemeKeys.version)))),
            .init("name", .text(name)),
        ]
        if let least = ExactDecimal("\(contrast)") {
            members.append(.init("contrast", .number(least)))
        }
        members += [
            .init("frame", .text(frame.rawValue)),
            .init("glyphs", .text(usesASCII ? "ascii" : "unicode")),
            .init("authorColors", .boolean(allowsAuthorColors)),
            .init("authorTraits", .boolean(allowsAuthorTraits)),
            .init("spacing", .object(spacing.members)),
        ]
        let roles = StyledLine.Style.allCases.compactMap { style -> SchemaValue.Member? in
            let grounds = [Ground.dark, .light].compactMap { ground -> SchemaValue.Member? in
                let paint = self[style, ground].members
                return paint.isEmpty ? nil : .init(ground.rawValue, .object(paint))
            }
            return grounds.isEmpty ? nil : .init(style.rawValue, .object(grounds))
        }
        members.append(.init("roles", .object(roles)))
        return SchemaValue.object(members).json
    }
}

extension Theme.Spacing {
    /// The distances by the names of theme files.
    static let keys: [(name: String, path: any WritableKeyPath<Theme.Spacing, Int> & Sendable)] = [
        ("padding", \.padding), ("blocks", \.blocks), ("columns", \.columns), ("indent", \.indent),
    ]

    fileprivate var members: [SchemaValue.Member] {
        Theme.Spacing.keys.map {
            .init($0.name, .number(ExactDecimal(Int128(self[keyPath: $0.path]))))
        }
    }
}

extension Theme.Paint {
    /// The traits by the names of theme files.
    static let traits: [(name: String, path: any WritableKeyPath<Theme.Paint, Bool> & Sendable)] = [
        ("bold", \.isBold), ("dim", \.isDim), ("italic", \.isItalic), ("underline", \.isUnderlined),
    ]

    fileprivate var members: [SchemaValue.Member] {
        let colors = [
            ("foreground", foreground?.description), ("background", background?.description),
            ("palette", palette?.rawValue),
        ]
        return colors.compactMap { name, text in text.map { .init(name, .text($0)) } }
            + Theme.Paint.traits.filter { self[keyPath: $0.path] }.map {
                .init($0.name, .boolean(true))
            }
    }
}
