import FormModel

/// A text that is no draft.
public enum FormDraftError: Error, Sendable, Hashable {
    /// It is no JSON, for example because it is cut off.
    case malformed(String)
    /// It is larger than a draft can be.
    case tooLarge
    /// It is JSON, but no draft.
    case notADraft
    /// It was written by a newer version of this library.
    case newer(version: Int)
}

extension FormDraftError: CustomStringConvertible {
    /// What is wrong, as a sentence in English.
    public var description: String {
        switch self {
        case .malformed(let reason): "it is no draft: \(reason)"
        case .tooLarge: "it is larger than a draft can be."
        case .notADraft: "it is no draft of formrun."
        case .newer(let version):
            "it is a draft of version \(version), and this program reads version \(FormDraft.version)."
        }
    }
}

// A draft as JSON: `Documentation/Drafts.md`.
extension FormDraft {
    /// The version of the JSON of a draft.
    package static let version = 1

    /// The largest size of a draft in bytes: 16 MiB.
    package static let maximumBytes = 16 << 20

    private static let key = "formrunDraft"
    private static let limits = JSONLimits(bytes: maximumBytes, depth: 4, members: 1_000_000)

    /// The draft as JSON: an object in one line, with its line end.
    public var json: [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key(FormDraft.key)
        writer.integer(FormDraft.version)
        writer.key("form")
        writer.string(form)
        writer.key("fingerprint")
        writer.string(fingerprint)
        writer.key("answers")
        writer.beginObject()
        for answer in answers {
            writer.key(answer.path.description)
            writer.value(answer.value)
        }
        writer.endObject()
        writer.key("accepted")
        writer.beginArray()
        for path in accepted { writer.string(path.description) }
        writer.endArray()
        writer.key("typed")
        writer.beginObject()
        for entry in typed {
            writer.key(entry.path.description)
            writer.string(entry.text)
        }
        writer.endObject()
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }

    /// Reads a draft.
    ///
    /// - Parameter json: The JSON, which may come from anywhere.
    /// - Throws: The reason why it is no draft.
    /// - Complexity: O(*n*).
    public init(json: [UInt8]) throws(FormDraftError) {
        let object: JSONValue
        do throws(JSONFailure) {
            object = try JSONValue(json, limits: FormDraft.limits)
        } catch {
            switch error.reason.code {
            case .tooManyBytes: throw .tooLarge
            // A draft of this library has neither, so it is other JSON, such as a form.
            case .tooDeep, .duplicateKey: throw .notADraft
            default: throw .malformed(error.reason.sentence)
            }
        }
        var members: [String: JSONValue] = [:]
        for (key, _, value) in object.members ?? [] { members[key] = value }
        guard let version = members[FormDraft.key]?.integer, version >= 1 else { throw .notADraft }
        guard version <= FormDraft.version else { throw .newer(version: version) }
        guard let form = members["form"]?.string,
            let fingerprint = members["fingerprint"]?.string
        else { throw .notADraft }
        self.init(form: form, fingerprint: fingerprint)
        for (key, _, value) in members["answers"]?.members ?? [] {
            guard let path = FieldPath(pointer: key), let value = FieldValue(draft: value) else {
                throw .notADraft
            }
            answers.append(Answer(path: path, value: value))
        }
        for element in members["accepted"]?.elements ?? [] {
            guard let path = element.string.flatMap(FieldPath.init(pointer:)) else {
                throw .notADraft
            }
            accepted.append(path)
        }
        for (key, _, value) in members["typed"]?.members ?? [] {
            guard let path = FieldPath(pointer: key), let text = value.string else {
                throw .notADraft
            }
            typed.append(TypedText(path: path, text: text))
        }
    }
}

extension FieldValue {
    /// A value of a draft, as far as it is known without its field; `nil` for an object that is no file.
    fileprivate init?(draft value: JSONValue) {
        switch value.kind {
        case .null: self = .empty
        case .string: self = .text(value.string ?? "")
        case .boolean: self = .boolean(value.boolean ?? false)
        case .number:
            guard let number = value.number else { return nil }
            self = number.integer.map(FieldValue.integer) ?? .decimal(number)
        case .array:
            let texts = value.elements?.map(\.string) ?? []
            guard !texts.contains(nil) else { return nil }
            self = .texts(texts.compactMap(\.self))
        case .object:
            guard let facts = FileFacts(value) else { return nil }
            self = .file(facts)
        case .key: return nil
        }
    }
}
