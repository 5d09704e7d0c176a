import FormModel
import FormValidation
import TestSupport
import Testing
import formrun

/// Bulk validation has the same result as validating each submission alone.
@Suite struct BulkLawTests {
    static let piecings: [[Int]] = [[1], [2, 3], [7], [1, 4_096, 13], [4_096], [64, 1, 1 << 20]]

    /// Runs `validate --ndjson` over lines that arrive in chunks.
    private func run(
        _ form: GeneratedForm, _ input: [UInt8], _ pieces: [Int], _ arguments: [String]
    ) -> (status: Status, output: String) {
        let console = TestForms.console(form.text)
        console.sources["-"] = PiecewiseSource(input, pieces: pieces)
        let status = console.run(["validate", "form.json", "--ndjson"] + arguments)
        #expect(console.said.isEmpty)
        return (status, console.outputText)
    }

    private static func isBlank(_ line: [UInt8]) -> Bool {
        line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    }

    /// The report of each line, by the public validator.
    private func oneByOne(
        _ form: Form, _ lines: [[UInt8]], reportsValid: Bool
    ) -> (output: String, codes: Set<IssueCode>, valid: Int) {
        let noon = TestForms.console().now.map(FormClock.fixed) ?? .none
        let validator = FormValidator(form, clock: noon)
        var output = ""
        var codes: Set<IssueCode> = []
        var valid = 0
        for (index, line) in lines.enumerated() where !BulkLawTests.isBlank(line) {
            let report = validator.validate(.json(line.span))
            codes.formUnion(report.issues.map(\.code))
            if report.isValid { valid += 1 }
            guard reportsValid || !report.issues.isEmpty else { continue }
            var writer = JSONWriter()
            for issue in report.issues {
                let place = place(of: issue.offset ?? 0, in: line)
                validator.write(issue, to: &writer) {
                    $0.key("line")
                    $0.integer(index + place.line)
                    $0.key("column")
                    $0.integer(place.column)
                }
            }
            let issues = String(decoding: writer.bytes, as: UTF8.self)
            output +=
                #"{"file":"-","line":\#(index + 1),"valid":\#(report.isValid),"issues":[\#(issues)]}"#
                + "\n"
        }
        return (output, codes, valid)
    }

    /// The line and column, found by counting the scalars of each line, without a byte order mark.
    private func place(of offset: Int, in line: [UInt8]) -> (line: Int, column: Int) {
        let mark = line.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard offset > mark else { return (1, 1) }
        let end = min(offset, line.count)
        var (number, start, scalars) = (1, mark, 0)
        // By index, since one of the lines has a million bytes.
        var index = mark
        while index < end {
            let byte = line[index]
            index += 1
            if byte == 0x0A {
                (number, start, scalars) = (number + 1, index, 0)
            } else if byte & 0xC0 != 0x80 {
                scalars += 1
            }
        }
        // A byte inside a scalar has the column of its first byte.
        var isInside = false
        if offset < line.count, line[offset] & 0xC0 == 0x80 {
            let rest = line[start..<end] + line[offset...].prefix { $0 & 0xC0 == 0x80 }
            let first = rest.lastIndex { $0 & 0xC0 != 0x80 } ?? rest.startIndex
            isInside = String(validating: Array(rest[first...].prefix(4)), as: UTF8.self) != nil
        }
        return (number, isInside ? scalars : scalars + 1)
    }

    private func joined(_ lines: [[UInt8]], _ numbers: inout SeededNumbers) -> [UInt8] {
        var bytes: [UInt8] = []
        for (index, line) in lines.enumerated() {
            bytes += line
            let isLast = index == lines.count - 1
            // The last line break may be missing.
            guard !isLast || Bool.random(using: &numbers) else { break }
            bytes += Int.random(in: 0..<4, using: &numbers) == 0 ? [0x0D, 0x0A] : [0x0A]
        }
        return bytes
    }

    @Test func bulkAndOneByOneAgreeToTheByte() throws {
        var numbers = SeededNumbers(seed: 80)
        var codes: Set<IssueCode> = []
        var (valid, count) = (0, 0)
        for round in Laws.rounds(20, share: 2) {
            let form = try GeneratedForm(&numbers)
            let lines = form.lines(40, &numbers)
            let input = joined(lines, &numbers)
            let reportsValid = round % 2 == 0
            let expected = oneByOne(form.form, lines, reportsValid: reportsValid)
            let pieces = BulkLawTests.piecings[round % BulkLawTests.piecings.count]
            // Everyday runs have one number of threads for each form, and the others for others.
            for (number, jobs) in ["1", "2", "5"].enumerated()
            where Laws.areMany || number == (round + round / 6) % 3 {
                let arguments =
                    ["--report", "json", "--jobs", jobs] + (reportsValid ? ["--all"] : [])
                let found = run(form, input, pieces, arguments)
                #expect(found.output == expected.output, "round \(round), jobs \(jobs)")
                let isInvalid = expected.output.contains(#""valid":false"#)
                #expect(found.status == (isInvalid ? .invalid : .success))
            }
            codes.formUnion(expected.codes)
            valid += expected.valid
            count += lines.count
        }
        #expect(valid > count / 20 && valid < count / 2)
        guard Laws.areMany else { return }
        let unseen = Set(IssueCode.all).subtracting(codes)
        #expect(
            unseen == [
                .tooDeep, .tooManyBytes, .tooManyMembers, .tooManyIssues, .unsettled,
                .patternTooCostly, .malformedMultipart, .tooManyParts, .malformedText,
                .repeatedField, .fileNotAccepted, .fileType, .fileTooLarge, .fileNameTooLong,
                .pathNotAccepted,
                .timeUnknown, .remote, .remoteUnknown, .remoteTimeout, .remoteFailed,
                .choicesUnknown, .tooManyChoiceSets, .tooManyFiltered, .tooMuchWork, .otherForm,
                .otherVersion,
                .notAlone, .notGiven,
                .ended, .submitDisabled, .tooManyChoiceSets, .tooManyFiltered,
            ])
    }

    /// A file with one submission has the same report as a line.
    @Test func aLineAndAFileAgree() throws {
        var numbers = SeededNumbers(seed: 81)
        for round in 0..<8 {
            let form = try GeneratedForm(&numbers)
            let lines = form.lines(Laws.areMany ? 12 : 8, &numbers)
            let input = Array(lines.joined(separator: [0x0A]))
            // Everyday runs have one report for each form.
            for (number, report) in ["json", "text"].enumerated()
            where Laws.areMany || number == round % 2 {
                var expected = ""
                for (index, line) in lines.enumerated() where !BulkLawTests.isBlank(line) {
                    let console = TestForms.console(form.text)
                    console.input = line
                    _ = console.run("validate", "form.json", "--report", report)
                    let number = report == "json" ? #""line":\#(index + 1),"# : "-:\(index + 1):"
                    for reported in console.outputText.split(separator: "\n") {
                        let first = report == "json" ? #""line":1,"# : "-:1:"
                        let cut = reported.firstRange(of: first)
                        #expect(cut != nil)
                        guard let cut else { continue }
                        let rest = reported[cut.upperBound...].replacing(
                            /"line":1,("column":[0-9]+,"code":)/
                        ) { #""line":\#(index + 1),\#($0.1)"# }
                        expected += reported[..<cut.lowerBound] + number + rest + "\n"
                    }
                }
                for pieces in [[3], [1 << 20]] {
                    let arguments = ["--report", report, "--all", "--jobs", "2"]
                    #expect(run(form, input, pieces, arguments).output == expected)
                }
            }
        }
    }

    /// Many long lines, so that chunks of the default size end inside lines.
    @Test func chunksOfTheRealSize() throws {
        let times = Laws.areMany ? 4 : 1
        var numbers = SeededNumbers(seed: 82)
        let form = try GeneratedForm(&numbers)
        var lines = form.lines(375 * times, &numbers)
        for at in stride(from: 20, to: lines.count, by: 83 * times) {
            lines[at] +=
                [UInt8](repeating: 0x20, count: 70_000 + at * 400 / times) + Array("x".utf8)
        }
        lines[350] = Array("{".utf8) + [UInt8](repeating: 0x09, count: 2 << 20)
        lines[352] = Array(#"{"a":\#(String(repeating: "[", count: 70))"#.utf8)
        let input = joined(lines, &numbers)
        let expected = oneByOne(form.form, lines, reportsValid: true)
        #expect(expected.codes.isSuperset(of: [.tooManyBytes, .tooDeep]))
        for jobs in ["1", "5"] {
            let arguments = ["--report", "json", "--all", "--jobs", jobs]
            #expect(run(form, input, [1 << 20], arguments).output == expected.output)
        }
    }
}
