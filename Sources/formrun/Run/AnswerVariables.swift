import FormModel

/// The environment variables with answers: a prefix and the name of a field, or the path of a field of a section or
/// row, such as `FORMRUN_address_street` and `FORMRUN_contacts_0_name`.
struct AnswerVariables {
    static let prefix = Option<String>(
        "--env-prefix", "TEXT", default: "FORMRUN_",
        "Variables whose names begin with TEXT are answers; FORMRUN_ unless given."
    ) { text in
        VariableName.readPrefix(text).flatMap { prefix in
            ReservedVariables.containsName(beginningWith: prefix)
                ? .failure(
                    OptionRefusal(
                        "\(prefix) begins the names of variables that shells and programs use; give a longer one."
                    )) : .success(prefix)
        }
    }

    private let compiled: CompiledForm
    private let prefix: String

    init(form: Form, prefix: String = AnswerVariables.prefix.absent) {
        compiled = form.compiled
        self.prefix = prefix
    }

    /// An answer and its field.
    struct Answer {
        let place: FieldPlace
        let value: String
        let variable: String
    }

    struct Reading {
        /// The answers, those of rows in the order of the rows.
        var answers: [Answer] = []
        /// Variables that name no field, each with the similar variable of a field.
        var misspelt: [(name: String, nearest: String)] = []
    }

    /// Reads variables whose names begin with the prefix.
    ///
    /// The variable of a group, which contains the number of its rows, is skipped. A variable that names no field may
    /// belong to another form, so it is not refused.
    ///
    /// - Throws: Usage, if a value is not UTF-8.
    func read(_ variables: [(name: String, value: [UInt8])]) throws(UsageError) -> Reading {
        var reading = Reading()
        for (name, bytes) in variables {
            let field = String(name.utf8.dropFirst(prefix.utf8.count)) ?? ""
            guard let place = place(named: field) else {
                let names = compiled.sentFields.map(\.name.variable)
                if let nearest = Spelling.nearest(to: field, in: names) {
                    reading.misspelt.append((name, prefix + nearest))
                }
                continue
            }
            guard compiled.field(at: place).rows == nil else { continue }
            guard let value = String(validating: bytes, as: UTF8.self) else {
                throw UsageError("The variable \(name) is not UTF-8.")
            }
            reading.answers.append(Answer(place: place, value: value, variable: name))
        }
        reading.answers.sort {
            AnswerVariables.order($0.place).lexicographicallyPrecedes(
                AnswerVariables.order($1.place))
        }
        return reading
    }

    /// The field with a name, or the field of a row: the name of its group, the number of the row and the name in the row,
    /// with underscores between them.
    private func place(named name: String) -> FieldPlace? {
        func steps(_ name: Substring, in compiled: CompiledForm) -> [FieldPlace.Step]? {
            if let index = FieldName(simple: String(name)).flatMap(compiled.index) {
                return [FieldPlace.Step(row: 0, field: index)]
            }
            let hasSections = !compiled.layout.sections.isEmpty
            for (index, field) in compiled.fields.enumerated()
            where hasSections || field.rows != nil {
                let variable = field.name.variable
                if name == variable { return [FieldPlace.Step(row: 0, field: index)] }
                guard let rows = field.rows, name.hasPrefix(variable + "_") else { continue }
                let rest = name.dropFirst(variable.count + 1)
                guard let end = rest.firstIndex(of: "_"), let row = Int(rest[..<end]), row >= 0,
                    let inner = steps(rest[rest.index(after: end)...], in: rows),
                    let first = inner.first
                else { continue }
                return [FieldPlace.Step(row: 0, field: index)]
                    + [FieldPlace.Step(row: row, field: first.field)] + inner.dropFirst()
            }
            return nil
        }
        // Field names are ASCII of at most 64 bytes, so a longer text names no field and is not compared.
        guard name.utf8.count <= AnswerVariables.longestName, name.utf8.allSatisfy({ $0 < 0x80 }),
            let steps = steps(name[...], in: compiled), let first = steps.first
        else { return nil }
        return FieldPlace(first.field, inner: Array(steps.dropFirst()))
    }

    /// The maximum length of a path: four names of 64 bytes, row numbers and underscores.
    private static let longestName = 512

    /// The key by which answers are sorted: rows must be set in order, because each is added after the last.
    private static func order(_ place: FieldPlace) -> [Int] {
        place.inner.reduce(into: [place.field]) { $0 += [$1.row, $1.field] }
    }
}
