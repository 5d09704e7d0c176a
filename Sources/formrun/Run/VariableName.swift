import FormModel

/// The name of an answer as a variable of a shell or an env file: the name of its field, or the path of a field of a
/// section or row, such as `address_street` and `contacts_0_name`.
struct VariableName {
    private enum Step {
        case field(FieldName)
        /// Any row of a group, below a maximum of rows.
        case row(limit: Int)
    }

    /// A part of a name between underscores.
    private enum Part {
        case text(Substring)
        case row(limit: Int)

        /// The number of a row, if a text is one.
        static func row(_ text: Substring) -> Int? {
            guard let row = Int(text), row >= 0, String(row) == text else { return nil }
            return row
        }

        /// A text that both parts match; `nil` if there is none.
        static func common(_ left: Part, _ right: Part) -> Substring? {
            switch (left, right) {
            case (.text(let a), .text(let b)): a == b ? a : nil
            case (.row(let a), .row(let b)): a > 0 && b > 0 ? "0" : nil
            case (.text(let text), .row(let limit)), (.row(let limit), .text(let text)):
                row(text).map { $0 < limit } == true ? text : nil
            }
        }
    }

    private let steps: [Step]
    private let parts: [Part]

    private init(_ steps: [Step]) {
        self.steps = steps
        parts = steps.flatMap { step -> [Part] in
            switch step {
            case .field(let name):
                name.parts.flatMap {
                    $0.split(separator: "_", omittingEmptySubsequences: false).map(Part.text)
                }
            case .row(let limit): [.row(limit: limit)]
            }
        }
    }

    /// Two fields whose answers may have the same name, and that name.
    ///
    /// - Returns: The fields in the notation of `--set`, with an example row; `nil` without such fields.
    /// - Complexity: O(*n* · *m*) in the fields of rows and in those with a number between underscores in their name.
    static func collision(in form: Form) -> (fields: [String], name: String)? {
        let names = all(of: form.compiled, in: [])
        if let pair = sectionCollision(among: names) { return pair }
        let rows = names.indices.filter {
            names[$0].parts.contains { if case .row = $0 { true } else { false } }
        }
        for index in names.indices where names[index].hasNumber {
            for row in rows where row != index {
                guard let common = common(names[index], names[row]) else { continue }
                return (
                    [index, row].sorted().map { names[$0].dotted(common) },
                    common.joined(separator: "_")
                )
            }
        }
        return nil
    }

    /// Two fields of which one is in a section and has the same name as the other, such as `address.street` and
    /// `address_street`.
    private static func sectionCollision(
        among names: [VariableName]
    ) -> (fields: [String], name: String)? {
        guard names.contains(where: \.isInSection) else { return nil }
        var known: [[String]: Int] = [:]
        for (index, name) in names.enumerated() {
            let key = name.parts.map { if case .text(let text) = $0 { String(text) } else { "0" } }
            guard let other = known.updateValue(index, forKey: key) else { continue }
            return (
                [names[other], name].map { $0.dotted(key.map { $0[...] }) },
                key.joined(separator: "_")
            )
        }
        return nil
    }

    private var isInSection: Bool {
        steps.contains { if case .field(let name) = $0 { name.section != nil } else { false } }
    }

    /// The first reserved name that results from a prefix and an answer.
    static func reserved(in form: Form, prefix: String) -> String? {
        form.compiled.fields.lazy.filter(\.item.isOutput).map { field -> [String] in
            // Every variable of a row begins with the name of the group and an underscore.
            let name = prefix + field.name.variable
            return [name] + (field.rows == nil ? [] : ["\(name)_"])
        }.first { $0.contains(where: ReservedVariables.contains) }?.first
    }

    /// Reads the prefix of the names of variables.
    static func readPrefix(_ text: String) -> Result<String, OptionRefusal> {
        FieldName(simple: text) != nil
            ? .success(text)
            : .failure(
                OptionRefusal(
                    "must be letters, digits and underscores, and begin with a letter or underscore."
                ))
    }

    private static func all(of compiled: CompiledForm, in steps: [Step]) -> [VariableName] {
        compiled.fields.filter(\.item.isOutput).flatMap { field -> [VariableName] in
            let path = steps + [.field(field.name)]
            guard let rows = field.rows else { return [VariableName(path)] }
            let limit = field.item.maximumRows
            return [VariableName(path)] + all(of: rows, in: path + [.row(limit: limit)])
        }
    }

    private static func common(_ left: VariableName, _ right: VariableName) -> [Substring]? {
        guard left.parts.count == right.parts.count else { return nil }
        var common: [Substring] = []
        for (a, b) in zip(left.parts, right.parts) {
            guard let part = Part.common(a, b) else { return nil }
            common.append(part)
        }
        return common
    }

    private var hasNumber: Bool {
        parts.contains { if case .text(let text) = $0 { Part.row(text) != nil } else { false } }
    }

    private func dotted(_ common: [Substring]) -> String {
        let rows = zip(parts, common).compactMap { part, text in
            if case .row = part { text } else { nil }
        }
        var next = rows.startIndex
        return steps.map { step in
            guard case .row = step else {
                return if case .field(let name) = step { name.text } else { "" }
            }
            defer { next += 1 }
            return String(rows[next])
        }.joined(separator: ".")
    }
}
