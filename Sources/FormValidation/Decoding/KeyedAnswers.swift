import FormModel

/// The members of one object, which a type mostly asks for in form order; it belongs to one container.
private final class AnswerMembers {
    let list: [AnswerTree.Member]
    /// The index of the member that was found last.
    private var last = 0
    /// The members by key, once a member is not where it was looked for and there are many.
    private var indices: [String: Int]?
    /// The number of members up to which each is compared.
    private static let fewMembers = 16

    init(_ list: [AnswerTree.Member]) { self.list = list }

    func answer(_ key: String) -> AnswerTree? {
        // Once whether it is there, and once for its value; then the next one.
        for index in last..<min(last + 2, list.count) where list[index].key == key {
            last = index
            return list[index].answer
        }
        guard let index = index(of: key) else { return nil }
        last = index
        return list[index].answer
    }

    private func index(of key: String) -> Int? {
        guard list.count > AnswerMembers.fewMembers else {
            return list.firstIndex { $0.key == key }
        }
        if let indices { return indices[key] }
        let made = [String: Int](
            list.indices.map { (list[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
        indices = made
        return made[key]
    }
}

/// The members of an object: a record, a section, a row, or rows by their keys.
struct KeyedAnswers<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let decoder: AnswerDecoder
    private let members: AnswerMembers

    init(decoder: AnswerDecoder, _ members: [AnswerTree.Member]) {
        self.decoder = decoder
        self.members = AnswerMembers(members)
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { members.list.compactMap { Key(stringValue: $0.key) } }

    func contains(_ key: Key) -> Bool {
        let key = key.stringValue
        let isMadeUp = decoder.source.check?.makesUp(.key(key, decoder.path)) ?? false
        return isMadeUp || members.answer(key) != nil
    }

    func decodeNil(forKey key: Key) -> Bool {
        if case .value(.empty)? = members.answer(key.stringValue) { true } else { false }
    }

    func decode<Wanted: Decodable>(_ type: Wanted.Type, forKey key: Key) throws -> Wanted {
        let key = key.stringValue
        // Most members are values of types without parts, which need no decoder.
        if decoder.source.check == nil, case .value(let value)? = members.answer(key),
            case .fits(let scalar) = ScalarFit(value, as: type)
        {
            return scalar
        }
        let inner = try answer(key, wanted: type)
        guard inner.answer != nil, members.answer(key) == nil else {
            return try inner.decode(type)
        }
        // No row stands for a list without rows, but a type that asks for one of them has no value without it.
        do {
            return try inner.decode(type)
        } catch {
            guard FormDecodingError(in: error)?.isWithoutAnswer == true else { throw error }
            throw inner.misfit(type, .noAnswer)
        }
    }

    func nestedContainer<Inner: CodingKey>(
        keyedBy type: Inner.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Inner> {
        try answer(key.stringValue, wanted: [String: Any].self).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try answer(key.stringValue, wanted: [Any].self).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try answer("super", wanted: Any.self) }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        try answer(key.stringValue, wanted: Any.self)
    }

    private func answer(_ key: String, wanted: Any.Type) throws -> AnswerDecoder {
        let inner = AnswerPath.key(key, decoder.path)
        if decoder.source.check?.makesUp(inner) == true || decoder.answer == nil {
            return AnswerDecoder(answer: nil, path: inner, source: decoder.source)
        }
        if let answer = members.answer(key) {
            return AnswerDecoder(answer: answer, path: inner, source: decoder.source)
        }
        let reason: FormDecodingError.Reason
        switch decoder.source.layout.place(at: inner.fieldPath) {
        case .field(let field) where !field.isOutput: reason = .leftOut
        case .field(let field) where field.holdsList:
            return AnswerDecoder(answer: field.emptyList, path: inner, source: decoder.source)
        case .field, .row, .section: reason = .noAnswer
        case .unknown: reason = .noField
        }
        throw AnswerDecoder(answer: nil, path: inner, source: decoder.source)
            .misfit(wanted, reason)
    }
}
