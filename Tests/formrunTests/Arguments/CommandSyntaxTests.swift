import Testing

@testable import formrun

@Suite struct CommandSyntaxTests {
    static let syntax = CommandSyntax(
        name: "do", summary: "Does.", operands: "FORM [FILE]", minimumOperands: 1,
        maximumOperands: 2,
        options: [
            .init(name: "--flag", summary: "A flag."),
            .init(name: "--mode", value: "a|b", allowed: ["alpha", "beta"], summary: "A mode."),
            .init(name: "--set", value: "N=V", summary: "Sets."),
        ],
        examples: ["formrun do a.json --set name=value"],
        notes: [
            """
            A note that is longer than a line of the help, whose own line ends are where the source has
            them.
            """
        ])

    static let sound: [(arguments: [String], operands: [String], sets: [String])] = [
        (["f"], ["f"], []), (["f", "-"], ["f", "-"], []), (["-", "f"], ["-", "f"], []),
        (["--flag", "f"], ["f"], []), (["f", "--flag"], ["f"], []),
        (["f", "--set", "a=b"], ["f"], ["a=b"]), (["f", "--set=a=b=c"], ["f"], ["a=b=c"]),
        (["f", "--set=", "--set", ""], ["f"], ["", ""]),
        (["--set", "--flag", "f"], ["f"], ["--flag"]),
        (["f", "--set=\u{301}a"], ["f"], ["\u{301}a"]),
        (["--", "--flag", "--"], ["--flag", "--"], []), (["f", "-5"], ["f", "-5"], []),
    ]

    @Test(arguments: sound)
    func takesApart(_ row: (arguments: [String], operands: [String], sets: [String])) throws {
        let parsed = try Self.syntax.parse(row.arguments)
        #expect(parsed.operands == row.operands)
        #expect(parsed.values("--set") == row.sets)
        #expect(parsed.value("--set") == row.sets.last, "the last counts")
    }

    static let wrong: [(arguments: [String], message: String, nearest: String?)] = [
        ([], "formrun do needs FORM [FILE].", nil),
        (["a", "b", "c"], "\"c\" is one argument too many.", nil),
        (["f", "--flga"], "formrun do has no option --flga.", "--flag"),
        (["f", "--flga=secret"], "formrun do has no option --flga.", "--flag"),
        (["f", "--unlike-anything"], "formrun do has no option --unlike-anything.", nil),
        (["f", "--flag=1"], "--flag takes no value.", nil),
        (["f", "--set"], "--set needs a value: --set N=V.", nil),
        (["f", "--mode", "alpah"], "--mode must be one of alpha, beta, not \"alpah\".", "alpha"),
        (["f", "-x"], "formrun do has no option -x.", nil),
    ]

    @Test(arguments: wrong)
    func refuses(_ row: (arguments: [String], message: String, nearest: String?)) {
        do throws(UsageError) {
            _ = try Self.syntax.parse(row.arguments)
            Issue.record("taken")
        } catch {
            #expect(error.message == row.message)
            #expect(error.nearest == row.nearest)
            #expect(error.command == "do")
        }
    }

    @Test func help() throws {
        #expect(try Self.syntax.parse(["--help"]).has("--help"), "needs no operands")
        #expect(
            Self.syntax.help == """
                Usage: formrun do FORM [FILE] [options]

                Does.

                Examples:
                  formrun do a.json --set name=value

                Options:
                  --flag                     A flag.
                  --mode a|b                 A mode.
                  --set N=V                  Sets.
                  --help                     Show this help.

                A note that is longer than a line of the help, whose own line ends are where the
                source has them.

                """)
    }

    @Test func aLongOptionHasItsSummaryBelow() {
        let syntax = CommandSyntax(
            name: "do", summary: "Does.", operands: "", minimumOperands: 0, maximumOperands: 0,
            options: [
                .init(
                    name: "--a-long-name", value: "first|second|third",
                    summary: "A summary that has more words than fit in the rest of a line.")
            ],
            examples: [])
        let rows = """
              --a-long-name first|second|third
                                         A summary that has more words than fit in the rest
                                         of a line.
            """
        #expect(syntax.help.contains(rows), "\(syntax.help)")
    }
}
