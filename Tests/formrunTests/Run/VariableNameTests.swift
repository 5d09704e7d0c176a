import FormModel
import TestSupport
import Testing

@testable import formrun

@Suite struct VariableNameTests {
    private static func form(_ items: String) -> String {
        #"{ "formrun": 1, "id": "v", "title": "V", "items": [ \#(items) ] }"#
    }

    private static func input(_ name: String, _ more: String = "") -> String {
        #"{ "type": "input", "name": "\#(name)", "title": "T"\#(more) }"#
    }

    private static func group(_ name: String, _ items: String..., max: Int = 5) -> String {
        #"{ "type": "group", "name": "\#(name)", "title": "T", "max": \#(max), "items": [ \#(items.joined(separator: ", ")) ] }"#
    }

    static let rows: [(items: [String], fields: [String]?)] = [
        ([group("g", input("n")), input("g_0_n")], ["g.0.n", "g_0_n"]),
        ([input("g_4_n"), group("g", input("n"))], ["g_4_n", "g.4.n"]),
        // No row has such a number.
        ([input("g_5_n"), group("g", input("n"))], nil),
        ([input("g_00_n"), input("g_x_n"), input("g_0"), group("g", input("n"))], nil),
        ([input("g_0_n_"), input("_g_0_n"), input("g__0_n"), group("g", input("n"))], nil),
        // A group's own variable is its number of rows, and so is that of a nested group.
        ([group("g", group("h", input("n"))), input("g_0_h")], ["g.0.h", "g_0_h"]),
        ([group("g", group("h", input("n"))), input("g_1_h_2_n")], ["g.1.h.2.n", "g_1_h_2_n"]),
        // Collisions within a row, and between groups.
        ([group("g", group("h", input("n")), input("h_3_n"))], ["g.0.h.3.n", "g.0.h_3_n"]),
        ([group("g", input("h_3_n")), group("g_2_h", input("n"))], ["g.2.h_3_n", "g_2_h.3.n"]),
        ([group("a_1", input("n")), group("a", input("x1_n"))], nil),
        ([group("g", input("n"), max: 3), group("g_3", input("n"))], nil),
        // Fields that are not written have no collisions.
        ([group("g", input("n")), input("g_0_n", #", "output": false"#)], nil),
        ([group("g", input("n", #", "output": false"#)), input("g_0_n")], nil),
        ([input("a"), input("a_0"), input("a_0_b")], nil),
    ]

    @Test(arguments: rows.indices) func collision(_ index: Int) throws {
        let (items, fields) = Self.rows[index]
        let form = try TestForms.form(Self.form(items.joined(separator: ", ")))
        let found = VariableName.collision(in: form)
        #expect(found?.fields == fields)
        #expect(found?.name == fields?[0].replacing(".", with: "_"))
        #expect(found?.name == fields?[1].replacing(".", with: "_"))
    }

    @Test func refusedBeforeAnythingIsAsked() {
        let text = Self.form(
            [Self.group("g", Self.input("n")), Self.input("g_0_n")].joined(separator: ", "))
        for format in ["env", "shell"] {
            let console = TestForms.console(text)
            #expect(console.run("run", "form.json", "--output", format) == .usage)
            #expect(
                console.said.first
                    == "formrun: --output \(format) would write both \"g.0.n\" and \"g_0_n\" as g_0_n; use --output json, or rename one."
            )
            #expect(!console.opened.contains("-"))
        }
        let console = TestForms.console(text)
        #expect(console.run("run", "form.json", "--output", "json") == .success)
    }

    /// Compares with all names that the rows of small forms can have.
    @Test func noOthersCollide() throws {
        var numbers = SeededNumbers(seed: 93)
        func names(_ compiled: CompiledForm, _ prefix: String) -> [String] {
            compiled.fields.flatMap { field -> [String] in
                let name = prefix + field.name.text
                guard let rows = field.rows else { return [name] }
                return [name]
                    + (0..<field.item.maximumRows).flatMap { names(rows, "\(name)_\($0)_") }
            }
        }
        func items(_ depth: Int) -> [String] {
            ["g", "h", "n", "g_0", "h_1", "g_1_n", "h_0_n", "n_0_h_1_n", "g_0_h"]
                .shuffled(using: &numbers).prefix(3).map { name in
                    depth < 3 && Bool.random(using: &numbers)
                        ? Self.group(name, items(depth + 1).joined(separator: ", "), max: 2)
                        : Self.input(name)
                }
        }
        var found = 0
        for _ in Laws.rounds(25) {
            let text = Self.form(items(0).joined(separator: ", "))
            let form = try TestForms.form(text)
            let all = names(form.compiled, "")
            let isUnique = Set(all).count == all.count
            let collision = VariableName.collision(in: form)
            #expect((collision == nil) == isUnique, "\(text)")
            if let collision {
                found += 1
                #expect(all.count { $0 == collision.name } > 1, "\(text)")
            }
        }
        #expect(found > Laws.cases(15) && found < 20 * Laws.factor, "\(found)")
    }
}
