import FormModel

/// Where the answers of files stand, looked up once something is wrong with one of them.
struct AnswerPlaces {
    private struct Source {
        let file: String
        let bytes: [UInt8]
        let answers: JSONValue
    }

    private var sources: [Source] = []
    /// Which of the sources has the answer to a field that counts.
    private var sourceOfField: [FieldName: Int] = [:]
    /// What was given otherwise since then.
    private var replaced: Set<FieldPath> = []

    /// Takes the answers of a file; the last file counts.
    mutating func add(_ answers: JSONValue, _ bytes: [UInt8], from file: String) {
        for (key, _, _) in answers.members ?? [] {
            guard let name = FieldName(key) else { continue }
            sourceOfField[name] = sources.count
            replaced = replaced.filter { $0.fieldName != name }
        }
        sources.append(Source(file: file, bytes: bytes, answers: answers))
    }

    /// Notes that what a path leads to no longer comes from a file.
    mutating func replace(_ path: FieldPath) { replaced.insert(path) }

    /// The places of the values that paths lead to: `FILE:LINE:COLUMN`; none for what is in no file.
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
