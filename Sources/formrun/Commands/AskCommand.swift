import FormCards
import FormModel
import FormValidation

/// `formrun ask QUESTION`: asks one question, and prints the answer.
struct AskCommand: Command {
    private static let value = Option<String?>(
        "--value", "NAME",
        words: ValueType.allCases.filter { $0 != .group }.map(\.rawValue)
            + Vocabulary.standard.formatters.map(\.name),
        "What the answer is: a type of value, or a validator or formatter that needs no more than its name, such as integer, email or phone."
    )
    private static let choices = Option<String?>(
        "--choices", "A,B,C",
        "The answer is one of these, of which one with a comma is in quotation marks, as in CSV; - reads them from standard input, one a line."
    )
    private static let several = Option(flag: "--several", "With --choices: any number of them.")
    private static let confirm = Option(
        flag: "--confirm", "Yes or no: prints nothing, and the status is 0 or 1.")
    private static let secret = Option(flag: "--secret", "What is typed is not shown.")
    private static let lines = Option(flag: "--lines", "A text of several lines.")
    private static let date = Option(flag: "--date", "A date. The same as --value date.")
    private static let file = Option(
        flag: "--file", "A file, whose path Tab completes. The same as --value file.")
    private static let isRequired = Option(flag: "--required", "Refuse an empty answer.")
    private static let initial = Option<String?>(
        "--default", "TEXT", "The answer of Enter alone, which can be changed.")
    private static let placeholder = Option<String?>(
        "--placeholder", "TEXT", "An example of an answer.")
    private static let hint = Option<String?>("--hint", "TEXT", "An explanation of the question.")
    private static let item = Option<String?>(
        "--item", "JSON",
        #"Other keys of the item, as in a form file, such as '{"validators": ["url"]}'."#)
    /// The options that say what is asked, of which one is given.
    private static let kinds: [any OptionDeclaration] = [
        value, choices, confirm, secret, lines, date, file,
    ]

    /// The options that have an effect only at a terminal.
    private static let ofTerminals: [any OptionDeclaration] =
        [RunCommand.timeout, RunCommand.accessible] + StyleOptions.ofCards

    let name = "ask"

    var syntax: CommandSyntax {
        CommandSyntax(
            name: name, summary: "Asks one question, and prints the answer.",
            operands: "QUESTION", minimumOperands: 1, maximumOperands: 1,
            options: Self.kinds + [
                Self.several, Self.isRequired, Self.initial, Self.placeholder, Self.hint,
                Self.item, RunCommand.timeout, RunCommand.accessible, LanguageOption.locale,
            ] + StyleOptions.all + ClockOptions.all,
            examples: [
                "formrun ask Name --required",
                "formrun ask Colour --choices red,green,blue",
                "formrun ask Branch --choices - < branches.txt",
            ],
            notes: [
                """
                The question is asked at a terminal, wherever standard output goes. Elsewhere the answer is the
                first line of standard input. It is printed as it is, in canonical form; several choices are
                printed one a line, and no answer prints nothing.
                """,
                """
                The question is an item of a form: what no option says, \(Self.item) does, and it comes
                before the options.
                """,
            ] + StyleOptions.notes)
    }

    func files(_ arguments: Arguments, _ console: any Console) -> [CommandFile] {
        (arguments[Self.choices] == "-" ? [.read(Self.choices.description, "-")] : [.lines])
            + StyleOptions.files(arguments)
    }

    func run(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        let form = try form(arguments, console)
        let style = try StyleOptions.style(arguments, isTerminal: true, console)
        let terminal = terminal(arguments, console)
        if terminal == nil, let option = arguments.firstGiven(of: Self.ofTerminals) {
            throw .usage(
                "\(option) has no effect here, since nobody is asked at a terminal; leave it out.")
        }
        let catalog = LanguageOption.catalog(
            arguments, of: form, isForPerson: terminal != nil, console)
        let clock = try ClockOptions.clock(arguments, console)
        let dataSource = FormDataSource(
            form: form, clock: clock, checks: [], given: [:], locale: catalog.locale,
            files: FileLookup.finder(home: console.environment("HOME")))
        let supplied = try supplied(arguments, form, clock, catalog)
        supplied.fill(dataSource)
        let run = FormRunner(
            dataSource: dataSource, supplied: supplied,
            remote: RemoteCommands(), actions: ActionCommands(), asking: .all, draft: nil,
            catalog: catalog,
            output: PlainAnswer(isPrinted: !arguments[Self.confirm], console: console),
            limits: .submission, isOneQuestion: true, console: console)
        let look = SessionLook(
            style: style, catalog: catalog, layout: .lines,
            isPlain: arguments[RunCommand.accessible] || console.prefersPlainLines)
        let status = try CommandError.atFile { () throws(SystemError) in
            guard let terminal else {
                return try run.unattended(readsLines: arguments[Self.choices] != "-")
            }
            return try run.attended(
                at: terminal, look: look, timeout: arguments[RunCommand.timeout].map(Double.init))
        }
        guard arguments[Self.confirm], status == .success else { return status }
        return dataSource.values.first?.value == .boolean(true) ? .success : .invalid
    }

    /// The terminal of the person; `nil` where the answer is a line of standard input.
    private func terminal(_ arguments: Arguments, _ console: any Console) -> (any Terminal)? {
        let isAsked = console.isInputTerminal || arguments[Self.choices] == "-"
        return isAsked && !console.isAutomated ? console.terminal() : nil
    }

    /// The initial answer, read as a person types it.
    private func supplied(
        _ arguments: Arguments, _ form: Form, _ clock: FormClock, _ catalog: MessageCatalog
    ) throws(CommandError) -> SuppliedAnswers {
        var supplied = SuppliedAnswers(
            form: form, clock: clock,
            reader: TypedReader(catalog.locale, formLanguage: form.locale, now: clock.now))
        guard let text = arguments[Self.initial] else { return supplied }
        do throws(UsageError) {
            _ = try supplied.add(setting: "\(Self.answer)=\(text)")
        } catch {
            throw .usage(error)
        }
        return supplied
    }

    // MARK: The form

    /// The name of the only item.
    private static let answer = "answer"

    /// The form with the question as its only item.
    private func form(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> Form {
        let item = try item(arguments, console)
        let question = SchemaValue.text(TextTemplate.escaped(arguments.operands[0]))
        var text = SchemaValue([.formrun: 1, .id: "ask", .title: question]).compactJSON
        // The end of the object, before which its items are written.
        text.removeLast(2)
        text += Array(#", "items": ["#.utf8) + item + Array("] }".utf8)
        do throws(FormDocumentError) {
            return try FormDocument.read(text, vocabulary: .standard)
        } catch {
            throw .usage(
                "The question cannot be asked. "
                    + error.diagnostics.map(\.message).joined(separator: " "))
        }
    }

    /// The item: what the options say, and the other keys that are given.
    private func item(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> [UInt8] {
        let given = try givenKeys(arguments)
        let names = Set(given.map(\.key))
        let members = try members(arguments, console).filter { !names.contains($0.key) }
        let ofOptions = members.map {
            SchemaValue.object([$0]).compactJSON.dropFirst().dropLast()
        }
        let other = given.map { SchemaValue.text($0.key).compactJSON + [0x3A] + $0.value }
        return [0x7B] + (ofOptions.map(Array.init) + other).joined(separator: [0x2C]) + [0x7D]
    }

    private func members(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> [SchemaValue.Member] {
        let given = Self.kinds.map(\.syntax.name).filter { arguments.texts[$0] != nil }
        guard given.count < 2 else {
            throw .usage("\(given[0]) and \(given[1]) ask different questions; give one.")
        }
        guard !arguments[Self.several] || arguments[Self.choices] != nil else {
            throw .usage("\(Self.several) belongs to \(Self.choices).")
        }
        var members: [SchemaValue.Member] = [
            .init(.type, arguments[Self.secret] ? "secureInput" : "input"),
            .init(.name, .text(Self.answer)),
            .init(.title, .text(TextTemplate.escaped(arguments.operands[0]))),
        ]
        var validators: [SchemaValue] = arguments[Self.isRequired] ? ["required"] : []
        if let list = try choices(arguments, console) {
            members.append(.init(.value, arguments[Self.several] ? "choices" : "choice"))
            members.append(.init(.choices, .list(list.map(SchemaValue.text))))
        } else if arguments[Self.confirm] {
            members.append(.init(.value, "boolean"))
            validators = ["required"]
        } else if arguments[Self.lines] {
            members.append(.init(.value, "multiline"))
        } else if let name = arguments[Self.date]
            ? "date" : arguments[Self.file] ? "file" : arguments[Self.value]
        {
            try Self.add(name, to: &members, &validators)
        }
        if !validators.isEmpty { members.append(.init(.validators, .list(validators))) }
        for (key, option) in [(FormKey.placeholder, Self.placeholder), (.help, Self.hint)] {
            guard let text = arguments[option] else { continue }
            members.append(.init(key, .text(TextTemplate.escaped(text))))
        }
        return members
    }

    /// Adds the type of value, the validator or the formatter with a name.
    private static func add(
        _ name: String, to members: inout [SchemaValue.Member], _ validators: inout [SchemaValue]
    ) throws(CommandError) {
        let words = Vocabulary.standard
        let formatters = words.formatters.map(\.name)
        let others = words.validators.map(\.name)
        if let type = ValueType(rawValue: name), type != .group {
            members.append(.init(.value, .text(name)))
        } else if formatters.contains(name) {
            members.append(.init(.formatter, .text(name)))
        } else if others.contains(name) {
            validators.append(.text(name))
        } else {
            throw .usage(
                "\(value) must be a type of value, a validator or a formatter, not \(quoted(name)).",
                nearest: Spelling.nearest(
                    to: name, in: ValueType.allCases.map(\.rawValue) + formatters + others))
        }
    }

    /// The choices that are named, or that are the lines of standard input.
    private func choices(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> [String]? {
        guard let text = arguments[Self.choices] else { return nil }
        guard text == "-" else { return try Self.named(in: text) }
        let limit = JSONLimits.formFile.bytes
        let bytes = try console.contents(of: "-", limit: limit)
        guard bytes.count <= limit else {
            throw .usage("Standard input has more than \(limit) bytes; give fewer choices.")
        }
        guard let lines = String(validating: bytes, as: UTF8.self) else {
            throw .usage("The choices of standard input are not UTF-8.")
        }
        let choices = lines.split(whereSeparator: \.isNewline).map {
            WhiteSpace.trim(String($0))
        }.filter { !$0.isEmpty }
        guard choices.count <= Self.choiceLimit else {
            throw .usage(
                "Standard input has more than \(Self.choiceLimit) choices; give fewer.")
        }
        return choices
    }

    /// The largest number of choices that are read from standard input.
    private static let choiceLimit = 100_000

    /// The choices of an argument, between commas; one that has a comma is in quotation marks, as in a CSV file.
    private static func named(in text: String) throws(CommandError) -> [String] {
        let parts = TypedChoices.parts(of: text) { $0 == "," }
        guard !parts.contains(where: { $0.quotation == .broken }) else {
            throw .usage(
                "\(Self.choices): a choice that begins with a quotation mark must end with one; write a mark inside it twice."
            )
        }
        return parts.map(\.text)
    }

    /// The types of items that a person answers by one value.
    private static let asked: [FormItem.Kind] = [.input, .secureInput]

    /// The keys of ``item``, with their values as they are written.
    private func givenKeys(
        _ arguments: Arguments
    ) throws(CommandError) -> [(key: String, value: ArraySlice<UInt8>)] {
        guard let text = arguments[Self.item] else { return [] }
        let value: JSONValue
        do throws(JSONFailure) {
            value = try JSONValue(Array(text.utf8), limits: .submission)
        } catch {
            throw .usage("\(Self.item) must be a JSON object, such as {\"help\": \"Why?\"}.")
        }
        guard let members = value.members else {
            throw .usage("\(Self.item) must be a JSON object, such as {\"help\": \"Why?\"}.")
        }
        let type = members.first { $0.key == FormKey.type.rawValue }?.value.string
        if let kind = type.flatMap(FormItem.Kind.init(rawValue:)), !Self.asked.contains(kind) {
            let kinds = Self.asked.map(\.rawValue).joined(separator: " or ")
            throw .usage("\(Self.item) must be a question: \(kinds), not \(kind.rawValue).")
        }
        return members.map { ($0.key, $0.value.written) }
    }
}
