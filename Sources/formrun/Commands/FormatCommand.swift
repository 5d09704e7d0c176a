import FormCards
import FormModel
import FormValidation

/// `formrun format NAME [TEXT…]`: runs one formatter over texts or lines.
struct FormatCommand: Command {
    private static let canonical = Option(
        flag: "--canonical", "Print the canonical text, not the display text.")
    private static let code = Option<String>(
        "--code", "CODE", default: "USD",
        "The currency, for the formatter currency: USD unless given."
    ) { .success($0) }
    private static let maximumLength = Option<Int?>(
        "--max-length", in: 1...Int.max, must: "a number above 0",
        "The largest number of digits, for the formatter currency.")
    private static let country = Option<String?>(
        "--country", "CODE", "The country whose numbers need no +, for the formatter phone.")

    private static let mask = Option<String?>(
        "--mask", "MASK", "The mask, such as AA-9999, for the formatter mask.")

    let name = "format"

    var syntax: CommandSyntax {
        CommandSyntax(
            name: name, summary: "Runs one formatter over texts, or over lines of standard input.",
            operands: "NAME [TEXT...]", minimumOperands: 1, maximumOperands: .max,
            words: Vocabulary.standard.formatters.map(\.name),
            options: [
                Self.canonical, Self.code, Self.maximumLength, Self.country, Self.mask,
                LanguageOption.locale,
            ],
            examples: [
                "formrun format phone 2125550123",
                "formrun format currency --code EUR --canonical < amounts.txt",
            ],
            notes: [
                """
                The formatters are currency, zipcode, phone, ssn and mask. Write a text that begins with
                a dash and a letter after --. A text that is refused is reported on standard error with
                its number, and the status is 1. Amounts are read and shown as the language of
                \(LanguageOption.locale) writes them.
                """
            ])
    }

    /// The limit of the bytes of a line.
    static let lineLimit = 1 << 16

    func files(_ arguments: Arguments, _ console: any Console) -> [CommandFile] {
        arguments.operands.count > 1 ? [] : [.read("TEXT", "-")]
    }

    func run(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        let formatter = try formatter(arguments)
        let catalog = MessageCatalog(for: arguments[LanguageOption.locale]).forTyping
        let words = InterfaceWords(catalog)
        let texts = arguments.operands.dropFirst()
        var status = ExitStatus.success
        try CommandError.atFile { () throws(SystemError) in
            for text in texts
            where !(try format(text, nil, formatter, catalog, arguments, console)) {
                status = .invalid
            }
            guard texts.isEmpty else { return }
            let lines = LineReader(try console.open("-"), limit: Self.lineLimit)
            while let line = try lines.next() {
                guard case .line(let bytes) = line,
                    let text = String(validating: bytes, as: UTF8.self)
                else {
                    console.say(
                        words(.line, ["line": String(lines.number)]) + words(.unreadableLine))
                    status = .invalid
                    continue
                }
                if !(try format(text, lines.number, formatter, catalog, arguments, console)) {
                    status = .invalid
                }
            }
        }
        return status
    }

    private func formatter(_ arguments: Arguments) throws(CommandError) -> any InputFormatter {
        let name = arguments.operands[0]
        let formatter: AnyFormatter
        switch name {
        case "currency":
            formatter = .currency(
                arguments[Self.code], maxLength: arguments[Self.maximumLength])
        case "zipcode": formatter = .zipcode
        case "phone": formatter = .phone(country: arguments[Self.country])
        case "ssn": formatter = .ssn
        case "mask":
            guard let mask = arguments[Self.mask] else {
                throw .usage("The formatter mask needs --mask.")
            }
            formatter = .mask(mask)
        default:
            let names = Vocabulary.standard.formatters.map(\.name)
            throw .usage(
                "There is no formatter \(quoted(name)); use \(names.joined(separator: ", ")).",
                nearest: Spelling.nearest(to: name, in: names))
        }
        if let problem = formatter.problems.first { throw .usage(problem.message) }
        return formatter
    }

    /// Prints a text formatted, or reports why it is refused.
    ///
    /// - Returns: Whether it could be formatted.
    private func format(
        _ text: String, _ line: Int?, _ formatter: any InputFormatter, _ catalog: MessageCatalog,
        _ arguments: Arguments, _ console: any Console
    ) throws(SystemError) -> Bool {
        let trimmed = WhiteSpace.trim(text)
        guard !trimmed.utf8.isEmpty else {
            try console.write([DisplayText("")])
            return true
        }
        let reader = TypedReader(catalog.locale)
        switch reader.canonicalText(of: trimmed, by: formatter) ?? formatter.parse(trimmed) {
        case .success(let canonical):
            let localized = formatter.localized(for: catalog.locale) ?? formatter
            let shown = arguments[Self.canonical] ? canonical : localized.format(canonical)
            try console.write([DisplayText(shown)])
            return true
        case .failure(let problem):
            let sentence = catalog.message(for: problem, text: text)
            let place = line.map { InterfaceWords(catalog)(.line, ["line": String($0)]) } ?? ""
            console.say(place + sentence)
            return false
        }
    }
}
