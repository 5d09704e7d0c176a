internal import FormModel

/// Reads the object of a theme file, and collects all of its problems.
struct ThemeReader {
    private(set) var problems: [(offset: Int, problem: DefinitionProblem)] = []

    /// The version of a theme file that is newer than this engine.
    static func newerVersion(_ value: JSONValue) -> (version: Int, offset: Int)? {
        guard
            let member = value.members?.first(where: { $0.key.utf8.elementsEqual("theme".utf8) }),
            let version = member.value.integer, version > ThemeKeys.version
        else { return nil }
        return (version, member.value.offset)
    }

    /// The theme; it is valid only if there are no ``problems``.
    mutating func theme(_ value: JSONValue) -> Theme {
        guard var object = object(value, "a theme", ThemeKeys.theme) else {
            add(
                .wrongType, ["key": .text("theme"), "expected": .text("an object in braces")],
                value.offset)
            return Theme(name: "")
        }
        checkVersion(&object)
        var theme = base(&object)
        theme.name = object.text("name") ?? "custom"
        if let value = object.value("contrast") {
            if let contrast = (value.number?.description).flatMap(Double.init),
                (4.5...21).contains(contrast)
            {
                theme = theme.raised(to: contrast)
            } else {
                wrongType("contrast", "a number from 4.5 to 21", value)
            }
        }
        theme.frame = word(&object, "frame") ?? theme.frame
        if let glyphs: Glyphs = word(&object, "glyphs") { theme.usesASCII = glyphs == .ascii }
        theme.allowsAuthorColors = object.boolean("authorColors") ?? theme.allowsAuthorColors
        theme.allowsAuthorTraits = object.boolean("authorTraits") ?? theme.allowsAuthorTraits
        spacing(object.value("spacing"), of: &theme)
        roles(object.value("roles"), of: &theme)
        problems += object.problems
        return theme
    }

    private enum Glyphs: String, CaseIterable { case unicode, ascii }

    private mutating func checkVersion(_ object: inout ObjectReader) {
        guard let value = object.value("theme") else {
            return object.missing(
                "theme", hint: "begin the theme with \"theme\": \(ThemeKeys.version).")
        }
        if value.integer != ThemeKeys.version {
            wrongType("theme", "a version: \(ThemeKeys.version)", value)
        }
    }

    private mutating func base(_ object: inout ObjectReader) -> Theme {
        guard let name = object.text("base") else { return Theme(name: "") }
        if let theme = Theme.all.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
            return theme
        }
        unknownWord(name, Theme.all.map(\.name), object.value("base"))
        return Theme(name: "")
    }

    private mutating func spacing(_ value: JSONValue?, of theme: inout Theme) {
        guard let value else { return }
        guard let object = object(value, "spacing", ThemeKeys.spacing) else {
            return wrongType("spacing", "an object in braces", value)
        }
        problems += object.problems
        for (name, path) in Theme.Spacing.keys {
            guard let value = object.value(name) else { continue }
            if let number = value.integer, (0...Theme.Spacing.maximum).contains(number) {
                theme.spacing[keyPath: path] = number
            } else {
                wrongType(name, "a whole number from 0 to \(Theme.Spacing.maximum)", value)
            }
        }
    }

    private mutating func roles(_ value: JSONValue?, of theme: inout Theme) {
        guard let value else { return }
        guard let roles = object(value, "the object of roles", ThemeKeys.roles) else {
            return wrongType("roles", "an object in braces", value)
        }
        problems += roles.problems
        for style in StyledLine.Style.allCases {
            guard let value = roles.value(style.rawValue) else { continue }
            guard
                let grounds = ObjectReader(value, owner: "a role", keys: ["dark", "light"])
            else {
                wrongType(style.rawValue, "an object with \"dark\" and \"light\"", value)
                continue
            }
            problems += grounds.problems
            for ground in [Theme.Ground.dark, .light] {
                guard let value = grounds.value(ground.rawValue) else { continue }
                paint(value, style, ground, &theme)
            }
        }
    }

    private mutating func paint(
        _ value: JSONValue, _ style: StyledLine.Style, _ ground: Theme.Ground, _ theme: inout Theme
    ) {
        guard var object = object(value, "a role on a ground", ThemeKeys.paint) else {
            return wrongType(ground.rawValue, "an object in braces", value)
        }
        var paint = theme[style, ground]
        color(&object, "foreground", &paint.foreground)
        color(&object, "background", &paint.background)
        palette(&object, ground, &paint)
        for (name, path) in Theme.Paint.traits {
            if let flag = object.boolean(name) { paint[keyPath: path] = flag }
        }
        problems += object.problems
        if style.isText { checkContrast(object, &paint, style, ground, theme.contrast) }
        theme[style, ground] = paint
    }

    /// Checks the contrast of a text whose colour or background the file gives.
    private mutating func checkContrast(
        _ object: ObjectReader, _ paint: inout Theme.Paint, _ style: StyledLine.Style,
        _ ground: Theme.Ground, _ contrast: Double
    ) {
        let given = object.value("foreground") ?? object.value("background")
        guard let given, let color = paint.foreground else { return }
        let grounds = paint.background.map { [$0] } ?? ground.colors
        guard !color.isReadable(on: grounds, contrast: contrast) else { return }
        let behind = paint.background?.description ?? "a \(ground.rawValue) ground"
        let mended = color.readable(on: grounds, contrast: contrast)
        guard object.value("foreground") != nil || mended == nil else {
            // Only the background is given: the text of the base follows it.
            paint.foreground = mended
            return
        }
        let example = mended.map { ", such as \($0.description)" } ?? ""
        let key = object.value("foreground") == nil ? "background" : "foreground"
        add(
            .badParameter,
            [
                "key": .text(key), "owner": .text(style.rawValue),
                "expected": .text(
                    "a colour whose contrast to \(behind) is at least \(contrast) to 1\(example)"),
            ], given.offset)
    }
}

// Words and colours.
extension ThemeReader {
    private mutating func color(
        _ object: inout ObjectReader, _ key: String, _ color: inout RGBColor?
    ) {
        guard let value = object.value(key) else { return }
        guard let text = value.string else {
            return wrongType(key, "a colour such as \"#1a7f5a\", or \"none\"", value)
        }
        if let rgb = RGBColor(text) {
            color = rgb
        } else if text.utf8.elementsEqual("none".utf8) {
            color = nil
        } else {
            wrongType(
                key, "a colour such as \"#1a7f5a\", or \"none\"", value,
                nearest: ThemeReader.color(meantBy: text))
        }
    }

    /// The colour that a text without a number sign, or with three digits, probably means.
    private static func color(meantBy text: String) -> String? {
        guard text.utf8.count <= 7 else { return nil }
        let digits = text.utf8.first == UInt8(ascii: "#") ? String(text.dropFirst()) : text
        let six = digits.utf8.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits
        return RGBColor("#" + six)?.description
    }

    private mutating func palette(
        _ object: inout ObjectReader, _ ground: Theme.Ground, _ paint: inout Theme.Paint
    ) {
        guard let text = object.text("palette") else { return }
        let allowed = ThemeKeys.palette(on: ground)
        if text.utf8.elementsEqual("none".utf8) {
            paint.palette = nil
        } else if let name = allowed.first(where: { $0.utf8.elementsEqual(text.utf8) }) {
            paint.palette = TerminalColor(rawValue: name)
        } else {
            unknownWord(text, allowed + ["none"], object.value("palette"))
        }
    }

    private mutating func word<Word: RawRepresentable<String> & CaseIterable>(
        _ object: inout ObjectReader, _ key: String
    ) -> Word? {
        guard let text = object.text(key) else { return nil }
        if let word = ObjectReader.word(text, of: Word.self) { return word }
        unknownWord(text, Word.allCases.map(\.rawValue), object.value(key))
        return nil
    }

    private func object(
        _ value: JSONValue, _ owner: String, _ keys: [ThemeKeys.Member]
    ) -> ObjectReader? {
        ObjectReader(value, owner: owner, keys: keys.map(\.name))
    }

    private mutating func wrongType(
        _ key: String, _ expected: String, _ value: JSONValue, nearest: String? = nil
    ) {
        var parameters: IssueParameters = ["key": .text(key), "expected": .text(expected)]
        parameters["nearest"] = nearest.map { .text($0) }
        add(.wrongType, parameters, value.offset)
    }

    private mutating func unknownWord(_ word: String, _ allowed: [String], _ value: JSONValue?) {
        let words = allowed.map { "\"\($0)\"" }.joined(separator: ", ")
        var parameters: IssueParameters = ["word": .text(word), "allowed": .text(words)]
        parameters["nearest"] = Spelling.nearest(to: word, in: allowed).map { .text($0) }
        add(.unknownWord, parameters, value?.offset ?? 0)
    }

    private mutating func add(
        _ code: DefinitionCode, _ parameters: IssueParameters, _ offset: Int
    ) {
        problems.append((offset, DefinitionProblem(code, parameters: parameters)))
    }
}

extension Theme {
    /// The theme with a least contrast; colours of text that have less become lighter or darker.
    ///
    /// Where no text on a coloured background has that contrast, the background becomes lighter or darker, too.
    func raised(to contrast: Double) -> Theme {
        var theme = self
        theme.contrast = contrast
        for style in StyledLine.Style.allCases where style.isText {
            for ground in [Ground.dark, .light] {
                var paint = theme[style, ground]
                let grounds = paint.background.map { [$0] } ?? ground.colors
                let readable = paint.foreground.flatMap {
                    $0.readable(on: grounds, contrast: theme.contrast)
                }
                if readable == nil, paint.foreground != nil, let background = paint.background {
                    let text = background.readableText
                    paint.background = background.readable(on: [text], contrast: theme.contrast)
                    paint.foreground = text
                } else {
                    paint.foreground = readable
                }
                theme[style, ground] = paint
            }
        }
        return theme
    }
}
