import Testing

/// What people complain about most in programs that ask questions in a terminal, and that it is not so here.
///
/// The complaints come from the trackers of such programs, the most harmful ones first. Each is shown on a session or, where
/// only a terminal shows it, on the built command at a pseudo-terminal.
@Suite(.timeLimit(.minutes(60))) struct ComplaintTests {
    struct Complaint: Sendable, CustomTestStringConvertible {
        let number: Int
        /// The complaint, as one who uses the program would say it.
        let title: String
        /// Shows that it is not so.
        let refute: @Sendable () throws -> Void

        init(_ number: Int, _ title: String, _ refute: @escaping @Sendable () throws -> Void) {
            self.number = number
            self.title = title
            self.refute = refute
        }

        var testDescription: String { "\(number). \(title)" }
    }

    static let complaints = [
        Complaint(
            1, "Without a terminal it hangs, or succeeds and says nothing",
            ComplaintTests.withoutATerminal),
        Complaint(2, "Ctrl-C is taken for an answer, or for success", ComplaintTests.interrupted),
        Complaint(3, "I cannot go back to correct an answer", ComplaintTests.goingBack),
        Complaint(4, "A wrong answer does not let me go back", ComplaintTests.backFromAWrongAnswer),
        Complaint(5, "A condition hides whole pages, not fields", ComplaintTests.conditions),
        Complaint(6, "The questions end up in $(…) and in pipes", ComplaintTests.standardOutput),
        Complaint(
            7, "It asks what options, variables and files have answered",
            ComplaintTests.suppliedAnswers),
        Complaint(
            8, "Defaults and supplied answers are not validated",
            ComplaintTests.invalidWithoutQuestions),
        Complaint(
            9, "Wrapping, scrolling and resizing leave double lines", ComplaintTests.noDoubleLines),
        Complaint(10, "A screen reader cannot read it", ComplaintTests.screenReader),
        Complaint(
            11, "The accessible form is another form, and does not say its defaults",
            ComplaintTests.sameFormForEveryone),
        Complaint(12, "Esc is like Ctrl-C, and destroys what I typed", ComplaintTests.escape),
        Complaint(
            13, "Afterwards the terminal is broken, or has no cursor",
            ComplaintTests.terminalRestored),
        Complaint(
            14, "Defaults, examples and text to edit are all the same",
            ComplaintTests.defaultsAndExamples),
        Complaint(15, "The usual keys do not edit the line", ComplaintTests.lineEditing),
        Complaint(
            16, "There is no text of several lines, and a pasted one answers other questions",
            ComplaintTests.severalLines),
        Complaint(
            17, "I cannot see which key ends a text of several lines", ComplaintTests.endOfText),
        Complaint(18, "An interruption loses all answers", ComplaintTests.drafts),
        Complaint(19, "A hidden question leaves an answer", ComplaintTests.hiddenAnswers),
        Complaint(20, "Nothing of the answers remains on the screen", ComplaintTests.record),
        Complaint(21, "The cursor is wrong behind wide characters", ComplaintTests.wideCharacters),
        Complaint(22, "Secrets are shown, saved or mistyped", ComplaintTests.secrets),
        Complaint(
            23, "A script must make many calls instead of one with a form",
            ComplaintTests.forScripts),
        Complaint(
            24, "It asks the terminal, and the reply appears as typed text",
            ComplaintTests.nothingIsAskedOfTheTerminal),
        Complaint(25, "A form cannot be tested without a terminal", ComplaintTests.testable),
    ]

    @Test(arguments: complaints) func isNotSo(_ complaint: Complaint) throws {
        try complaint.refute()
    }

    @Test func allAreThere() {
        #expect(Self.complaints.map(\.number) == Array(1...25))
    }

    /// A form with all kinds of questions.
    static let form = #"""
        { "formrun": 1, "id": "trip", "title": "Trip", "pages": [
          { "title": "You", "items": [
            { "type": "input", "name": "name", "title": "Name",
              "validators": ["required", { "length": { "min": 2, "max": 400 } }] },
            { "type": "input", "name": "mail", "title": "E-mail",
              "placeholder": "ada@example.com", "validators": ["required", "email"] },
            { "type": "input", "name": "nick", "title": "Nickname", "default": "traveller" },
            { "type": "input", "name": "car", "title": "Car", "value": "boolean" },
            { "type": "input", "name": "plate", "title": "Plate", "visibleWhen": "car",
              "validators": ["required"] } ] },
          { "title": "Trip", "items": [
            { "type": "input", "name": "city", "title": "City", "value": "choice",
              "choices": ["Oslo", "東京", "São Paulo", "Lagos", "Quito", "Hà Nội", "Zürich",
                "Turin", "Lima", "Osaka", "Pune", "Cairo", "Accra", "Perth", "Minsk", "Riga"] },
            { "type": "input", "name": "note", "title": "Note", "value": "multiline" },
            { "type": "secureInput", "name": "pin", "title": "PIN", "confirm": true,
              "validators": [{ "length": { "min": 4 } }] },
            { "type": "input", "name": "days", "title": "Days", "value": "integer",
              "default": 3, "validators": [{ "range": { "min": 1, "max": 14 } }] } ] } ] }
        """#

    /// Answers in the order of the questions up to the secret, each with how it is supplied.
    private static let supplied = [
        ("Name", "name=Ada"), ("E-mail", "mail=ada@b.co"), ("Nickname", "nick=A"),
        ("Car", "car=false"), ("City", "city=Oslo"), ("Note", "note=n"), ("PIN", ""),
    ]

    /// Starts the command at a question, with the questions before it answered by options.
    static func start(
        at title: String, _ arguments: [String] = [], shell: String? = nil
    ) throws -> PseudoTerminal {
        let before = supplied.prefix { $0.0 != title }.flatMap { ["--set", $0.1] }
        let terminal = try PseudoTerminal(
            form: form, before + arguments, echoes: false, shell: shell)
        try terminal.expectQuestion(title)
        return terminal
    }
}
