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
            KeyedDecodingContainer(KeyedAnswers<Key>(decoder: self, members))
        case .value(.file(let file)):
            KeyedDecodingContainer(KeyedAnswers<Key>(decoder: self, file.members))
        case nil: KeyedDecodingContainer(KeyedAnswers<Key>(decoder: self, []))
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
