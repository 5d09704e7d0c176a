import FormCards
import FormModel
import FormValidation
import TestSupport

@testable import formrun

/// The names on which servers and scripts lean, as the sources have them: the lists of
/// `Documentation/stability/`.
enum StabilityLists {
    /// A list: a line for each name, with what is promised of it behind a colon.
    struct List: Sendable {
        let name: String
        private let heading: String
        private let lines: [String]

        init(_ name: String, _ heading: String, _ lines: [String]) {
            self.name = name
            self.heading = heading
            self.lines = lines
        }

        /// The contents of the file.
        var text: String { (["# \(heading)"] + lines.sorted()).map { $0 + "\n" }.joined() }
    }

    static let all = [
        List(
            "codes", "Codes of issues: their parameters, as validators and sentences name them.",
            codes),
        List(
            "diagnostics",
            "Codes of diagnostics of form files, theme files and files of cases, and of differences from cases.",
            diagnostics),
        List("statuses", "Exit statuses.", statuses.map { "status \($1.rawValue): \($0)" }),
        List("versions", "The newest version of each format.", versions),
        List("command-line", "Commands: their operands. Options: their values.", commandLine),
        List("form-words", "Keys and words of form files.", formWords),
        List(
            "case-words", "Keys of files of cases.",
            CaseReader.keys.map { "file \($0)" } + CaseReader.keysOfCases.map { "case \($0)" }),
        List("post-names", "What pages post: inputs, and entries that are no answers.", posted),
        List("page-colors", "Custom properties with the colours of pages.", colors),
    ]

    private static func line(_ name: String, _ details: [String]) -> String {
        details.isEmpty ? name : "\(name): \(details.joined(separator: ", "))"
    }

    // MARK: Codes and numbers

    private static var codes: [String] {
        var names = declaredParameters
        for (key, sentence) in MessageCatalog.all.flatMap(\.sentences) {
            let slots = TextTemplate(sentence).sources
            names[String(key.prefix { $0 != "." }), default: []].formUnion(slots)
        }
        return (IssueCode.all.map(\.rawValue) + [DrawingExcess.code]).map { code in
            // Every sentence may name these two.
            line(code, (names[code] ?? []).subtracting(["title", "code"]).sorted())
        }
    }

    /// The parameters that validators declare by code: those of their usages, for all types that they take.
    private static var declaredParameters: [String: Set<String>] {
        var names: [String: Set<String>] = [:]
        for word in Vocabulary.standard.validators {
            for type in ValueType.ofInputs {
                let item =
                    #"{"type":"input","name":"a","title":"A","value":"\#(type)","validators":[\#(word.usage)]}"#
                let file = #"{"formrun":1,"id":"f","title":"F","items":[\#(item)]}"#
                let form = try? FormDocument.read(Array(file.utf8), vocabulary: .standard)
                for validator in form?.items.flatMap(\.validators) ?? [] {
                    for (code, own) in validator.facts.codes {
                        names[code.rawValue, default: []]
                            .formUnion(own + validator.parameters.pairs.map(\.name))
                    }
                }
            }
        }
        return names
    }

    private static var diagnostics: [String] {
        DefinitionCode.allCases.map { "\($0): \($0.severity.rawValue)" }
            + FormTrial.Difference.allCases.map { "\($0.rawValue): error" }
    }

    /// The statuses with their names in the sources.
    static let statuses: [(String, Status)] = [
        ("success", .success), ("invalid", .invalid), ("usage", .usage),
        ("brokenForm", .brokenForm), ("unanswered", .unanswered), ("declined", .declined),
        ("unusableFile", .unusableFile), ("timedOut", .timedOut), ("hungUp", .hungUp),
        ("interrupted", .interrupted), ("terminated", .terminated),
    ]

    private static let versions = [
        "form files: \(FormDocument.version)", "theme files: \(ThemeKeys.version)",
        "drafts: \(FormDraft.version)", "cards as JSON: \(CardDescription.jsonVersion)",
        "questions: \(QuestionList.version)",
    ]

    // MARK: Words

    private static var commandLine: [String] {
        CommandLineTool.commands.map(\.syntax).flatMap { command in
            [line(command.name, [command.operands])]
                + command.allOptions.map { option in
                    line(
                        "\(command.name) \(option.name)",
                        [option.value].compactMap(\.self) + option.words)
                }
        }
    }

    private static var formWords: [String] {
        let vocabulary = Vocabulary.standard
        func parts(_ kind: String, _ words: [CardWordShape]) -> [String] {
            words.map { line("\(kind) \($0.name)", $0.parameters.map(\.name)) }
        }
        let words: [[String]] = [
            FormWords.allKeys.map { "key \($0)" },
            FormItem.Kind.allCases.map { "item \($0.rawValue)" },
            ValueType.ofInputs.map { "value \($0.rawValue)" },
            vocabulary.validators.map { "validator \($0.name)" },
            vocabulary.formatters.map { "formatter \($0.name)" },
            vocabulary.functions.map { "function \($0.usage)" },
            parts("part", vocabulary.parts), parts("trait", vocabulary.traits),
            CardWordShape.box.map { "box \($0.name)" },
        ]
        return Array(words.joined())
    }

    // MARK: Pages

    /// The names of the inputs of a page, and the entries that it posts by itself or by a button.
    private static var posted: [String] {
        let tags = StabilityForm.page.matches(of: /<(?:input|select|textarea|button)([^>]*)>/)
        let entries = tags.compactMap { tag -> String? in
            let attributes = tag.output.1
            guard let name = attributes.firstMatch(of: /\sname="([^"]*)"/)?.output.1 else {
                return nil
            }
            guard attributes.contains(/\stype="(?:hidden|submit)"/) else { return String(name) }
            let value = attributes.firstMatch(of: /\svalue="([^"]*)"/)?.output.1 ?? ""
            return "\(name)=\(value)"
        }
        return Array(Set(entries))
    }

    private static var colors: [String] {
        let matches = HTMLRenderer.styleSheet.matches(of: /(--fr-[a-z-]+): #/)
        return Array(Set(matches.map { String($0.output.1) }))
    }
}
