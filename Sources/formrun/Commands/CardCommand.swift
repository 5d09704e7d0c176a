import FormCards
import FormModel
import FormValidation

/// `formrun card FORM`: prints a form's cards.
struct CardCommand: Command {
    private static let values = Option<String?>("--values", "FILE", "The same as FILE.")
    private static let state = Option<String?>(
        "--state", "STATE", words: ["none", "loading", "empty", "hasData", "custom:invalid"],
        "Draw the cards that have it in that state: none, loading, empty, hasData, custom:invalid, or a custom state of the form."
    )
    private static let ending = Option<Bool>(
        flag: "--ending",
        "Draw only the card of the ending that the answers reach, as after they were sent.")
    private static let report = Option<PlainReport>(
        "--report", default: .text,
        "json prints the id, number, page, state and issues of each card, and draws nothing.")

    let name = "card"

    var syntax: CommandSyntax {
        CommandSyntax(
            name: name, summary: "Prints a form's cards, for given values and states.",
            operands: "FORM [FILE]", minimumOperands: 1, maximumOperands: 2,
            options: [
                Self.values, GivenFile.option, Self.state, Self.ending, Self.report,
                LanguageOption.locale,
            ] + CardOutput.options + StyleOptions.all + LimitOptions.all
                + [ChoiceCommands.choices, NamedCommands.timeout] + ClockOptions.all
                + [Watch.option],
            examples: [
                "formrun card forms/newsletter.json",
                "formrun card forms/loan-application.json answers.json --width 60",
                "formrun card forms/newsletter.json --format html --standalone",
            ],
            notes: [
                "FILE has the values of the fields: a JSON object, as validate reads it; - is standard input.",
                """
                The language is that of \(LanguageOption.locale); else, where standard output is a terminal, of LC_ALL,
                LC_MESSAGES or LANG; else of the form; else English.
                """,
            ] + StyleOptions.notes + ChoiceCommands.notes + [
                "Without \(ChoiceCommands.choices), a card that needs them is loading."
            ])
    }

    func files(_ arguments: Arguments, _ console: any Console) -> [CommandFile] {
        let values = arguments.operands.dropFirst().first ?? arguments[Self.values]
        return [.read("FORM", arguments.operands[0])]
            + (values.map { [.read("FILE", $0)] } ?? []) + arguments.read(by: GivenFile.option)
            + StyleOptions.files(arguments) + ChoiceCommands.files(arguments, console)
    }

    func run(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        try CardOutput.refuseIgnored(arguments, Self.report)
        return try Watch.run(arguments, of: files(arguments, console), console) {
            () throws(CommandError) in try drawn(arguments, console)
        }
    }

    /// Draws the cards.
    private func drawn(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        let values = try values(arguments)
        let style = try StyleOptions.style(
            arguments, isTerminal: console.isOutputTerminal, console)
        let output = CardOutput(arguments, style, console)
        let choices = try ChoiceCommands(
            arguments, of: FormFile.read(arguments.operands[0], console))
        let form = try choices.suggesting(try choices.form(console), console).form
        let fetcher = try choices.fetcher(console)
        let catalog = LanguageOption.catalog(
            arguments, of: form, isForPerson: console.isOutputTerminal, console)
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
        let cards = try descriptions(of: dataSource, catalog, arguments)
        if let excess = cards.lazy.compactMap(\.excess).first { throw .drawing(excess) }
        let bytes =
            switch arguments[Self.report] {
            case .text: try output.bytes(of: cards, console)
            case .json: report(cards)
            }
        try console.print(bytes)
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
        let bytes = try console.contents(of: path, limit: limits.bytes)
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
        return file
    }

    /// The descriptions of the visible cards, those that have the wanted state in that state.
    private func descriptions(
        of dataSource: FormDataSource, _ catalog: MessageCatalog, _ arguments: Arguments
    ) throws(CommandError) -> [CardDescription] {
        let builder = DescriptionBuilder(
            catalog: catalog, describesHidden: CardOutput.isPage(arguments))
        guard !arguments[Self.ending] else {
            guard arguments[Self.state] == nil else {
                throw .usage("\(Self.ending) and \(Self.state) do not go together.")
            }
            guard let card = builder.ending(of: dataSource) else {
                throw .usage(
                    "\(Self.ending): the answers reach no ending; give a FILE with answers that do."
                )
            }
            return [card]
        }
        guard let name = arguments[Self.state] else {
            return builder.descriptions(of: dataSource, as: nil)
        }
        let state = try state(name, of: dataSource.form)
        guard case .custom = state, state != .invalid else {
            return builder.descriptions(of: dataSource, as: state)
        }
        func has(_ card: Card) -> Bool { card.page.card.states.contains { $0.state == state } }
        guard Card.cards(of: dataSource).contains(where: { $0.isVisible && has($0) }) else {
            throw .usage(
                "\(Self.state) \(name): the pages with this state are hidden; give a FILE with answers that show one."
            )
        }
        return builder.descriptions(of: dataSource) { has($0) ? state : nil }
    }

    /// The state with that name, which every card has or a page of the form.
    private func state(
        _ name: String, of form: Form
    ) throws(CommandError) -> CardState {
        var states: [CardState] = [.none, .loading, .empty, .hasData, .invalid]
        for state in form.pages.flatMap(\.card.states).map(\.state) where !states.contains(state) {
            states.append(state)
        }
        if let state = states.first(where: { $0.name.hasSameBytes(as: name) }) { return state }
        let refusal = OptionRefusal(name, isNoneOf: states.map(\.name))
        throw .usage("\(Self.state) \(refusal.reason)", nearest: refusal.nearest)
    }

    private func report(_ cards: [CardDescription]) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginArray()
        for card in cards {
            writer.beginObject()
            writer.member("id", card.id)
            writer.key("number")
            writer.integer(card.number)
            writer.member("page", card.title)
            writer.member("state", card.state.name)
            writer.key("isValid")
            writer.boolean(card.isValid)
            if let ending = card.ending {
                writer.member("ending", ending.text)
            }
            writer.key("issues")
            writer.beginArray()
            for issue in card.issues { write(issue, to: &writer) }
            writer.endArray()
            writer.endObject()
        }
        writer.endArray()
        writer.endLine()
        return writer.bytes
    }

    private func write(_ issue: IssueNode, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("path", issue.path?.description ?? "")
        writer.member("code", issue.code)
        writer.member("severity", issue.severity.rawValue)
        writer.member("message", issue.message)
        writer.endObject()
    }
}
