import FormCards
import FormModel
import FormValidation

/// `formrun card FORM`: prints a form's cards.
struct CardCommand: Command {
    let syntax = CommandSyntax(
        name: "card", summary: "Prints a form's cards, for given values and states.",
        operands: "FORM [FILE]", minimumOperands: 1, maximumOperands: 2,
        options: [
            .init(name: "--values", value: "FILE", summary: "The same as FILE."),
            .init(
                name: "--state", value: "STATE",
                summary: "Draw as if in that state: none, loading, empty, hasData, custom:NAME."),
            .init(
                name: "--width", value: "N",
                summary: "How many cells wide, from 20; 80 unless given."),
            .init(
                name: "--color", value: "auto|always|never", allowed: ["auto", "always", "never"],
                summary: "Whether the cards are coloured."),
            .init(
                name: "--report", value: "text|json", allowed: ["text", "json"],
                summary: "json prints the page and state of each card, and draws nothing."),
            .locale,
        ] + LimitOptions.all + ChoiceCommands.options + [CheckCommands.timeout] + ClockOptions.all,
        examples: [
            "formrun card forms/newsletter.json",
            "formrun card forms/loan-application.json answers.json --width 60",
        ],
        notes: [
            "FILE is what the fields hold: a JSON object, as validate reads it; - is standard input.",
            """
            The language is that of --locale; else, where standard output is a terminal, of LC_ALL,
            LC_MESSAGES or LANG; else of the form; else English.
            """,
        ] + ChoiceCommands.notes + ["Without --choices, a card that needs them is loading."])

    func run(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        let values = try values(arguments)
        let locale = try arguments.locale(of: syntax)
        let reading = try LimitOptions(arguments, command: "card")
        let form = try ChoiceCommands(
            arguments, of: FormFile.read(arguments.operands[0], console), command: "card"
        ).form(console)
        let catalog = MessageCatalog(
            for: locale ?? (console.isOutputTerminal ? console.language : nil), of: form)
        let clock = try ClockOptions.clock(arguments, console, command: "card")
        let dataSource = FormDataSource(
            form: form, clock: clock, checks: Set(form.remoteChecks))
        var status = ExitStatus.success
        if let values {
            status = try fill(
                dataSource, from: values, reading.limits(for: form), clock, catalog, console)
        }
        let state = try state(arguments)
        let width = try width(arguments)
        let cards = Card.cards(of: dataSource).filter(\.isVisible)
        do throws(SystemError) {
            if arguments.value("--report") == "json" {
                try console.write(report(cards, state, catalog))
            } else {
                try console.write(drawing(cards, state, width, catalog, arguments, console))
            }
        } catch {
            throw .file(error)
        }
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
        do throws(SystemError) {
            supplied.add(
                json: try console.readAll(path, limit: limits.bytes), from: path, limits: limits)
        } catch {
            throw .file(error)
        }
        supplied.fill(dataSource)
        for (issue, place) in zip(supplied.formIssues, supplied.places) {
            console.say(
                "\(place): \(catalog.message(for: issue, in: dataSource.form))")
        }
        return supplied.formIssues.isEmpty ? .success : .invalid
    }

    /// The file with the values, however it was named.
    private func values(_ arguments: Arguments) throws(CommandError) -> String? {
        let given = arguments.value("--values")
        guard let file = arguments.operands.dropFirst().first else { return given }
        guard given == nil else {
            throw .usage(
                UsageError("FILE and --values say the same; give one of them.", command: "card"))
        }
        guard arguments.operands != ["-", "-"] else {
            throw .usage(
                UsageError(
                    "- (standard input) can be read only once; name it once.", command: "card"))
        }
        return file
    }

    private func state(_ arguments: Arguments) throws(CommandError) -> CardState? {
        guard let name = arguments.value("--state") else { return nil }
        guard let state = CardState(name) else {
            throw .usage(
                UsageError(
                    "\"\(name)\" is no state; use none, loading, empty, hasData or custom:NAME.",
                    command: "card"))
        }
        return state
    }

    private func width(_ arguments: Arguments) throws(CommandError) -> Int {
        guard let text = arguments.value("--width") else { return 80 }
        guard let width = Int(text), width >= CardRenderer.widths.lowerBound else {
            throw .usage(
                UsageError(
                    "--width must be a number from \(CardRenderer.widths.lowerBound).",
                    command: "card"))
        }
        return width
    }

    private func report(
        _ cards: [Card], _ state: CardState?, _ catalog: MessageCatalog
    ) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginArray()
        for card in cards {
            writer.beginObject()
            writer.key("page")
            writer.string(card.form.text(card.title, in: catalog.language))
            writer.key("state")
            writer.string((state ?? card.state).name)
            writer.endObject()
        }
        writer.endArray()
        writer.endLine()
        return writer.bytes
    }

    private func drawing(
        _ cards: [Card], _ state: CardState?, _ width: Int, _ catalog: MessageCatalog,
        _ arguments: Arguments, _ console: any Console
    ) -> [UInt8] {
        let renderer = CardRenderer(
            width: width, glyphs: console.isUnicode ? .unicode : .ascii, catalog: catalog)
        let isColored = console.wantsColor(
            arguments.value("--color"), isTerminal: console.isOutputTerminal)
        let ansi = ANSI(isColored: isColored)
        var text = ""
        for card in cards {
            let lines = state.map { renderer.lines(for: card, as: $0) } ?? renderer.lines(for: card)
            text += ansi.text(of: lines)
        }
        return Array(text.utf8)
    }
}
