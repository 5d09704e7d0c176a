import FormModel

/// Decodes one answer, from the values themselves and not from JSON.
struct AnswerDecoder: Decoder {
    /// The answer; in a check, `nil` where no answer of the form fits: whatever is asked for is made up.
    let answer: AnswerTree?
    let path: AnswerPath
    let source: AnswerSource

    var userInfo: [CodingUserInfoKey: Any] { [:] }
    var codingPath: [any CodingKey] { path.codingPath }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        switch answer {
        case .object(let members):
            KeyedDecodingContainer(
                KeyedAnswers<Key>(decoder: self, members: AnswerMembers(members)))
        case .value(.file(let file)):
            KeyedDecodingContainer(
                KeyedAnswers<Key>(decoder: self, members: AnswerMembers(file.members)))
        case nil:
            KeyedDecodingContainer(KeyedAnswers<Key>(decoder: self, members: AnswerMembers([])))
        case .value, .list: throw misfit([String: Any].self, .other(found))
        }
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        switch answer {
        case .list(let answers): ListedAnswers(decoder: self, answers: answers)
        case .value(.texts(let texts)):
            ListedAnswers(decoder: self, answers: texts.map { .value(.text($0)) })
        case .value(.choices(let choices)):
            ListedAnswers(decoder: self, answers: choices.map { .value(.choice($0)) })
        case nil: ListedAnswers(decoder: self, answers: [])
        case .value, .object: throw misfit([Any].self, .other(found))
        }
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    /// Decodes the answer as a type.
    func decode<Wanted: Decodable>(_ type: Wanted.Type) throws -> Wanted {
        if answer == nil, let value: Wanted = madeUp() { return value }
        let value: FieldValue? = if case .value(let value)? = answer { value } else { nil }
        switch ScalarFit(value, as: type) {
        case .fits(let scalar): return scalar
        case .other: throw misfit(type, .other(found))
        case .inexact: throw misfit(type, .inexact(found))
        case .notScalar: break
        }
        do {
            return try Wanted(from: self)
        } catch {
            throw refined(error, type)
        }
    }

    /// A value of a type that has no parts, without regard to an answer.
    private func madeUp<Wanted>() -> Wanted? {
        for value in source.madeUp {
            if case .fits(let scalar) = ScalarFit(value, as: Wanted.self) { return scalar }
        }
        return nil
    }

    // MARK: Errors

    /// What the answer is, as a form file names it.
    private var found: String {
        switch (answer, source.layout.place(at: path.fieldPath)) {
        case (.value(.empty), _), (nil, _): "no answer"
        // A field of numbers with a choice of another answer.
        case (.value(.choice), .field(let field)) where field.valueType.isNumber: "choice"
        case (.value(.choice), .field(let field)) where field.valueType == .choices: "choice"
        case (.value(.text), .field(let field)) where field.valueType == .texts: "text"
        case (_, .field(let field)): field.valueType.rawValue
        case (_, .row): "row"
        case (_, .section): path.isEmpty ? "form" : "section"
        case (_, .unknown): "answer"
        }
    }

    /// An error in the words of decoders, which a type may catch, with what it is.
    func misfit(_ wanted: Any.Type, _ reason: FormDecodingError.Reason) -> DecodingError {
        let error = FormDecodingError(path.fieldPath, wanted: wanted, reason)
        let context = DecodingError.Context(
            codingPath: codingPath, debugDescription: error.description, underlyingError: error)
        switch reason {
        case .noAnswer: return .valueNotFound(wanted, context)
        case .refused, .other, .inexact, .choice, .noField, .leftOut, .own:
            return .typeMismatch(wanted, context)
        }
    }

    /// An error of `init(from:)` of a type: one of this decoder, or the type's own.
    private func refined(_ error: any Error, _ type: Any.Type) -> any Error {
        guard let known = FormDecodingError(in: error) else {
            return misfit(type, listedChoice.map { .choice($0) } ?? .own(error))
        }
        guard known.path == path.fieldPath else { return error }
        switch known.reason {
        // A type of one value asks for a text or a number, but the type itself is what was wanted.
        case .other, .inexact: return misfit(type, known.reason)
        case .refused, .noAnswer, .choice, .noField, .leftOut, .own: return error
        }
    }

    /// The answer, if it is a choice that the form itself lists.
    private var listedChoice: String? {
        guard case .value(.choice(let choice)) = answer,
            case .field(let field) = source.layout.place(at: path.fieldPath),
            field.choices.contains(where: { $0.value == choice })
        else { return nil }
        return choice
    }
}

extension AnswerDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool {
        switch answer {
        case .value(.empty), nil: true
        case .value, .object, .list: false
        }
    }
}

extension FormDecodingError {
    /// The error of an ``AnswerDecoder`` in an error that it threw; `nil` for any other.
    init?(in error: any Error) {
        let context: DecodingError.Context
        switch error as? DecodingError {
        case .typeMismatch(_, let found), .valueNotFound(_, let found), .keyNotFound(_, let found),
            .dataCorrupted(let found):
            context = found
        case nil: return nil
        @unknown default: return nil
        }
        guard let error = context.underlyingError as? FormDecodingError else { return nil }
        self = error
    }
}

/// What all decoders of a report share; it belongs to one call.
final class AnswerSource {
    let layout: FormLayout
    /// What a check learns about the type, or gives in place of answers; `nil` outside of checks.
    let check: AnswerCheck?

    init(_ layout: FormLayout, check: AnswerCheck? = nil) {
        self.layout = layout
        self.check = check
    }

    /// A value for each type that has no parts.
    var madeUp: [FieldValue] { check?.madeUp ?? [] }
}

/// The way from the report to an answer.
indirect enum AnswerPath {
    case whole
    case key(String, AnswerPath)
    case index(Int, AnswerPath)

    var isEmpty: Bool { if case .whole = self { true } else { false } }

    var fieldPath: FieldPath {
        var steps: [FieldPath.Step] = []
        var rest = self
        loop: while true {
            switch rest {
            case .whole: break loop
            case .key(let key, let outer):
                steps.append(.key(key))
                rest = outer
            case .index(let index, let outer):
                steps.append(.index(index))
                rest = outer
            }
        }
        return FieldPath(steps.reversed())
    }

    var codingPath: [any CodingKey] {
        fieldPath.steps.map { step in
            switch step {
            case .key(let key): PathKey(stringValue: key)
            case .index(let index): PathKey(intValue: index)
            }
        }
    }

    private struct PathKey: CodingKey {
        let stringValue: String
        let intValue: Int?

        init(stringValue: String) {
            self.stringValue = stringValue
            intValue = nil
        }

        init(intValue: Int) {
            stringValue = String(intValue)
            self.intValue = intValue
        }
    }
}

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
private struct KeyedAnswers<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: AnswerDecoder
    let members: AnswerMembers

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

/// The elements of a list, or rows.
private struct ListedAnswers: UnkeyedDecodingContainer {
    let decoder: AnswerDecoder
    let answers: [AnswerTree]
    private(set) var currentIndex = 0

    init(decoder: AnswerDecoder, answers: [AnswerTree]) {
        self.decoder = decoder
        self.answers = answers
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { answers.count }
    var isAtEnd: Bool { currentIndex >= answers.count }

    mutating func decodeNil() throws -> Bool {
        // No element is without an answer.
        if isAtEnd { _ = try next(Any.self) }
        return false
    }

    mutating func decode<Wanted: Decodable>(_ type: Wanted.Type) throws -> Wanted {
        let value = try next(type).decode(type)
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<Inner: CodingKey>(
        keyedBy type: Inner.Type
    ) throws -> KeyedDecodingContainer<Inner> {
        let container = try next([String: Any].self).container(keyedBy: type)
        currentIndex += 1
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try next([Any].self).unkeyedContainer()
        currentIndex += 1
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        let decoder = try next(Any.self)
        currentIndex += 1
        return decoder
    }

    private func next(_ wanted: Any.Type) throws -> AnswerDecoder {
        let inner = AnswerPath.index(currentIndex, decoder.path)
        let answer = answers.indices.contains(currentIndex) ? answers[currentIndex] : nil
        let next = AnswerDecoder(answer: answer, path: inner, source: decoder.source)
        if answer == nil { throw next.misfit(wanted, .noAnswer) }
        return next
    }
}
