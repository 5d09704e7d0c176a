import FormModel

/// The answers among the variables of the environment: a prefix and the name of a field as the form writes it, or
/// the way to a field of a row, such as `FORMRUN_contacts_0_name`.
struct AnswerVariables {
    /// The prefix unless the command line gives another.
    static let standardPrefix = "FORMRUN_"

    private let program: FormProgram
    private let prefix: String

    init(form: Form, prefix: String = standardPrefix) {
        program = form.program
        self.prefix = prefix
    }

    /// An answer and the field that it is for.
    struct Answer {
        let place: FieldPlace
        let value: String
    }

    /// What the variables are: the answers, rows in their order, and the names that are near to that of a field.
    struct Reading {
        var answers: [Answer] = []
        /// Variables that name no field, each with the variable that was probably meant.
        var misspelt: [(name: String, nearest: String)] = []
    }

    /// Reads variables whose names begin with the prefix.
    ///
    /// The number of rows, which is written beside them as the variable of the group itself, is skipped. A
    /// variable that names no field may belong to another form, and so is no mistake.
    ///
    /// - Throws: Usage, where a value is not UTF-8.
    func read(_ variables: [(name: String, value: [UInt8])]) throws(UsageError) -> Reading {
        var reading = Reading()
        for (name, bytes) in variables {
            let field = String(name.utf8.dropFirst(prefix.utf8.count)) ?? ""
            guard let place = place(named: field) else {
                let names = program.fields.map(\.name.text)
                if let nearest = Spelling.nearest(to: field, in: names) {
                    reading.misspelt.append((name, prefix + nearest))
                }
                continue
            }
            guard program.field(at: place).rows == nil else { continue }
            guard let value = String(validating: bytes, as: UTF8.self) else {
                throw UsageError("The variable \(name) is not UTF-8.", command: "run")
            }
            reading.answers.append(Answer(place: place, value: value))
        }
        reading.answers.sort {
            AnswerVariables.order($0.place).lexicographicallyPrecedes(
                AnswerVariables.order($1.place))
        }
        return reading
    }

    /// The field with a name, or that of a row of a group whose name, a row number and the rest stand between
    /// underscores.
    private func place(named name: String) -> FieldPlace? {
        func steps(_ name: Substring, in program: FormProgram) -> [FieldPlace.Step]? {
            if let index = FieldName(String(name)).flatMap(program.index) {
                return [FieldPlace.Step(row: 0, field: index)]
            }
            for (index, field) in program.fields.enumerated() {
                guard let rows = field.rows, name.hasPrefix(field.name.text + "_") else { continue }
                let rest = name.dropFirst(field.name.text.count + 1)
                guard let end = rest.firstIndex(of: "_"), let row = Int(rest[..<end]), row >= 0,
                    let inner = steps(rest[rest.index(after: end)...], in: rows),
                    let first = inner.first
                else { continue }
                return [FieldPlace.Step(row: 0, field: index)]
                    + [FieldPlace.Step(row: row, field: first.field)] + inner.dropFirst()
            }
            return nil
        }
        // Field names are ASCII of 64 bytes, so a longer text, which would be slow to compare, is no way to a field.
        guard name.utf8.count <= AnswerVariables.longestName, name.utf8.allSatisfy({ $0 < 0x80 }),
            let steps = steps(name[...], in: program), let first = steps.first
        else { return nil }
        return FieldPlace(first.field, inner: Array(steps.dropFirst()))
    }

    /// Four names of 64 bytes, row numbers and underscores.
    private static let longestName = 512

    /// Rows must be set in their order, since each is added behind the last.
    private static func order(_ place: FieldPlace) -> [Int] {
        place.inner.reduce(into: [place.field]) { $0 += [$1.row, $1.field] }
    }
}
