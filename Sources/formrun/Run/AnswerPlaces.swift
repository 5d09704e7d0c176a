import FormModel

/// The positions of answers in files, which are computed only for answers with issues.
struct AnswerPlaces {
    private struct Source {
        let file: String
        let bytes: [UInt8]
        let answers: JSONValue
    }

    private var sources: [Source] = []
    /// The index of the source with the answer to a field; the last source takes precedence.
    private var sourceOfField: [FieldName: Int] = [:]
    /// The answers that were replaced by options or variables.
    private var replaced: [FieldName: Set<FieldPath>] = [:]

    /// Adds the answers of a file; the last file takes precedence.
    ///
    /// - Parameters:
    ///   - answers: The answers.
    ///   - fields: The fields of the form that have an answer.
    ///   - bytes: The bytes of the file.
    ///   - file: The name of the file.
    mutating func add(
        _ answers: JSONValue, _ fields: [FieldName], _ bytes: [UInt8], from file: String
    ) {
        for name in fields {
            sourceOfField[name] = sources.count
            replaced[name] = nil
        }
        sources.append(Source(file: file, bytes: bytes, answers: answers))
    }

    /// Records that an answer of a field of the form no longer comes from a file.
    mutating func replace(_ path: FieldPath, of field: FieldName) {
        replaced[field, default: []].insert(path)
    }

    /// The positions of values, `FILE:LINE:COLUMN`, by path, for values that come from a file.
    ///
    /// Each path has the field of the form that it leads to or into; other paths have no position.
    ///
    /// - Complexity: O(*n* log *n*) in the files and paths.
    func places(of paths: [(path: FieldPath, field: FieldName?)]) -> [FieldPath: String] {
        var places: [FieldPath: String] = [:]
        var wanted: [Int: Set<FieldPath>] = [:]
        for case (let path, let field?) in paths {
            guard let source = sourceOfField[field], replaced[field]?.contains(path) != true else {
                continue
            }
            wanted[source, default: []].insert(path)
        }
        for (index, source) in sources.enumerated() {
            guard let paths = wanted[index] else { continue }
            var found: [(path: FieldPath, offset: Int)] = []
            find(paths, in: source.answers, at: FieldPath(), &found)
            let positions = SourcePosition.positions(
                of: found.map(\.offset), in: source.bytes.span)
            for ((path, _), position) in zip(found, positions) {
                places[path] = "\(source.file):\(position.line):\(position.column)"
            }
        }
        return places
    }

    private func find(
        _ wanted: Set<FieldPath>, in value: JSONValue, at path: FieldPath,
        _ found: inout [(path: FieldPath, offset: Int)]
    ) {
        if wanted.contains(path) { found.append((path, value.offset)) }
        for (key, _, member) in value.members ?? [] {
            find(wanted, in: member, at: path.appending(.key(key)), &found)
        }
        for (index, element) in (value.elements ?? []).enumerated() {
            find(wanted, in: element, at: path.appending(.index(index)), &found)
        }
    }
}
