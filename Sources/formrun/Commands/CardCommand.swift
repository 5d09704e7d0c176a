import FormCards
import FormModel
import FormValidation

/// `formrun card FORM`: prints a form's cards.
struct CardCommand: Command {
    private static let values = Option<String?>("--values", "FILE", "The same as FILE.")
    private static let state = Option<CardState?>(
        "--state", "STATE", default: nil,
        "Draw the cards in that state: none, loading, empty, hasData, custom:NAME."
    ) { text in
        CardState(text).map { .success($0) }
            ?? .failure(
                OptionRefusal(
                    "must be none, loading, empty, hasData or custom:NAME, not \"\(text)\"."))
    }
    private static let width = Option<Int?>(
        "--width", in: CardRenderer.widths.lowerBound...Int.max,
        must: "a number from \(CardRenderer.widths.lowerBound)",
        """
        How many cells wide, from \(CardRenderer.widths.lowerBound); by default as wide as the terminal, at most 100.
        """)
    private static let color = Option<ColorChoice>(
        "--color", default: .auto, "Whether the cards are coloured.")
    private static let report = Option<PlainReport>(
        "--report", default: .text,
        "json prints the page and state of each card, and draws nothing.")

    let name = "card"

    var syntax: CommandSyntax {
        CommandSyntax(
            name: name, summary: "Prints a form's cards, for given values and states.",
            operands: "FORM [FILE]", minimumOperands: 1, maximumOperands: 2,
            options: [
                Self.values, GivenFile.option, Self.state, Self.width, Self.color, Self.report,
                LanguageOption.locale,
            ] + LimitOptions.all
                + [ChoiceCommands.choices, NamedCommands.timeout] + ClockOptions.all,
            examples: [
                "formrun card forms/newsletter.json",
                "formrun card forms/loan-application.json answers.json --width 60",
            ],
            notes: [
                "FILE has the values of the fields: a JSON object, as validate reads it; - is standard input.",
                """
                The language is that of \(LanguageOption.locale); else, where standard output is a terminal, of LC_ALL,
                LC_MESSAGES or LANG; else of the form; else English.
                """,
            ] + ChoiceCommands.notes + [
                "Without \(ChoiceCommands.choices), a card that needs them is loading."
            ])
    }

    func run(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        let values = try values(arguments)
        let choices = try ChoiceCommands(
            arguments, of: FormFile.read(arguments.operands[0], console))
        let form = try choices.form(console)
        let fetcher = try choices.fetcher(console)
        let catalog = MessageCatalog(
            for: arguments[LanguageOption.locale]
                ?? (console.isOutputTerminal ? console.language : nil), of: form)
        let clock = try ClockOptions.clock(arguments, console)
        let given = try GivenFile.values(
            arguments, for: form, clock: clock, limits: LimitOptions.limits(arguments, for: form),
            console)
        let dataSource = FormDataSource(
            form: form, clock: clock, checks: Set(form.remoteChecks), given: given)
        dataSource.receive(forAllValues: fetcher?.files ?? [:])
        var status = ExitStatus.success
        if let values {
            status = try fill(
                dataSource, from: values, LimitOptions.limits(arguments, for: form), clock, catalog,
                console)
        }
        fetcher?.fill(dataSource, console)
        let cards = Card.cards(of: dataSource).filter(\.isVisible)
        let bytes =
            switch arguments[Self.report] {
            case .text: drawing(cards, catalog, arguments, console)
            case .json: report(cards, arguments[Self.state], catalog)
            }
        try CommandError.atFile { () throws(SystemError) in try console.write(bytes) }
        return status
    }
}

extension CardCommand {
    /// Puts the values into the data source, as if a person had entered them.
    private func fill(
        _ dataSource: FormDataSource, from path: String, _ limits: JSONLimits,
        _ clock: FormClock, _ catalog: MessageCatalog, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        var supplied = SuppliedAnswers(form: dataSource.form, clock: clock)
        let bytes = try CommandError.atFile { () throws(SystemError) in
            try console.readAll(path, limit: limits.bytes)
        }
        supplied.add(json: bytes, from: path, limits: limits)
        supplied.fill(dataSource)
        for (issue, place) in zip(supplied.formIssues, supplied.places) {
            console.say(
                "\(place): \(catalog.message(for: issue, in: dataSource.form))")
        }
        return !supplied.hasFormErrors ? .success : .invalid
    }

    /// The file with the values, however it was named.
    private func values(_ arguments: Arguments) throws(CommandError) -> String? {
        let given = arguments[Self.values]
        guard let file = arguments.operands.dropFirst().first else { return given }
        guard given == nil else {
            throw .usage("FILE and \(Self.values) mean the same; give one of them.")
        }
        guard arguments.operands != ["-", "-"] else {
            throw .usage("- (standard input) can be read only once; name it once.")
        }
        return file
    }

    private func report(
        _ cards: [Card], _ state: CardState?, _ catalog: MessageCatalog
    ) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginArray()
        for card in cards {
            writer.beginObject()
            writer.key("page")
            writer.string(card.title(in: catalog.locale))
            writer.key("state")
            writer.string((state ?? card.state).name)
            writer.endObject()
        }
        writer.endArray()
        writer.endLine()
        return writer.bytes
    }

    private func drawing(
        _ cards: [Card], _ catalog: MessageCatalog, _ arguments: Arguments,
        _ console: any Console
    ) -> [UInt8] {
        let renderer = CardRenderer(
            width: arguments[Self.width] ?? console.columns,
            glyphs: console.isUnicode ? .unicode : .ascii,
            catalog: catalog)
        let state = arguments[Self.state]
        let isColored = console.wantsColor(
            arguments[Self.color], isTerminal: console.isOutputTerminal)
        let ansi = ANSI(isColored: isColored)
        var text = ""
        for card in cards {
            let lines = state.map { renderer.lines(for: card, as: $0) } ?? renderer.lines(for: card)
            text += ansi.text(of: lines)
        }
        return Array(text.utf8)
    }
}
