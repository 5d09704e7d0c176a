/// Validates the keys of the answers of a record: each is a text in one line, unique in its object, and no other name of
/// a form post.
struct AnswerKeyChecks {
    /// The keys so far, each with those of its sections; texts that differ in their normal form only are equal.
    private var keys: Set<String> = []
    private var names: Set<String> = []
    /// The items by the names that they have in form posts.
    private var posted: [String: Int] = [:]
    /// The names of buttons, which cards send too.
    private var buttons: Set<String> = []
    private var problems: [DefinitionProblem] = []

    /// The problems of a record.
    ///
    /// - Parameters:
    ///   - items: The items of the record.
    ///   - layout: The record.
    ///   - isRow: Whether it is a row of a group.
    /// - Returns: The problems; none if no item has a key.
    static func problems(
        of items: [FormItem], in layout: FormLayout, isRow: Bool
    ) -> [DefinitionProblem] {
        guard layout.hasKeys else { return [] }
        var checks = AnswerKeyChecks()
        checks.buttons = Set(items.lazy.filter { $0.kind == .button }.compactMap(\.name?.text))
        for (index, item) in items.enumerated() {
            guard let name = item.name, item.holdsValue || item.kind == .section else { continue }
            // Of items with the same name, the later ones have been reported.
            guard checks.names.insert(name.text).inserted else { continue }
            checks.check(item, index, at: layout.path(of: name), isRow: isRow)
        }
        checks.checkRows(of: items)
        return checks.problems
    }

    private mutating func check(_ item: FormItem, _ index: Int, at path: FieldPath, isRow: Bool) {
        let key = path.keys.last ?? ""
        if item.key != nil, let problem = Self.problem(of: key) {
            return problems.append(problem.placed(item: index, part: .key(.key)))
        }
        let joined = FormLayout.joined(path, by: 0)
        let (isNew, known) = keys.insert(joined)
        guard isNew else {
            let parameters = Self.parameters(ofKey: key, joined, known: known)
            return add(.duplicateAnswerKey, parameters, item, index)
        }
        let name = AnswerKey.divided(path.dotted)
        guard posted[name] == nil else {
            return addReserved(
                key, "another answer has the name \(quoted(path.dotted))", item, index)
        }
        posted[name] = index
        guard !isRow else { return }
        // A browser writes the charset of a page into a hidden field of that name.
        if item.key != nil, path.dotted.lowercased() == "_charset_" {
            return addReserved(key, "browsers send their charset by it", item, index)
        }
        if buttons.contains(path.dotted) {
            addReserved(key, "a button has the name \(quoted(path.dotted))", item, index)
        } else if PageControl.reserves(path.dotted) {
            addReserved(
                key, "pages send other data by the name \(quoted(path.dotted))", item, index)
        } else if path.dotted.hasSameBytes(as: FormStamp.key) {
            add(
                .reservedKey,
                ["key": .text(key), "detail": .text("answers name their form by this key")], item,
                index)
        }
    }

    /// Finds names of form posts that could also lead into the rows of a group, or to another element of a list.
    private mutating func checkRows(of items: [FormItem]) {
        for (name, index) in posted.sorted(by: { $0.value < $1.value }) {
            for division in Self.divisions(of: name) {
                guard let other = posted[division.start],
                    items[other].valueType.isList || items[other].kind == .group
                else { continue }
                // `t[]` is a further element of a list.
                let isIndexed =
                    division.rest.utf8.first.map { $0 &- UInt8(ascii: "0") < 10 } ?? true
                guard !division.isAtPoint || isIndexed || items[other].rowShape == .object else {
                    continue
                }
                let key = items[index].key == nil ? other : index
                addReserved(
                    items[key].key ?? "", "\(quoted(name)) could lead into another answer",
                    items[key], key)
                break
            }
        }
    }

    /// The ways to divide a name of a form post at a point or bracket into that of something and what leads into it.
    static func divisions(
        of name: String
    ) -> some Sequence<(start: String, isAtPoint: Bool, rest: String)> {
        let bytes = Array(name.utf8)
        return bytes.indices.dropFirst().lazy.filter { isDivider(bytes[$0]) }.map { at in
            (
                String(decoding: bytes[..<at], as: UTF8.self),
                bytes[at] == UInt8(ascii: "."),
                String(decoding: bytes[(at + 1)...], as: UTF8.self)
            )
        }
    }

    /// Whether a name of a form post is divided at a byte.
    static func isDivider(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[")
    }

    private mutating func addReserved(
        _ key: String, _ detail: String, _ item: FormItem, _ index: Int
    ) {
        add(
            .reservedKey, ["key": .text(key), "detail": .text("in a form post, \(detail)")], item,
            index)
    }

    /// The parameters of a key that occurs twice.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - text: The text that was compared, with the keys of sections.
    ///   - known: The text that is equal to it.
    /// - Returns: The parameters, with a remark if the texts have other bytes.
    static func parameters(ofKey key: String, _ text: String, known: String) -> IssueParameters {
        var parameters: IssueParameters = ["key": .text(key)]
        parameters["advice"] = Spelling.remark(on: known, insteadOf: text).map { .text($0) }
        return parameters
    }

    private mutating func add(
        _ code: DefinitionCode, _ parameters: IssueParameters, _ item: FormItem, _ index: Int
    ) {
        problems.append(
            DefinitionProblem(
                code, parameters: parameters, item: index,
                part: item.key == nil ? .name : .key(.key)))
    }

    /// The problem of a key that no answer can have.
    static func problem(of key: String) -> DefinitionProblem? {
        guard key.utf8.count <= AnswerKey.maximumLength else {
            return DefinitionProblem(
                .keyTooLong, parameters: ["max": .integer(AnswerKey.maximumLength)])
        }
        guard AnswerKey.isValid(key) else {
            return DefinitionProblem(.badKey, parameters: ["key": .text(key)])
        }
        return nil
    }
}
