import FormModel
import FormValidation
import Testing

/// A form with fragments and the same form with its fragments written out have the same verdicts.
@Suite struct FragmentLawTests {
    private static let names = ["a", "b", "c"]

    /// Items with the names of the suite, in which expressions and validators read each other.
    private static func items(_ numbers: inout SeededNumbers, uses: [String]) -> String {
        var items = names.map { name -> String in
            let other = names[numbers.below(3)]
            let more = [
                "", #","visibleWhen":"present(\#(other)) || \#(other) == '\#(name)'""#,
                #","validators":["required",{"length":{"max":3}}]"#,
                #","validators":[{"when":{"that":"\#(other) != 'x'","then":[{"differentFrom":"\#(other)"}]}}]"#,
                #","requiredWhen":"length(\#(other)) > 1""#,
                #","default":{"expression":"'\#(other)'"}"#,
            ]
            return
                #"{"type":"input","name":"\#(name)","title":"T"\#(more[numbers.below(more.count)])}"#
        }
        let rows =
            #"{"type":"group","name":"g","title":"G","items":[{"type":"input","name":"a","title":"A","visibleWhen":"present(b)"},{"type":"input","name":"n","title":"N","value":"integer"}],"validators":[{"unique":{"by":"a"}}]}"#
        if numbers.below(2) == 0 { items.append(rows) }
        for (index, use) in uses.enumerated() where numbers.below(2) == 0 {
            items.append(#"{"use":"\#(use)","prefix":"u\#(index)","visibleWhen":"present(a)"}"#)
        }
        return items.joined(separator: ",")
    }

    @Test func expandingChangesNoVerdict() throws {
        var numbers = SeededNumbers(seed: 606)
        var checked = 0
        for _ in 0..<60 {
            let fragments = (0..<3).map { level in
                let uses = (0..<level).map { "f\($0)" }
                return #""f\#(level)":{"items":[\#(Self.items(&numbers, uses: uses))]}"#
            }
            let text = Array(
                #"{"formrun":1,"id":"f","title":"F","fragments":{\#(fragments.joined(separator: ","))},"items":[{"use":"f2","prefix":"p"},\#(Self.items(&numbers, uses: ["f1"]))]}"#
                    .utf8)
            let form: Form
            do throws(FormDocumentError) {
                form = try FormDocument.read(text, vocabulary: .standard)
            } catch {
                // Conditions may form a cycle, or read a field that the form does not have.
                let codes: Set<DefinitionCode> = [.conditionLoop, .unknownField]
                #expect(error.diagnostics.allSatisfy { codes.contains($0.code) }, "\(error)")
                continue
            }
            let expanded = try FormDocument.expanded(text, vocabulary: .standard)
            let plain = try FormDocument.read(expanded, vocabulary: .standard)
            #expect(try FormDocument.expanded(expanded, vocabulary: .standard) == expanded)
            let (first, second) = (FormValidator(form), FormValidator(plain))
            for _ in 0..<20 {
                let members = form.items.compactMap(\.name).filter { _ in numbers.below(2) == 0 }
                    .map { name in
                        form.input(name)?.kind == .group
                            ? #""\#(name)":[{"a":"x"},{"a":"\#(numbers.below(2) == 0 ? "x" : "y")","n":1}]"#
                            : #""\#(name)":"\#(["x", "a", "long", ""][numbers.below(4)])""#
                    }
                let submission = Array("{\(members.joined(separator: ","))}".utf8)
                #expect(
                    first.validate(.json(submission)).issues
                        == second.validate(.json(submission)).issues)
                checked += 1
            }
        }
        #expect(checked > 200)
    }
}
