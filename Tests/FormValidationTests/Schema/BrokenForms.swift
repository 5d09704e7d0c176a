import FormModel
import TestSupport

/// Form files with mistakes, made from valid ones by seeded changes: misspelt, missing and
/// misplaced keys, values of other types, unknown words, and parts of other places.
struct BrokenForms {
    private var random: SeededNumbers

    init(seed: UInt64) { random = SeededNumbers(seed: seed) }

    /// The form with one to three changes.
    mutating func broken(_ form: SchemaValue) -> SchemaValue {
        var form = form
        for _ in 0..<max(1, random.below(6) - 2) { form = changed(form) }
        return form
    }

    private mutating func changed(_ form: SchemaValue) -> SchemaValue {
        let places = form.places()
        // Half of the changes are nearer to the beginning, where there are fewer places.
        let isNear = random.below(2) == 0
        let near = form.place(by: &random)
        let place = isNear ? near : places[random.below(places.count)]
        let other = places[random.below(places.count)]
        let literal = BrokenForms.literals[random.below(BrokenForms.literals.count)]
        let key = BrokenForms.keys[random.below(BrokenForms.keys.count)]
        let kind = random.below(14)
        let number = random.below(1000)
        return form.changing(place[...]) { value in
            switch (kind, value) {
            case (0, .object(var members)) where !members.isEmpty:
                let index = number % members.count
                members[index] = .init(members[index].key + "s", members[index].value)
                return .object(members)
            case (1, .object(var members)) where !members.isEmpty:
                members.remove(at: number % members.count)
                return .object(members)
            case (2, .object(let members)):
                return .object(members.filter { $0.key != key } + [.init(key, literal)])
            case (3, .text(let text)), (8..., .text(let text)): return .text(text + "x")
            case (3, .object(let members)):
                let one = members.isEmpty ? [] : [members[number % members.count]]
                return .object(one)
            case (4, .list(let list)): return .list(list + [literal])
            case (4, .text(let text)): return .object([.init(text, literal)])
            case (5, _): return form.value(at: other[...]) ?? literal
            case (6, .object(let members)):
                // A member of another object, which is misplaced in most cases.
                guard let given = form.value(at: other[...])?.members, !given.isEmpty else {
                    return literal
                }
                let member = given[number % given.count]
                return .object(members.filter { $0.key != member.key } + [member])
            default: return literal
            }
        }
    }

    /// All keys that any object of a form file may have, and some that none has.
    private static let keys =
        FormKeys.form.keys.map(\.name) + FormKeys.page.keys.map(\.name)
        + FormKeys.items.map(\.name)
        + FormKeys.objects.flatMap { $0.keys.map(\.name) } + ["colour", "Title", "valu"]

    private static let literals: [SchemaValue] = [
        .null, true, false, 0, 1, -1, 144, "", "a", "text",
        "choice", [], ["a"], ["required"], [1], .object([]), ["en": "A", "de": "B"],
        ["expression": "1 + 1"], ["remote": "plans"], ["length": ["min": 3]],
        [["length": ["min": -3]]], [["range": ["max": "today"]], "email"], ["value": "a"],
        [["type": "label", "title": "A"]], ["that": "true"], ["phone": "GB"],
    ]
}

extension SchemaValue {
    /// The places of this value and of all inside it: indices of members and elements.
    fileprivate func places(_ place: [Int] = []) -> [[Int]] {
        let inner: [SchemaValue]
        switch self {
        case .list(let list): inner = list
        case .object(let members): inner = members.map(\.value)
        default: inner = []
        }
        return [place] + inner.enumerated().flatMap { $1.places(place + [$0]) }
    }

    /// A place that is found by walking inwards; each step may be the last.
    fileprivate func place(by random: inout SeededNumbers) -> [Int] {
        let inner: [SchemaValue]
        switch self {
        case .list(let list): inner = list
        case .object(let members): inner = members.map(\.value)
        default: inner = []
        }
        guard !inner.isEmpty, random.below(5) > 0 else { return [] }
        let index = random.below(inner.count)
        return [index] + inner[index].place(by: &random)
    }

    fileprivate func value(at place: ArraySlice<Int>) -> SchemaValue? {
        guard let index = place.first else { return self }
        switch self {
        case .list(let list): return list[index].value(at: place.dropFirst())
        case .object(let members): return members[index].value.value(at: place.dropFirst())
        default: return nil
        }
    }

    fileprivate func changing(
        _ place: ArraySlice<Int>, _ change: (SchemaValue) -> SchemaValue
    ) -> SchemaValue {
        guard let index = place.first else { return change(self) }
        switch self {
        case .list(var list):
            list[index] = list[index].changing(place.dropFirst(), change)
            return .list(list)
        case .object(var members):
            let value = members[index].value.changing(place.dropFirst(), change)
            members[index] = .init(members[index].key, value)
            return .object(members)
        default: return self
        }
    }
}
