// Values as JSON, and as any other format with a coder.

extension FieldValue: Codable {
    /// Reads a value of the types that JSON has.
    ///
    /// A coded text does not say of which type its field is: a day arrives as ``text(_:)``, and a validator of the form reads
    /// it. An object is a row or a section; the facts of a file are read by ``FileFacts``. Only `ValidationReport.decode(_:)` knows the types, and returns the value as it is.
    public init(from decoder: any Decoder) throws {
        guard decoder.codingPath.count <= FieldValue.maximumDepth else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "too many levels of rows"))
        }
        let single = try decoder.singleValueContainer()
        if single.decodeNil() {
            self = .empty
        } else if let text = try? single.decode(String.self) {
            self = .text(text)
        } else if let flag = try? single.decode(Bool.self) {
            self = .boolean(flag)
        } else if var list = try? decoder.unkeyedContainer() {
            self = try FieldValue.list(&list)
        } else if let rows = try? decoder.container(keyedBy: AnswerCodingKey.self) {
            self = .rows(
                try rows.allKeys.map { key in
                    var row = try rows.decode(FormRow.self, forKey: key)
                    row.key = key.stringValue
                    return row
                })
        } else {
            let number = try ExactDecimal(from: decoder)
            let whole = number.exponent == 0 ? number.integer : nil
            self = whole.map(FieldValue.integer) ?? .decimal(number)
        }
    }

    /// Writes the value as `--accepted` writes it; an empty one is null.
    ///
    /// The rows of a group are written by the names of their fields: a row does not know the keys that a form gives them.
    public func encode(to encoder: any Encoder) throws { try AnswerTree(self).encode(to: encoder) }

    /// The largest number of levels of a coded value, that of a submission: 64.
    static let maximumDepth = 64

    private static func list(_ list: inout any UnkeyedDecodingContainer) throws -> FieldValue {
        var texts: [String] = []
        var rows: [FormRow] = []
        while !list.isAtEnd {
            if rows.isEmpty, let text = try? list.decode(String.self) {
                texts.append(text)
            } else if texts.isEmpty {
                rows.append(try list.decode(FormRow.self))
            } else {
                _ = try list.decode(String.self)
            }
        }
        return rows.isEmpty ? .texts(texts) : .rows(rows)
    }
}

extension FormRow: Codable {
    /// Reads an object by the names of the fields; an object in it is a section.
    public init(from decoder: any Decoder) throws {
        self.init()
        try read(decoder.container(keyedBy: AnswerCodingKey.self), in: nil)
    }

    private mutating func read(
        _ members: KeyedDecodingContainer<AnswerCodingKey>, in section: FieldName?
    ) throws {
        for key in members.allKeys {
            // A name of too many parts is none, which ends the recursion.
            guard let simple = FieldName(simple: key.stringValue),
                let name = section.map({ FieldName("\($0).\(simple)") }) ?? simple
            else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: members, debugDescription: "no name of a field")
            }
            let inner = try? members.nestedContainer(keyedBy: AnswerCodingKey.self, forKey: key)
            if let inner {
                try read(inner, in: name)
            } else {
                append(name, try members.decode(FieldValue.self, forKey: key))
            }
        }
    }

    /// Writes an object by the names of the fields; the values of a section are an object in it.
    public func encode(to encoder: any Encoder) throws {
        try AnswerTree.object(AnswerTree.members(values)).encode(to: encoder)
    }
}

extension AnswerTree: Encodable {
    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .object(let members):
            var container = encoder.container(keyedBy: AnswerCodingKey.self)
            for member in members {
                try container.encode(
                    member.answer, forKey: AnswerCodingKey(stringValue: member.key))
            }
        case .list(let answers):
            var container = encoder.unkeyedContainer()
            for answer in answers { try container.encode(answer) }
        case .value(let value): try value.encodeScalar(to: encoder)
        }
    }
}

extension FieldValue {
    /// Writes a value that has no rows.
    fileprivate func encodeScalar(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch inJSON {
        case .null, .rows: try container.encodeNil()
        case .text(let text): try container.encode(text)
        case .integer(let number): try container.encode(number)
        case .decimal(let number): try container.encode(number)
        case .boolean(let flag): try container.encode(flag)
        case .list(let list): try container.encode(list)
        case .file(let file): try container.encode(file)
        }
    }
}

extension FileFacts: Codable {
    /// Reads an object with a name, a media type and a size, and with a path if it has one.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: AnswerCodingKey.self)
        var reading = Reading()
        let isOfFile = members.allKeys.allSatisfy { key in
            reading.take(
                key.stringValue, text: try? members.decode(String.self, forKey: key),
                integer: try? members.decode(Int.self, forKey: key))
        }
        guard isOfFile, let facts = try? reading.facts() else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "no facts of a file"))
        }
        self = facts
    }

    /// Writes an object with the name, the media type and the size, and with the path if there is one.
    public func encode(to encoder: any Encoder) throws {
        try AnswerTree.object(members).encode(to: encoder)
    }
}

/// The key of an answer.
struct AnswerCodingKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
