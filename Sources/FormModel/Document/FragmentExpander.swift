/// Replaces each use of a fragment in a form by the items of the fragment, with the names that they have in the form.
///
/// The form without fragments is made of values of the file, which keep their places there, so that the reader of form files
/// and its diagnostics need to know nothing of fragments.
struct FragmentExpander {
    /// A use of a fragment around an item.
    private struct Layer {
        let use: FragmentUse
        /// The names in the fragment.
        let scope: NameScope
        /// The number of the use that contains this one, or 0.
        let enclosing: Int
    }

    /// The place of an item: what is around it.
    private struct Place {
        var scope = NameScope()
        /// The uses of fragments whose items contain it, from the outermost inwards; none for the
        /// items of rows.
        var layers: [Layer] = []
        /// The conditions of these uses.
        var conditions: [Part] = []
    }

    /// A value, and the names around it.
    fileprivate struct Part {
        let value: JSONValue
        let scope: NameScope
        /// Whether it is a condition of choices, in which `choice` is the row of a list and no field.
        var readsChoice = false

        /// Another value with the same names around it.
        func with(_ value: JSONValue) -> Part {
            Part(value: value, scope: scope, readsChoice: readsChoice)
        }
    }

    /// A validator of the file.
    private struct ReadValidator {
        /// The validator; `nil` if it is malformed.
        let validator: (any Validator)?
        /// The parameters that name fields, by their offsets.
        let references: [Int: FieldReferenceText.Kind]
    }

    private typealias Member = JSONValue.Member
    private typealias PartMember = (key: String, keyOffset: Int, value: Part)

    private let table: FragmentTable
    private let vocabulary: Vocabulary
    /// The number of bytes beyond which nothing is expanded.
    private let limit: Int
    /// The number of bytes of what has been made, without white space between its values.
    private var bytes = 0
    /// The validators that have been read, by their offsets.
    private var validators: [Int: ReadValidator] = [:]
    /// The uses of fragments in what has been made.
    private(set) var uses = SourceUses()
    /// The use at which the form became too large.
    private(set) var excess: FragmentUse?

    /// Whether what has been made exceeds the limit and is therefore incomplete.
    var isFull: Bool { bytes > limit }

    init(_ table: FragmentTable, vocabulary: Vocabulary, limits: JSONLimits) {
        self.table = table
        self.vocabulary = vocabulary
        limit = limits.bytes
    }

    // MARK: The form

    /// A form without fragments.
    mutating func form(_ form: JSONValue) -> JSONValue {
        let members = (form.allMembers ?? []).filter { !$0.key.hasSameBytes(as: .fragments) }
        return object(members, at: form.offset) { expander, key, value in
            if key.hasSameBytes(as: .items) { return expander.items(value, Place()) }
            guard key.hasSameBytes(as: .pages) else { return expander.copy(value) }
            return expander.array(value) { $0.page($1) }
        }
    }

    /// The items of a fragment that the form does not use.
    mutating func items(of fragment: FragmentTable.Fragment) -> [JSONValue] {
        fragment.items.flatMap { items($0, Place()) }
    }

    private mutating func page(_ page: JSONValue) -> JSONValue {
        guard let members = page.allMembers else { return copy(page) }
        return object(members, at: page.offset) { expander, key, value in
            key.hasSameBytes(as: .items) ? expander.items(value, Place()) : expander.copy(value)
        }
    }

    // MARK: Values

    private mutating func copy(_ value: JSONValue) -> JSONValue {
        bytes += value.written.count
        return value
    }

    /// A string with some parts replaced.
    private mutating func string(_ value: JSONValue, _ edits: [NameEdits.Edit]) -> JSONValue {
        guard !edits.isEmpty else { return copy(value) }
        var text = PlacedText()
        text.add(value, edits)
        return string(text, at: value.offset)
    }

    private mutating func string(_ text: PlacedText, at offset: Int) -> JSONValue {
        // With its quotation marks.
        bytes += text.count + 2
        return text.value(at: offset)
    }

    /// An array with other elements; another value as it is.
    private mutating func array(
        _ value: JSONValue, _ element: (inout FragmentExpander, JSONValue) -> JSONValue
    ) -> JSONValue {
        guard let elements = value.elements else { return copy(value) }
        return array(elements.map { element(&self, $0) }, at: value.offset)
    }

    private mutating func array(_ elements: [JSONValue], at offset: Int) -> JSONValue {
        bytes += elements.count + 1
        return JSONValue(elements, offset: offset)
    }

    /// An object with other values at its keys.
    private mutating func object(
        _ members: [Member], at offset: Int,
        _ value: (inout FragmentExpander, String, JSONValue) -> JSONValue
    ) -> JSONValue {
        let made = members.map { key, keyOffset, old in
            let new = value(&self, key, old)
            return member(key, at: keyOffset, new)
        }
        return object(made, at: offset)
    }

    private mutating func object(_ members: [Member], at offset: Int) -> JSONValue {
        bytes += 1
        return JSONValue(members, offset: offset)
    }

    private mutating func member(
        _ key: String, at keyOffset: Int, _ value: JSONValue
    ) -> Member {
        // The key has quotation marks and a colon, and a comma or brace is behind the value.
        bytes += key.utf8.count + 4
        return (key, keyOffset, value)
    }

    // MARK: Items and uses

    private mutating func items(_ list: JSONValue, _ place: Place) -> JSONValue {
        guard let elements = list.elements else { return copy(list) }
        let made = elements.flatMap { items($0, place) }
        return array(made, at: list.offset)
    }

    /// An item, or the items of a use of a fragment.
    private mutating func items(_ element: JSONValue, _ place: Place) -> [JSONValue] {
        guard let use = table.use(element) else { return [item(element, place)] }
        guard !isFull, let fragment = table.fragments[use.fragment],
            let names = table.names(in: use)
        else { return [] }
        let enclosing = SourceUses.use(of: element.offset)
        let number = uses.add(at: element.offset)
        var inner = place
        inner.scope = place.scope.entering(use: names, prefix: use.prefix)
        inner.layers.append(Layer(use: use, scope: inner.scope, enclosing: enclosing))
        if let condition = use.condition {
            inner.conditions.append(
                Part(value: condition.used(in: enclosing), scope: place.scope))
        }
        let conditions = inner.conditions
        let isHelpOfItem = givesHelpToItem(use, fragment)
        let needsSection = use.needsSection || use.help != nil && !isHelpOfItem
        if needsSection { inner.conditions = [] }
        var items: [JSONValue] = []
        for item in fragment.items {
            items += self.items(item.used(in: number), inner)
            if isFull, excess == nil { excess = use }
        }
        if needsSection { return [section(use, element, items, conditions, place.scope)] }
        guard isHelpOfItem, let item = items.first?.allMembers,
            let help = help(of: use, element, place.scope)
        else { return items }
        let others = item.filter { !$0.key.hasSameBytes(as: .help) }
        return [object(others + [help], at: items[0].offset)]
    }

    /// Whether the help of a use is that of the only item of its fragment.
    private func givesHelpToItem(_ use: FragmentUse, _ fragment: FragmentTable.Fragment) -> Bool {
        guard use.help != nil, !use.needsSection, fragment.items.count == 1 else { return false }
        let type = fragment.items[0].members?.value(.type)?.string ?? ""
        let kind = ObjectReader.word(type, of: FormItem.Kind.self)
        return kind.map { FormKey.help.facts.kinds.contains($0) } ?? false
    }

    /// The key with the help of a use; `nil` for a use without one.
    private mutating func help(
        of use: FragmentUse, _ element: JSONValue, _ scope: NameScope
    ) -> Member? {
        guard let help = use.help?.used(in: SourceUses.use(of: element.offset)) else { return nil }
        let text = renamed(Part(value: help, scope: scope), as: .text)
        return member(FormKey.help.rawValue, at: help.offset, text)
    }

    /// A section without a name, which has the title, the help and the extension keys of a use, and whose items are those
    /// of the fragment.
    private mutating func section(
        _ use: FragmentUse, _ element: JSONValue, _ items: [JSONValue], _ conditions: [Part],
        _ scope: NameScope
    ) -> JSONValue {
        let title = use.title?.used(in: SourceUses.use(of: element.offset))
        let offset = title?.offset ?? element.offset
        let type = JSONValue(
            FormItem.Kind.section.rawValue, at: JSONTextPlace(), offset: offset)
        var members = [member(FormKey.type.rawValue, at: offset, type)]
        if let title {
            let text = renamed(Part(value: title, scope: scope), as: .text)
            members.append(member(FormKey.title.rawValue, at: offset, text))
        }
        if let help = help(of: use, element, scope) { members.append(help) }
        if let condition = condition(conditions) { members.append(condition) }
        for (key, keyOffset, value) in element.members ?? [] where Extensions.isKey(key) {
            let value = copy(value)
            members.append(member(key, at: keyOffset, value))
        }
        let list = array(items, at: offset)
        members.append(member(FormKey.items.rawValue, at: offset, list))
        return object(members, at: offset)
    }

    private mutating func item(_ item: JSONValue, _ place: Place) -> JSONValue {
        guard let own = item.allMembers,
            own.value(.items) != nil || !place.scope.isEmpty
        else { return copy(item) }
        let members = replaced(own, place)
        let type = members.value(.type)?.value.string ?? ""
        let isGroup = type.hasSameBytes(as: FormItem.Kind.group.rawValue)
        let rows = isGroup ? self.rows(members) : nil
        var made: [Member] = []
        for (key, keyOffset, part) in members {
            if key.hasSameBytes(as: .visibleWhen), !place.conditions.isEmpty { continue }
            let value: JSONValue
            if key.hasSameBytes(as: .items) {
                value = items(part.value, self.place(ofItemsAt: part, of: members, rows, place))
            } else if key.hasSameBytes(as: .validators) {
                value = validators(part, rows: rows)
            } else if key.hasSameBytes(as: .messages) {
                value = messages(part, of: members)
            } else if let rows,
                [FormKey.values, .rowTitle].contains(where: { key.hasSameBytes(as: $0) })
            {
                let inner = part.scope.entering(rows: rows)
                value = renamed(Part(value: part.value, scope: inner), as: NameRole(ofKey: key))
            } else {
                value = renamed(part, as: NameRole(ofKey: key))
            }
            made.append(member(key, at: keyOffset, value))
        }
        if !place.conditions.isEmpty {
            let own = members.value(.visibleWhen).map { [$0] } ?? []
            if let condition = condition(place.conditions + own) { made.append(condition) }
        }
        return object(made, at: item.offset)
    }

    /// The place of the items of a group or section with these members; `rows` are the names of the rows of a group.
    private func place(
        ofItemsAt part: Part, of members: [PartMember], _ rows: FieldNames?, _ place: Place
    ) -> Place {
        var inner = place
        inner.scope = part.scope
        inner.conditions = []
        let name = members.value(.name)
        if let rows {
            inner.scope = part.scope.entering(rows: rows)
        } else if let name = name?.value.string {
            inner.scope = part.scope.entering(
                section: place.scope.renamed(item: name, in: part.scope))
        }
        // The changes of a use concern the items of its own record and no named section.
        if rows != nil || name != nil { inner.layers = [] }
        return inner
    }

    /// The members of an item after the changes by the uses around it; `null` removes a member.
    private func replaced(_ own: [Member], _ place: Place) -> [PartMember] {
        var members = own.map { key, keyOffset, value in
            (key: key, keyOffset: keyOffset, value: Part(value: value, scope: place.scope))
        }
        guard var name = own.value(.name)?.string.flatMap({ FieldName($0)?.text }) else {
            return members
        }
        for layer in place.layers.reversed() {
            let changes = layer.use.replaced[name]?.used(in: layer.enclosing)
            for (key, keyOffset, value) in changes?.allMembers ?? [] {
                let index = members.firstIndex { $0.key.hasSameBytes(as: key) }
                let part = Part(value: value, scope: layer.scope)
                if let index, value.kind == .null {
                    members.remove(at: index)
                } else if let index {
                    members[index] = (key, keyOffset, part)
                } else if value.kind != .null {
                    members.append((key, keyOffset, part))
                }
            }
            if let prefix = layer.use.prefix { name = prefix.beginning(name) }
        }
        return members
    }

    /// The names of the rows of a group.
    private func rows(_ members: [PartMember]) -> FieldNames {
        FieldNames(ofRowsIn: members.map { ($0.key, $0.keyOffset, $0.value.value) }) { item in
            table.names(ofUse: item)
        }
    }

    // MARK: Names

    /// A value in which the names of the fragment's fields are replaced.
    private mutating func renamed(_ part: Part, as role: NameRole) -> JSONValue {
        let value = part.value
        guard !part.scope.isEmpty else { return copy(value) }
        switch (role, value.kind) {
        case (.none, _), (_, .null), (_, .boolean), (_, .number), (_, .key): return copy(value)
        case (.name, .string), (.field, .string):
            return string(value, name(part, isOfItem: role == .name))
        case (.expression, .string): return string(value, names(inExpression: part))
        case (.text, .string): return text(part)
        case (.message, .string): return text(part, parameters: MessageParameters.ofEveryIssue)
        // The keys of rows that are an answer are names of the rows.
        case (_, .string), (.answer, .array): return copy(value)
        case (_, .array):
            return array(value) {
                $0.renamed(part.with($1), as: role == .fields ? .field : .parts)
            }
        case (_, .object):
            return object(value.allMembers ?? [], at: value.offset) {
                $0.renamed(part.with($2), at: $1, of: role)
            }
        }
    }

    /// The value of a key of an object with a role.
    private mutating func renamed(_ part: Part, at key: String, of role: NameRole) -> JSONValue {
        switch role {
        // An object of texts by language.
        case .text, .message: return renamed(part, as: role)
        case .values: return renamed(part, as: .expression)
        case .answer:
            return renamed(part, as: key.hasSameBytes(as: .expression) ? .expression : .none)
        case .none, .name, .expression, .field, .fields, .parts:
            if key.hasSameBytes(as: .validators) { return validators(part, rows: nil) }
            // The list of the rows of a group is a field, and not a list of the form.
            if role == .field, key.hasSameBytes(as: .list) { return renamed(part, as: .field) }
            var inner = part
            // Of the objects in an item, only choices have conditions.
            inner.readsChoice = [FormKey.where, .visibleWhen, .enabledWhen].contains {
                key.hasSameBytes(as: $0)
            }
            return renamed(inner, as: NameRole(ofKey: key))
        }
    }

    private func name(_ part: Part, isOfItem: Bool) -> [NameEdits.Edit] {
        guard let name = part.value.string, FieldName(name) != nil else { return [] }
        let renamed = isOfItem ? part.scope.renamed(item: name) : part.scope.renamed(name)
        return renamed == name
            ? [] : [NameEdits.Edit(range: 0..<name.utf8.count, name: renamed)]
    }

    private func names(inExpression part: Part) -> [NameEdits.Edit] {
        guard let text = part.value.string, !part.scope.isEmpty, !isFull,
            text.utf8.count <= vocabulary.limits.expressionBytes
        else { return [] }
        var edits = NameEdits(part.scope, limit: limit)
        edits.addExpression(Array(text.utf8), readsChoice: part.readsChoice)
        return edits.edits
    }

    /// A text for people; the parameters of an issue that it is the message of come before names of fields.
    private mutating func text(_ part: Part, parameters: [String] = []) -> JSONValue {
        guard let text = part.value.string, !isFull else { return copy(part.value) }
        var edits = NameEdits(part.scope, limit: limit)
        edits.addText(text, parameters: parameters)
        return string(part.value, edits.edits)
    }

    // MARK: Conditions

    /// The member `visibleWhen` that holds while all conditions hold; `nil` without any.
    ///
    /// If one of them cannot be read, it is the only one, so that its own problem is reported.
    private mutating func condition(_ conditions: [Part]) -> Member? {
        guard let first = conditions.first, let last = conditions.last else { return nil }
        let broken = conditions.first { !isReadable($0.value) }
        var condition = broken ?? first
        if broken == nil, conditions.count > 1 {
            var text = PlacedText()
            for (index, part) in conditions.enumerated() {
                text.add(index == 0 ? "(" : ") && (", at: part.value.offset)
                text.add(part.value, names(inExpression: part))
            }
            text.add(")", at: last.value.offset)
            condition = Part(value: string(text, at: first.value.offset), scope: NameScope())
        }
        let value = renamed(condition, as: .expression)
        return member(FormKey.visibleWhen.rawValue, at: value.offset, value)
    }

    private func isReadable(_ condition: JSONValue) -> Bool {
        guard let text = condition.string, text.utf8.count <= vocabulary.limits.expressionBytes
        else { return false }
        return NameEdits.isBalanced(Array(text.utf8))
    }

    // MARK: Validators

    /// The validator at a place of the file, which is read once for all uses of its fragment.
    private mutating func validator(_ value: JSONValue) -> ReadValidator {
        let offset = SourceUses.offset(of: value.offset)
        if let known = validators[offset] { return known }
        var reader = WordReader(vocabulary: vocabulary)
        let made = reader.validator(value.used(in: 0), key: FormKey.validators.rawValue)?.0
        let found = ReadValidator(
            validator: made,
            references: Dictionary(
                reader.references.map { ($0.offset, $0.kind) },
                uniquingKeysWith: { first, _ in first }))
        validators[offset] = found
        return found
    }

    /// Renames in validators; `rows` are the names of the rows of a group, which its validators may name.
    ///
    /// The vocabulary says which parameters name fields, so those of custom validators are found too.
    private mutating func validators(_ part: Part, rows: FieldNames?) -> JSONValue {
        guard !part.scope.isEmpty else { return copy(part.value) }
        return array(part.value) { expander, element in
            let references = expander.validator(element).references
            return expander.parameters(part.with(element), references, rows)
        }
    }

    private mutating func parameters(
        _ part: Part, _ references: [Int: FieldReferenceText.Kind], _ rows: FieldNames?
    ) -> JSONValue {
        let value = part.value
        switch references[SourceUses.offset(of: value.offset)] {
        case .field?:
            let name = value.string.flatMap { FieldName($0) }
            if let name, let rows, rows.contains(name.text) { return copy(value) }
            return renamed(part, as: .field)
        case .expression?: return renamed(part, as: .expression)
        case .message?: return renamed(part, as: .message)
        case nil: break
        }
        guard let members = value.allMembers else {
            return array(value) { $0.parameters(part.with($1), references, rows) }
        }
        return object(members, at: value.offset) { expander, key, member in
            key.hasSameBytes(as: .expression)
                ? expander.renamed(part.with(member), as: .expression)
                : expander.parameters(part.with(member), references, rows)
        }
    }

    // MARK: Messages

    /// Renames in the messages of an item with these members, in which parameters of an issue come before names of fields.
    private mutating func messages(_ part: Part, of members: [PartMember]) -> JSONValue {
        guard !part.scope.isEmpty, let messages = part.value.allMembers else {
            return copy(part.value)
        }
        let parameters = parameters(of: members)
        return object(messages, at: part.value.offset) { expander, code, message in
            // No code is longer, and hashing a hostile `String` could take quadratic time.
            let isCode = code.utf8.count <= FieldName.maximumLength
            let names = isCode ? parameters.names(of: code) : []
            guard let texts = message.allMembers else {
                return expander.text(part.with(message), parameters: names)
            }
            return expander.object(texts, at: message.offset) {
                $0.text(part.with($2), parameters: names)
            }
        }
    }

    /// The parameters of the issues of an item with these members.
    ///
    /// Rules of the form may name any item.
    private mutating func parameters(of members: [PartMember]) -> MessageParameters {
        let kind = members.value(.type)?.value.string ?? ""
        let word = members.value(.value)?.value.string
        let isSecure = kind.hasSameBytes(as: FormItem.Kind.secureInput.rawValue)
        var type = word.flatMap { ObjectReader.word($0, of: ValueType.self) } ?? .text
        if kind.hasSameBytes(as: FormItem.Kind.group.rawValue) { type = .group }
        let formatter = members.value(.formatter)?.value
        var parameters = MessageParameters(
            of: type, isSecure: isSecure, hasFormatter: formatter != nil)
        if type == .choices { parameters.add([.notAlone: ["choice"]]) }
        if type == .group {
            let bounds = ["min", "max", "actual"]
            parameters.add([.tooFew: bounds, .tooMany: bounds])
        }
        for element in members.value(.validators)?.value.elements ?? [] {
            if let made = validator(element).validator { parameters.add(made) }
        }
        if let formatter {
            var reader = WordReader(vocabulary: vocabulary)
            if let made = reader.formatter(formatter) { parameters.add(made) }
        }
        for code in [IssueCode.atLeastOneOf, .exactlyOneOf, .allOrNone] {
            parameters.add(ruleCode: code)
        }
        if isSecure { parameters.removeLengths() }
        return parameters
    }
}

extension [(key: String, keyOffset: Int, value: FragmentExpander.Part)] {
    fileprivate func value(_ key: FormKey) -> FragmentExpander.Part? {
        first { $0.key.hasSameBytes(as: key) }?.value
    }
}
