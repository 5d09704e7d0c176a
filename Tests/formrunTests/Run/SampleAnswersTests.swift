import FormModel
import Foundation
import TestSupport
import Testing
import formrun

/// The sample answers fill in their forms when they are piped into `run`.
@Suite struct SampleAnswersTests {
    private static let suffix = ".answers.txt"

    static func names() throws -> [String] {
        let folder = SampleForm.folder.appendingPathComponent("submissions")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
    }

    /// The options for the choices that a form fetches, which are in the files `forms/choices/NAME.csv`.
    private func choices(of form: String, for console: RecordingConsole) throws -> [String] {
        let text = try String(
            contentsOf: SampleForm.folder.appendingPathComponent("\(form).json"), encoding: .utf8)
        let names = Set(
            text.matches(of: /"choices": \{ "remote": "(\w+)"/).map { String($0.output.1) })
        return try names.sorted().flatMap { name in
            let file = SampleForm.folder.appendingPathComponent("choices/\(name).csv")
            console.files["\(name).csv"] = [UInt8](try Data(contentsOf: file))
            return ["--choices", "\(name)=\(name).csv"]
        }
    }

    /// A form without sample answers would not be tried.
    @Test func everyFormHasSampleAnswers() throws {
        #expect(try !SampleForm.all.isEmpty && SampleForm.all.map(\.name) == Self.names())
    }

    @Test(arguments: SampleForm.all)
    func fillInTheirForm(_ sample: SampleForm) throws {
        let console = TestForms.console(String(decoding: try sample.definition(), as: UTF8.self))
        console.input = try sample.submission(Self.suffix)
        let choices = try choices(of: sample.name, for: console)
        let status = console.run(["run", "form.json", "--today", "2026-11-21"] + choices)
        #expect(status == .success, "\(console.said)")
        // Only endings have something to say.
        let endings = try sample.form().endings
        #expect(console.said.isEmpty == endings.isEmpty)
    }
}
