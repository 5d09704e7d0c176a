import FormCards
import FormValidation

@testable import FormModel
@testable import formrun

/// The tables of the documentation, generated from the sources.
enum ReadmeTables {
    static let all: [(name: String, text: String)] =
        [
            ("card-gallery", CardGallery.text),
            ("validators", words(Vocabulary.standard.validators)),
            ("formatters", words(Vocabulary.standard.formatters)),
            ("functions", functions),
            ("codes", codes),
            ("limits", limits),
            ("item-keys", itemKeys),
            ("form-keys", keys(FormKeys.form.keys)),
            ("page-keys", keys(FormKeys.page.keys)),
            ("choice-keys", keys(FormKeys.choice.keys)),
            ("choice-source-keys", keys(FormKeys.choiceSource.keys)),
            (
                "common-keys",
                table(["key", "meaning"]) {
                    FormKeys.everywhere.map { ["`\($0.name)`", $0.summary] }
                }
            ),
            ("use-keys", keys(FormKeys.use.keys)),
            ("ending-keys", keys(FormKeys.ending.keys)),
            ("card-keys", keys(FormKeys.card.keys)),
            ("card-parts", words(Vocabulary.standard.parts)),
            ("card-part-keys", keys(FormKeys.partBeside)),
            ("card-box", box),
            ("card-traits", words(Vocabulary.standard.traits)),
            ("card-state-keys", keys(FormKeys.cardState.keys)),
        ] + CommandLineTool.commands.map { ("options-\($0.syntax.name)", options(of: $0.syntax)) }
        + ThemeTables.all

    private static func options(of command: CommandSyntax) -> String {
        table(["option", "what it does"]) {
            command.allOptions.map { option in
                let value = option.value.map { " " + $0 } ?? ""
                return ["`\(option.name)\(value)`", option.summary]
            }
        }
    }

    private static func words<Made>(_ words: [Vocabulary.Word<Made>]) -> String {
        table(["name", "in a form file", "what it does"]) {
            words.map { ["`\($0.name)`", "`\($0.usage)`", $0.summary] }
        }
    }

    private static func words(_ words: [CardWordShape]) -> String {
        table(["name", "in a form file", "what it does", "parameters"]) {
            words.map { word in
                let parameters = word.parameters.map { parameter in
                    let words = parameter.kind.words.map { "`\($0)`" }.joined(separator: ", ")
                    return "`\(parameter.name)`" + (words.isEmpty ? "" : " (\(words))")
                }
                return [
                    "`\(word.name)`", "`\(word.usage)`", word.summary,
                    parameters.joined(separator: ", "),
                ]
            }
        }
    }

    private static var box: String {
        table(["key", "its value"]) {
            CardWordShape.box.map { ["`\($0.name)`", $0.kind.expected] }
        }
    }

    private static var itemKeys: String {
        let kinds = FormItem.Kind.allCases
        return table(["key"] + kinds.map(\.rawValue) + ["meaning"]) {
            FormKeys.items.map { item in
                ["`\(item.name)`"] + kinds.map { item.kinds.contains($0) ? "✓" : "" }
                    + [item.summary]
            }
        }
    }

    private static func keys(_ keys: [FormKeys.Key]) -> String {
        table(["key", "meaning"]) { keys.map { ["`\($0.name)`", $0.summary] } }
    }

    private static var functions: String {
        table(["function", "its value"]) {
            Vocabulary.standard.functions.map { ["`\($0.usage)`", $0.summary] }
        }
    }

    private static var codes: String {
        table(["code", "sentence in English"]) {
            IssueCode.all.map { code in
                ["`\(code)`", MessageCatalog.english.sentences[code.rawValue] ?? ""]
            }
        }
    }

    private static var limits: String {
        func row(_ what: String, _ submission: Int, _ form: Int, _ code: IssueCode) -> [String] {
            [what, grouped(submission), grouped(form), "`\(code)`"]
        }
        func row(_ what: String, _ most: Int, _ code: String, ofFile: Bool = false) -> [String] {
            [what, ofFile ? "" : grouped(most), ofFile ? grouped(most) : "", "`\(code)`"]
        }
        let sent = JSONLimits.submission
        let file = JSONLimits.formFile
        let fields = FieldLimits()
        let definition = DefinitionLimits()
        return table(["limit", "submission", "form file", "code"]) {
            [
                row("bytes", sent.bytes, file.bytes, .tooManyBytes),
                row("levels of nesting", sent.depth, file.depth, .tooDeep),
                row("values", sent.members, file.members, .tooManyMembers),
                row("reported issues", FormValidator.maximumIssues, "\(IssueCode.tooManyIssues)"),
                row("bytes of a text", fields.textBytes, "\(IssueCode.tooManyTextBytes)"),
                row(
                    "digits of a number", ExactDecimal.maximumDigits,
                    "\(IssueCode.tooManyDigits)"),
                row(
                    "exponent of a number, above and below 0", ExactDecimal.maximumExponent,
                    "\(IssueCode.tooManyDigits)"),
                row(
                    "bytes of the name of a file", FileFacts.maximumNameLength,
                    "\(IssueCode.fileNameTooLong)"),
                row(
                    "bytes of the path of a file", FileFacts.maximumPathLength,
                    "\(IssueCode.fileNameTooLong)"),
                row("elements of a list", fields.listElements, "\(IssueCode.tooManyElements)"),
                row(
                    "rows of a group", FormItem.defaultMaximumRows, "\(IssueCode.tooMany)"),
                row(
                    "fields of all rows of a group", fields.groupCells, "\(IssueCode.tooManyCells)"),
                row(
                    "steps of matching a pattern", PatternLimits.steps,
                    "\(IssueCode.patternTooCostly)"),
                row(
                    "choices that a field examines in all rows",
                    RememberedTotals.maximumExaminedChoices, "\(IssueCode.tooManyFiltered)"),
                row(
                    "work of expressions", FormExpression.maximumWork,
                    "\(IssueCode.tooMuchWork)"),
                row(
                    "rows that rows are compared with", WorkBudget.maximumComparedRows,
                    "\(IssueCode.tooMuchWork)"),
                row(
                    "bytes of all calculated texts", ValueTable.scratchLimit,
                    "\(IssueCode.tooManyBytes)"),
                row(
                    "sets of choices for values", ChoiceSets.maximum,
                    "\(IssueCode.tooManyChoiceSets)"),
                row("fields of a card", DrawingExcess.fields.limit, DrawingExcess.code),
                row("options on a card", DrawingExcess.options.limit, DrawingExcess.code),
                row(
                    "bytes of values and titles on a card", DrawingExcess.bytes.limit,
                    DrawingExcess.code),
                row(
                    "work of the expressions of a card", DrawingExcess.work.limit,
                    DrawingExcess.code),
                row(
                    "bytes of a pattern", definition.patternBytes,
                    "\(DefinitionCode.patternTooLong)", ofFile: true),
                row(
                    "instructions of a pattern", definition.patternInstructions,
                    "\(DefinitionCode.patternTooLarge)", ofFile: true),
                row(
                    "repetitions in a pattern", PatternLimits.repeatCount,
                    "\(DefinitionCode.patternTooLarge)", ofFile: true),
                row(
                    "ranges of characters in a pattern", PatternLimits.classRanges,
                    "\(DefinitionCode.patternTooLarge)", ofFile: true),
                row(
                    "nested groups in a pattern", PatternLimits.groupDepth,
                    "\(DefinitionCode.patternTooLarge)", ofFile: true),
                row(
                    "rows of a list", ChoiceList.maximumRows, "\(DefinitionCode.tooManyChoices)",
                    ofFile: true),
                row(
                    "fixed rows of a group", FormItem.defaultMaximumRows,
                    "\(DefinitionCode.tooManyChoices)", ofFile: true),
                row(
                    "columns of a list", ChoiceList.maximumColumns,
                    "\(DefinitionCode.tooManyColumns)", ofFile: true),
                row(
                    "bytes of an expression", definition.expressionBytes,
                    "\(DefinitionCode.expressionTooLong)", ofFile: true),
                row(
                    "levels of an expression", definition.expressionDepth,
                    "\(DefinitionCode.expressionTooDeep)", ofFile: true),
                row(
                    "nested functions over rows", FormExpression.maximumRowDepth,
                    "\(DefinitionCode.expressionType)", ofFile: true),
                row(
                    "bytes of a key of an answer", AnswerKey.maximumLength,
                    "\(DefinitionCode.keyTooLong)", ofFile: true),
                row(
                    "validators of an item", definition.itemValidators,
                    "\(DefinitionCode.tooManyValidators)", ofFile: true),
                row(
                    "fields of a rule", FormRule.maximumFields,
                    "\(DefinitionCode.ruleFields)", ofFile: true),
                row(
                    "named values of a form or group", NamedValues.maximumCount,
                    "\(DefinitionCode.tooManyValues)", ofFile: true),
                row(
                    "endings", FormEnding.maximumCount,
                    "\(DefinitionCode.tooManyEndings)", ofFile: true),
                row(
                    "nested groups and sections", FormItem.maximumGroupDepth,
                    "\(DefinitionCode.groupsTooDeep)", ofFile: true),
                row(
                    "nested fragments", FragmentTable.maximumDepth,
                    "\(DefinitionCode.fragmentsTooDeep)", ofFile: true),
                row(
                    "nested parts of cards", CardWord.maximumDepth,
                    "\(DefinitionCode.partsTooDeep)", ofFile: true),
                row(
                    "nested validators", WordReader.maximumDepth,
                    "\(DefinitionCode.validatorsTooDeep)", ofFile: true),
            ]
        }
    }

    private static func grouped(_ number: Int) -> String {
        var text = ""
        for (index, digit) in String(number).reversed().enumerated() {
            if index > 0, index % 3 == 0 { text = "," + text }
            text = String(digit) + text
        }
        return text
    }

    static func table(_ header: [String], _ rows: () -> [[String]]) -> String {
        let lines = [header, header.map { _ in "---" }] + rows()
        return lines.map { line in
            "| " + line.map { $0.replacing("|", with: #"\|"#) }.joined(separator: " | ") + " |"
        }.joined(separator: "\n")
    }
}
