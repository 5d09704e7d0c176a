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
    private var replaced: Set<FieldPath> = []

    /// Adds the answers of a file; the last file takes precedence.
    mutating func add(_ answers: JSONValue, _ bytes: [UInt8], from file: String) {
        for (key, _, _) in answers.members ?? [] {
            guard let name = FieldName(key) else { continue }
            sourceOfField[name] = sources.count
            replaced = replaced.filter { $0.fieldName != name }
        }
        sources.append(Source(file: file, bytes: bytes, answers: answers))
    }

    /// Records that an answer no longer comes from a file.
    mutating func replace(_ path: FieldPath) { replaced.insert(path) }

    /// The positions of values, `FILE:LINE:COLUMN`, by path, for values that come from a file.
    ///
    /// - Complexity: O(*n* log *n*) in the files and paths.
    func places(of paths: [FieldPath]) -> [FieldPath: String] {
        var places: [FieldPath: String] = [:]
        let wanted = Set(paths).subtracting(replaced)
        for (index, source) in sources.enumerated() {
            let own = wanted.filter { path in
                path.fieldName.flatMap { sourceOfField[$0] } == index
            }
            guard !own.isEmpty else { continue }
            var found: [(path: FieldPath, offset: Int)] = []
            find(own, in: source.answers, at: FieldPath(), &found)
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
        for (key, _, member) in value.members ?? [] where FieldName(key) != nil {
            find(wanted, in: member, at: path.appending(.key(key)), &found)
        }
        for (index, element) in (value.elements ?? []).enumerated() {
            find(wanted, in: element, at: path.appending(.index(index)), &found)
        }
    }
}
