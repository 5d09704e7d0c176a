// Files, of which a submission has the facts.
extension ValueReader {
    /// Stages the facts of a file.
    mutating func stage(_ facts: FileFacts, _ field: Int, _ value: inout ValueSlot) {
        value.range = append { bytes in
            bytes.append(contentsOf: facts.name.utf8)
            bytes.append(contentsOf: facts.type.utf8)
            if let path = facts.path { bytes.append(contentsOf: path.utf8) }
        }
        value.isScratch = true
        set(.file, .file(FileExtent(facts)), field, &value)
    }

    /// Stages the facts of a file, which are made by a body.
    mutating func stageFile(
        _ field: Int, _ value: inout ValueSlot, _ facts: () throws(FileFacts.Refusal) -> FileFacts
    ) {
        do throws(FileFacts.Refusal) {
            stage(try facts(), field, &value)
        } catch {
            switch error {
            case .tooLong(let limit): refuse(.fileNameTooLong, beyond: limit, &value)
            case .controlCharacter: refuse(.controlCharacter, &value)
            case .malformedText: refuse(.malformedText, &value)
            case .malformed: refuse(.wrongType, &value)
            }
        }
    }
}

extension JSONSource {
    /// Stages an object as the facts of a file: `{"name": "a.pdf", "type": "application/pdf", "size": 900}`.
    func stageFile(
        _ object: Int, _ text: Span<UInt8>, _ field: Int, _ value: inout ValueSlot,
        in reading: inout ValueReader
    ) {
        value.offset = Int32(truncatingIfNeeded: nodes[object].offset)
        var facts = FileFacts.Reading()
        var at = object + 1
        while at < Int(nodes[object].next) {
            let (key, member) = (nodes[at].string(in: text), nodes[at + 1])
            at = Int(member.next)
            let number =
                member.kind == .number
                ? ExactDecimal(utf8: text.extracting(Int(member.start)..<Int(member.end)))?.integer
                : nil
            guard
                facts.take(
                    key, text: member.kind == .string ? member.string(in: text) : nil,
                    integer: number)
            else { return reading.refuse(.wrongType, &value) }
        }
        guard facts.isComplete else { return reading.refuse(.wrongType, &value) }
        guard !facts.hasPath || reading.takesPaths else {
            return reading.refuse(.pathNotAccepted, &value)
        }
        reading.stageFile(field, &value) { () throws(FileFacts.Refusal) in try facts.facts() }
    }
}
