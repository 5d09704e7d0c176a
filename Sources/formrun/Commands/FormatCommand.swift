import FormCards
import FormModel
import FormValidation

/// `formrun format NAME [TEXT…]`: runs one formatter over texts or lines.
struct FormatCommand: Command {
    let syntax = CommandSyntax(
        name: "format", summary: "Runs one formatter over texts, or over lines of standard input.",
        operands: "NAME [TEXT...]", minimumOperands: 1, maximumOperands: .max,
        options: [
            .init(name: "--canonical", summary: "Print the canonical text, not the display text."),
            .init(
                name: "--code", value: "CODE",
                summary: "The currency, for the formatter currency: USD unless given."),
            .init(
                name: "--max-length", value: "N",
                summary: "The most digits, for the formatter currency."),
            .init(
                name: "--country", value: "CODE",
                summary: "Whose numbers need no +, for the formatter phone."),
            .locale,
        ],
        examples: [
            "formrun format phone 2125550123",
            "formrun format currency --code EUR --canonical < amounts.txt",
        ],
        notes: [
            """
            The formatters are currency, zipcode, phone and ssn. Write a text that begins with a
            dash and a letter behind --. A text that is refused is reported on standard error with
            its number, and the status is 1. Amounts are read and shown as the language of
            --locale writes them.
            """
        ])

    /// A line longer than this is refused.
    static let lineLimit = 1 << 16

    func run(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        let formatter = try formatter(arguments)
        let catalog = MessageCatalog(for: try arguments.locale(of: syntax)).forTyping
        let words = InterfaceWords(catalog)
        let texts = arguments.operands.dropFirst()
        var status = ExitStatus.success
        do throws(SystemError) {
            guard texts.isEmpty else {
                for text in texts
                where !(try format(text, nil, formatter, catalog, arguments, console)) {
                    status = .invalid
                }
                return status
            }
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
            return status
        } catch {
            throw .file(error)
        }
    }

    private func formatter(
        _ arguments: Arguments
    ) throws(CommandError) -> any InputFormatter {
        let name = arguments.operands[0]
        var maximum: Int?
        if let text = arguments.value("--max-length") {
            guard let number = Int(text), number > 0 else {
                throw .usage(
                    UsageError("--max-length must be a number above 0.", command: "format"))
            }
            maximum = number
        }
        let formatter: any InputFormatter
        switch name {
        case "currency":
            formatter = CurrencyFormatter(
                code: arguments.value("--code") ?? "USD", maxLength: maximum)
        case "zipcode": formatter = .zipcode
        case "phone": formatter = PhoneFormatter(country: arguments.value("--country"))
        case "ssn": formatter = .ssn
        default:
            let names = Vocabulary.standard.formatters.map(\.name)
            throw .usage(
                UsageError(
                    "There is no formatter \"\(name)\"; use \(names.joined(separator: ", ")).",
                    command: "format", nearest: Spelling.nearest(to: name, in: names)))
        }
        if let problem = formatter.problems.first {
            throw .usage(UsageError(problem.message, command: "format"))
        }
        return formatter
    }

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
            let shown = arguments.has("--canonical") ? canonical : localized.format(canonical)
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
