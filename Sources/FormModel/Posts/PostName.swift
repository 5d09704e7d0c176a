/// The name of an entry of a form post in its parts: a field, and the steps into its value.
///
/// `tags` is a field, and `tags[]` a further element of its list. `contacts[0][name]`, `contacts[0].name` and
/// `contacts.0.name` mean the same field of a row: the name of a field contains neither a bracket nor a point. Keys may
/// contain both, so that the parts of a form with keys are found by comparing the name with the keys.
package struct PostName: Sendable {
    /// One step into the value of a field.
    enum Step: Sendable, Hashable {
        /// A field of a row: the range of its name in the whole name.
        case name(Range<Int>)
        /// The number of a row.
        case row(Int)
        /// `[]`: a further element.
        case append
    }

    /// The range of the name of the field in the whole name.
    let field: Range<Int>

    /// The steps behind it, from the outermost inwards.
    let steps: [Step]

    /// Reads the parts of a name; `nil` where its brackets do not match, so that it is no name of a field.
    ///
    /// - Throws: `tooDeep` if it has more steps than the limit.
    /// - Complexity: O(*n*).
    init?(
        _ text: Span<UInt8>, depth: Int, offset: Int = 0
    ) throws(PostFailure) {
        let end = PostName.wordEnd(text, 0)
        field = 0..<end
        guard end > 0 else { return nil }
        var steps: [Step] = []
        var at = end
        while at < text.count {
            guard steps.count < depth else {
                throw PostFailure(reason: .tooDeep, offset: offset, limit: depth)
            }
            let isBracket = text[at] == UInt8(ascii: "[")
            guard isBracket || text[at] == UInt8(ascii: ".") else { return nil }
            let word = at + 1..<PostName.wordEnd(text, at + 1)
            at = word.upperBound
            if isBracket {
                guard at < text.count, text[at] == UInt8(ascii: "]") else { return nil }
                at += 1
            } else if word.isEmpty {
                return nil
            }
            steps.append(PostName.step(text, word))
        }
        self.steps = steps
    }

    /// Reads the parts of a name by the keys of the fields that it leads to; `nil` where it leads to none.
    ///
    /// - Complexity: O(*n*) in the lengths of the keys for each field, section and group on the way.
    init?(_ text: Span<UInt8>, in layout: FormLayout) {
        var parts: [PostName.Step] = []
        guard PostName.follow(text, 0, layout, -1, &parts), case .name(let field)? = parts.first
        else { return nil }
        self.field = field
        steps = Array(parts.dropFirst())
    }

    /// Follows a name from the beginning of a key.
    ///
    /// - Parameters:
    ///   - text: The whole name.
    ///   - start: Where the key begins; in brackets, it ends at one.
    ///   - layout: The record.
    ///   - section: The section whose object has the key, or −1.
    ///   - parts: The parts before, to which those that follow are added.
    /// - Returns: Whether the name leads to a field, a section or a row; otherwise the parts are as before.
    private static func follow(
        _ text: Span<UInt8>, _ start: Int, _ layout: FormLayout, _ section: Int,
        _ parts: inout [Step]
    ) -> Bool {
        let known = parts.count
        // Keys may be the beginnings of others, so that the longest one counts that leads somewhere.
        let lengths = layout.hasKeys ? layout.keyLengths : [wordEnd(text, start) - start]
        for length in lengths {
            let key = start..<start + length
            guard let next = next(text, behind: start, length) else { continue }
            parts.append(.name(key))
            switch layout.member(text.extracting(key), of: section) {
            case .unknown: break
            case .section(let inner):
                if next == text.count || follow(text, next + 1, layout, inner, &parts) {
                    return true
                }
            case .field(let field):
                if followValue(text, next, layout.fields[field], &parts) { return true }
            }
            parts.removeSubrange(known...)
        }
        return false
    }

    /// Follows a name behind that of a field.
    private static func followValue(
        _ text: Span<UInt8>, _ start: Int, _ field: FieldLayout, _ parts: inout [Step]
    ) -> Bool {
        guard start < text.count else { return true }
        if let keys = field.rowKeys, let rows = field.rows {
            return followRow(text, start, keys, rows, &parts)
        }
        let isBracket = text[start] == UInt8(ascii: "[")
        let end = wordEnd(text, start + 1)
        let next = isBracket ? end + 1 : end
        guard next <= text.count, !isBracket || text[end] == UInt8(ascii: "]") else { return false }
        let step = step(text, start + 1..<end)
        parts.append(step)
        guard let rows = field.rows else {
            return step == .append && isBracket && next == text.count
        }
        guard case .row = step else { return false }
        return next == text.count
            || (text[next] == UInt8(ascii: ".") || text[next] == UInt8(ascii: "["))
                && follow(text, next + 1, rows, -1, &parts)
    }

    /// Follows a name behind that of a group whose rows have keys; the longest key counts that leads somewhere.
    private static func followRow(
        _ text: Span<UInt8>, _ start: Int, _ keys: RowKeys, _ rows: FormLayout,
        _ parts: inout [Step]
    ) -> Bool {
        let known = parts.count
        for length in keys.lengths {
            let key = start + 1..<start + 1 + length
            guard let next = next(text, behind: key.lowerBound, length),
                keys.index(of: text.extracting(key)) != nil
            else { continue }
            parts.append(.name(key))
            if next == text.count || follow(text, next + 1, rows, -1, &parts) { return true }
            parts.removeSubrange(known...)
        }
        return false
    }

    /// Where the name goes on behind a key of some length; `nil` where no key of that length can end.
    private static func next(_ text: Span<UInt8>, behind start: Int, _ length: Int) -> Int? {
        var next = start + length
        guard next <= text.count else { return nil }
        if start > 0, text[start - 1] == UInt8(ascii: "[") {
            guard next < text.count, text[next] == UInt8(ascii: "]") else { return nil }
            next += 1
        }
        guard
            next == text.count || text[next] == UInt8(ascii: ".")
                || text[next] == UInt8(ascii: "[")
        else { return nil }
        return next
    }

    private static func wordEnd(_ text: Span<UInt8>, _ start: Int) -> Int {
        var at = start
        while at < text.count {
            switch text[at] {
            case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "."): return at
            default: at += 1
            }
        }
        return at
    }

    /// No field begins with a digit, so digits are the number of a row.
    private static func step(_ text: Span<UInt8>, _ word: Range<Int>) -> Step {
        guard !word.isEmpty else { return .append }
        guard word.count <= 9 else { return .name(word) }
        var number = 0
        for at in word {
            let digit = text[at] &- UInt8(ascii: "0")
            guard digit < 10 else { return .name(word) }
            number = number * 10 + Int(digit)
        }
        return .row(number)
    }
}

extension PostName {
    /// The place that `--set` names: `contacts.0.name`; its row, if the name ends in a row, and `nil` for any other name.
    package static func place(
        named name: String, in form: CompiledForm
    ) -> (place: FieldPlace, row: Int?)? {
        guard form.layout.hasInnerKeys else {
            let pointer = name.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "/") : $0 }
            return FieldPath(pointer: "/" + String(decoding: pointer, as: UTF8.self))
                .flatMap(form.place(of:))
        }
        let text = name.utf8.span
        guard let parts = PostName(text, in: form.layout) else { return nil }
        let steps = [.name(parts.field)] + parts.steps
        return form.place(
            of: FieldPath(
                steps.compactMap { step in
                    switch step {
                    case .name(let range): .key(String(utf8: text.extracting(range)))
                    case .row(let row): .index(row)
                    case .append: nil
                    }
                }))
    }
}

extension FormLayout {
    /// What the parts of a name lead to.
    enum PostTarget {
        case field(Int)
        /// A section itself.
        case section(Int)
        /// No member of the object of a section, or of the record where it is −1.
        case unknown(section: Int, key: Range<Int>)
    }

    /// The name of the field or section of the form that the name of an entry leads to or into, where fields have keys.
    package func name(ofPost name: String) -> FieldName? {
        let text = name.utf8.span
        guard hasInnerKeys, let parts = PostName(text, in: self) else { return nil }
        var steps = parts.steps[...]
        switch target(parts.field, &steps, text) {
        case .field(let field): return fields[field].name
        case .section(let section): return sections[section].name
        case .unknown: return nil
        }
    }

    /// Follows the parts of a name through sections.
    ///
    /// - Parameters:
    ///   - first: The range of the first name.
    ///   - steps: The steps behind it; those that lead through sections are removed.
    ///   - text: The whole name.
    /// - Returns: The member.
    func target(
        _ first: Range<Int>, _ steps: inout ArraySlice<PostName.Step>, _ text: Span<UInt8>
    ) -> PostTarget {
        guard !sections.isEmpty else {
            let field = keyTable.index(of: text.extracting(first))
            return field < 0 ? .unknown(section: -1, key: first) : .field(field)
        }
        var (key, section) = (first, -1)
        while true {
            switch member(text.extracting(key), of: section) {
            case .field(let field): return .field(field)
            case .unknown: return .unknown(section: section, key: key)
            case .section(let inner):
                section = inner
                guard case .name(let next)? = steps.first else { return .section(section) }
                steps.removeFirst()
                key = next
            }
        }
    }
}

extension FieldLayout {
    /// The index of the row of the group to which a step of the name of an entry leads; `nil` for none.
    func row(at step: PostName.Step, _ text: Span<UInt8>) -> Int? {
        switch step {
        case .row(let number): return self.row(at: .index(number))
        case .name(let range):
            return rowKeys?.index(of: text.extracting(range))
        case .append: return nil
        }
    }
}
