import FormModel

// The arguments of a part or trait by their kinds.
extension CardWord {
    func text(_ name: String) -> LocalizedText? { self[name]?.text }
    func word(_ name: String) -> String? { self[name]?.word }
    func number(_ name: String) -> Double? { self[name]?.number }
    func integer(_ name: String) -> Int? { self[name]?.integer }

    func fields(_ name: String) -> [FieldName]? {
        if case .fields(let names)? = self[name] { names } else { nil }
    }

    func parts(_ name: String) -> [CardWord]? {
        if case .parts(let parts)? = self[name] { parts } else { nil }
    }

    func list(_ name: String) -> [CardArgument] {
        if case .list(let list)? = self[name] { list } else { [] }
    }

    /// The calculations of an argument that is one or a list of them.
    func expressions(_ name: String) -> [FormExpression] {
        switch self[name] {
        case .expression(let expression)?: [expression]
        case .list(let list)?: list.compactMap(\.expression)
        default: []
        }
    }

    /// A word of an enumeration.
    func choice<Choice: RawRepresentable<String>>(_ name: String) -> Choice? {
        word(name).flatMap(Choice.init)
    }

    func alignment(_ name: String) -> Alignment? { word(name).flatMap { Alignment(side: $0) } }
    func color(_ name: String) -> CardColor? { word(name).flatMap { CardColor($0) } }
}

extension CardArgument {
    var text: LocalizedText? { if case .text(let text) = self { text } else { nil } }
    var word: String? { if case .word(let word) = self { word } else { nil } }
    var integer: Int? {
        if case .number(let number) = self { number.integer } else { nil }
    }
    var number: Double? {
        if case .number(let number) = self { Double(number.description) } else { nil }
    }
    var expression: FormExpression? {
        if case .expression(let expression) = self { expression } else { nil }
    }
    var named: [String: CardArgument] {
        if case .named(let named) = self { named } else { [:] }
    }
}

extension Alignment {
    /// Reads `left`, `center` or `right` of a form file.
    init?(side: String) {
        switch side {
        case "left": self = .leading
        case "center": self = .center
        case "right": self = .trailing
        default: return nil
        }
    }
}

extension CardColor {
    /// Reads a role or `#rrggbb` of a form file.
    init?(_ text: String) {
        if let role = Role(rawValue: text) {
            self = .role(role)
        } else if let color = RGBColor(text) {
            self = .rgb(color)
        } else {
            return nil
        }
    }
}

extension CardBox.Width {
    /// Reads a number of columns, `fill` or `intrinsic` of a form file.
    init?(_ argument: CardArgument?) {
        switch argument {
        case .number(let number)?:
            guard let columns = number.integer else { return nil }
            self = .fixed(min(max(columns, 1), 1_000))
        case .word("fill")?: self = .fill
        case .word("intrinsic")?: self = .intrinsic
        default: return nil
        }
    }
}

extension CardBox.Edges {
    /// Reads a number for all sides, or numbers by side, of a form file.
    init(_ argument: CardArgument?) {
        if let all = argument?.integer {
            self.init(top: all, right: all, bottom: all, left: all)
        } else {
            let sides = argument?.named ?? [:]
            self.init(
                top: sides["top"]?.integer ?? 0, right: sides["right"]?.integer ?? 0,
                bottom: sides["bottom"]?.integer ?? 0, left: sides["left"]?.integer ?? 0)
        }
    }
}

extension CardBox.Accessory {
    /// Reads a word, or an icon and its text, of a form file.
    fileprivate init?(_ argument: CardArgument?, text: (LocalizedText) -> String) {
        if let word = argument?.word {
            guard let named = Self.named.first(where: { $0.word == word }) else { return nil }
            self = named.accessory
        } else if let icon = argument?.named["icon"]?.text {
            self = .icon(text(icon), text: argument?.named["text"]?.text.map(text) ?? "")
        } else {
            return nil
        }
    }
}

extension CardBox.Border {
    /// Reads `light`, `heavy`, `double` or `rounded`, or a line and a colour, of a form file.
    init(_ argument: CardArgument?) {
        self.init()
        let word = argument?.word ?? argument?.named["line"]?.word
        if word == "rounded" { isRounded = true }
        if let line = word.flatMap(Line.init) { self.line = line }
        color = argument?.named["color"]?.word.flatMap { CardColor($0) }
    }
}

extension CardBox {
    /// Reads the box of a part of a form file, whose texts are those of a card.
    init(_ arguments: [String: CardArgument], text: (LocalizedText) -> String) {
        self.init()
        margin = Edges(arguments["margin"])
        padding = Edges(arguments["padding"])
        border = arguments["border"].map { Border($0) }
        fill = arguments["fill"]?.word.flatMap { CardColor($0) }
        accessory = Accessory(arguments["accessory"], text: text)
        width = Width(arguments["width"]) ?? .fill
        height = arguments["height"]?.integer.map { min(max($0, 0), 1_000) }
        verticalAlignment =
            arguments["vertical"]?.word.flatMap(VerticalAlignment.init) ?? .top
    }
}
