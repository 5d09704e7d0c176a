import Testing

@testable import formrun

@Suite struct CommandSyntaxTests {
    enum Mode: String, CaseIterable {
        case alpha, beta
    }

    static let flag = Option(flag: "--flag", "A flag.")
    static let mode = Option<Mode>("--mode", default: .beta, "A mode; {default} unless given.")
    static let set = Option(list: "--set", "N=V", "Sets.")
    static let size = Option<Int>(
        "--size", in: 2...4_000, default: 1_500, "A size, from {min}; {default} unless given.")

    static let syntax = CommandSyntax(
        name: "do", summary: "Does.", operands: "FORM [FILE]", minimumOperands: 1,
        maximumOperands: 2,
        options: [flag, mode, set, size],
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
        #expect(parsed[Self.set] == row.sets)
        #expect(parsed.has(Self.set) == !row.sets.isEmpty)
        #expect(
            parsed[Self.flag]
                == row.arguments.prefix { $0 != "--" && $0 != "--set" }.contains("--flag"))
    }

    /// The last of several values counts, and each of them must be one.
    @Test func valuesAreTyped() throws {
        let absent = try Self.syntax.parse(["f"])
        #expect(absent[Self.size] == 1_500 && absent[Self.mode] == .beta && !absent[Self.flag])
        let given = try Self.syntax.parse(["f", "--size", "2", "--mode=alpha", "--size=4000"])
        #expect(given[Self.size] == 4_000 && given[Self.mode] == .alpha)
        #expect(throws: UsageError.self) { try Self.syntax.parse(["f", "--size=1", "--size=2"]) }
        #expect(try Self.syntax.parse(["f", "--size=1", "-h"])[CommandSyntax.help])
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
        (["f", "--size", "4001"], "--size must be a number, 2 to 4000.", nil),
        (["f", "--size="], "--size must be a number, 2 to 4000.", nil),
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
        #expect(try Self.syntax.parse(["--help"])[CommandSyntax.help], "needs no operands")
        #expect(
            Self.syntax.help == """
                Usage: formrun do FORM [FILE] [options]

                Does.

                Examples:
                  formrun do a.json --set name=value

                Options:
                  --flag                     A flag.
                  --mode alpha|beta          A mode; beta unless given.
                  --set N=V                  Sets.
                  --size N                   A size, from 2; 1,500 unless given.
                  --help                     Show this help.

                A note that is longer than a line of the help, whose own line ends are where the
                source has them.

                """)
    }

    @Test func aLongOptionHasItsSummaryBelow() {
        let syntax = CommandSyntax(
            name: "do", summary: "Does.", operands: "", minimumOperands: 0, maximumOperands: 0,
            options: [
                Option<String?>(
                    "--a-long-name", "first|second|third",
                    "A summary that has more words than fit in the rest of a line.")
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
