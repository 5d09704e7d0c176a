// The key `other` of a field with choices.
extension ItemReader {
    /// The item, and the text field that its key `other` adds.
    mutating func items(_ value: JSONValue) -> [FormItem] {
        let item = item(value)
        guard item.kind == .input, let other = value.members?.value(.other) else { return [item] }
        guard var object = ObjectReader(other, FormKeys.other) else {
            add(
                .wrongType,
                ["key": .key(.other), "expected": .text("an object of name and title")],
                other.offset)
            return [item]
        }
        offsets.append(ItemOffsets(whole: other.offset))
        locate(.title, at: object.value(.title)?.offset)
        locate(.name, at: object.value(.name)?.offset)
        locate(.key(.key), at: object.value(.key)?.offset)
        let title = object.requiredLocalized(.title, hint: "a person reads it.")
        let key = object.text(.key)
        let validators = validators(&object)
        let text = offsets.removeLast()
        let word = object.requiredText(.name, hint: "name the text, uniquely in the form.")
        let name = word.flatMap { FieldName(simple: $0) }
        if let word, name == nil {
            let offset = object.value(.name)?.offset ?? other.offset
            object.add(.badName, ["name": .text(word)], at: offset)
        }
        problems += object.problems
        guard let name, let title else {
            // What reads the text field would seem to read an unknown field.
            add(unreadable: .name)
            return [item]
        }
        guard item.takesOther else {
            refuseOther(of: item, at: other.offset)
            return [item]
        }
        guard item.name != nil else { return [item] }
        locate(.key(.other), at: other.offset)
        if item.choicesOf == nil { offsets[offsets.count - 1].add(choices: [other.offset]) }
        offsets.append(text)
        return item.withOther(name, title: title, key: key, validators: validators)
    }

    private mutating func refuseOther(of item: FormItem, at offset: Int) {
        // The type of an item without readable values is unknown.
        if !lacks(.values) {
            add(
                .misplacedKey,
                ["key": .key(.other), "owner": .text(item.ownerWithoutOther)], offset)
        }
        add(unreadable: .name)
    }
}

extension FormItem {
    /// What cannot have a choice of another answer, for messages.
    fileprivate var ownerWithoutOther: String {
        let isNumber = valueType.isNumber
        return "a field of type \(valueType.rawValue)" + (isNumber ? " without listed choices" : "")
    }
}
