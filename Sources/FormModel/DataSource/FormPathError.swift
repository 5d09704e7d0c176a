/// The error of a change to a field, group or row that does not exist; nothing is changed.
///
/// Its ``description`` names every such path, and the nearest name of the form if one is similar:
///
/// ```text
/// There is no field "/emial". Did you mean "/email"?
/// ```
public struct FormPathError: Error, Sendable, Hashable {
    /// What a path must lead to.
    public enum Target: String, Sendable, Hashable {
        case field
        case group
        case row
        /// A field that a person can change, and not one that the program sets.
        case changeableField
        /// A row that can be removed or moved, and not one of fixed rows.
        case changeableRow
    }

    /// One path that leads to nothing.
    public struct Problem: Sendable, Hashable {
        /// The path as it was given.
        public let path: FieldPath

        /// What the path must lead to.
        public let target: Target

        /// The path with the unknown name replaced by the nearest one; `nil` if no name is similar.
        public let suggestion: FieldPath?
    }

    /// The problems, in the order of the paths that were given; at least one.
    public let problems: [Problem]

    init(_ problems: [Problem]) { self.problems = problems }

    init(_ path: FieldPath, isNo target: Target, of form: CompiledForm) {
        problems = [Problem(path, isNo: target, of: form)]
    }
}

extension FormPathError.Problem {
    init(_ path: FieldPath, isNo target: FormPathError.Target, of form: CompiledForm) {
        self.path = path
        self.target = target
        suggestion = path.nearest(in: form)
    }
}

extension FormPathError: CustomStringConvertible {
    /// One line a problem; control characters of a path are escaped as in JSON.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension FormPathError.Problem: CustomStringConvertible {
    /// One sentence, and a question if there is a similar name.
    public var description: String {
        guard target != .changeableField else {
            return "The program sets the field \(Self.quoted(path)); a person cannot change it."
        }
        guard target != .changeableRow else {
            return "The row \(Self.quoted(path)) is fixed; it cannot be removed or moved."
        }
        let sentence = "There is no \(target.rawValue) \(Self.quoted(path))."
        guard let suggestion else { return sentence }
        let question = "\(sentence) Did you mean \(Self.quoted(suggestion))?"
        return Spelling.remark(on: suggestion.description, insteadOf: path.description)
            .map { "\(question) \($0)" } ?? question
    }

    private static func quoted(_ path: FieldPath) -> String {
        var bytes: [UInt8] = []
        bytes.append(jsonString: path.description.utf8.span)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension FieldPath {
    /// The path with its first unknown name replaced by the nearest one of the same record; `nil` if every name is
    /// known or none is similar.
    fileprivate func nearest(in form: CompiledForm) -> FieldPath? {
        let known = form.known(in: self)
        let record = known.fields.last.map { $0.record.fields[$0.field].rows } ?? form
        guard known.steps < steps.count, let record,
            case .key(let key) = steps[known.steps],
            let nearest = record.layout.nearest(to: key, in: known.section)
        else { return nil }
        return FieldPath(
            steps[..<known.steps] + nearest.steps + steps[(known.steps + 1)...])
    }
}
