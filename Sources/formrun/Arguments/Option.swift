import FormModel

/// An option of a command: its name, how its value is read, and its line in the help.
///
/// It is declared once, beside the code that uses it: ``Arguments`` returns the value for the declaration, whose description
/// is the name.
struct Option<Value: Sendable>: Sendable {
    let syntax: OptionSyntax
    /// The value if the option is not given.
    let absent: Value

    fileprivate init(
        _ name: String, _ placeholder: String?, absent: Value, words: [String] = [],
        _ summary: String, marks: [String: String] = [:],
        readAll: @escaping @Sendable ([String]) -> Result<Value, OptionRefusal>
    ) {
        self.absent = absent
        syntax = OptionSyntax(
            name: name, value: placeholder, words: words, summaryTemplate: summary, marks: marks
        ) { texts in readAll(texts).map { $0 as any Sendable } }
    }

    /// An option with a value, for which the help shows a placeholder; if it is given several times, the last value counts.
    ///
    /// A placeholder says what a shell offers for the value, see ``Placeholder``; the words are offered, too.
    init(
        _ name: String, _ placeholder: String, default absent: Value, words: [String] = [],
        _ summary: String, marks: [String: String] = [:],
        read: @escaping @Sendable (String) -> Result<Value, OptionRefusal>
    ) {
        self.init(name, placeholder, absent: absent, words: words, summary, marks: marks) { texts in
            texts.reduce(.success(absent)) { result, text in result.flatMap { _ in read(text) } }
        }
    }
}

extension Option: CustomStringConvertible {
    /// The name with its dashes.
    var description: String { syntax.name }
}

/// Any option, whatever its value is.
protocol OptionDeclaration: Sendable {
    var syntax: OptionSyntax { get }
}

extension Option: OptionDeclaration {}

/// An option as the parser and the help see it.
struct OptionSyntax: Sendable {
    /// The name with its dashes.
    let name: String
    /// What the help shows for the value, or `nil` for a flag.
    let value: String?
    /// Values that a shell offers besides those of the placeholder.
    let words: [String]
    fileprivate let summaryTemplate: String
    /// What stands in the summary in place of its marks, such as `{default}`.
    fileprivate let marks: [String: String]
    /// Reads all values that are given, in order.
    let read: @Sendable ([String]) -> Result<any Sendable, OptionRefusal>

    // Filled when the help shows it: every start of a command makes all its options.
    var summary: String {
        marks.reduce(summaryTemplate) { $0.replacing("{\($1.key)}", with: $1.value) }
    }
}

/// The reason why a value of an option is refused.
struct OptionRefusal: Error {
    /// The sentence after the name of the option.
    var reason: String
    /// The value that was probably meant.
    var nearest: String?

    init(_ reason: String) { self.reason = reason }

    /// Refuses a value that is none of a few.
    init(_ text: String, isNoneOf allowed: [String]) {
        reason = "must be one of \(allowed.joined(separator: ", ")), not \(quoted(text))."
        nearest = Spelling.nearest(to: text, in: allowed)
    }
}

extension Option<Bool> {
    /// A flag, which has no value.
    init(flag name: String, _ summary: String) {
        self.init(name, nil, absent: false, summary) { .success(!$0.isEmpty) }
    }
}

extension Option<String?> {
    /// An option with any text; a shell offers some words.
    init(_ name: String, _ placeholder: String, words: [String] = [], _ summary: String) {
        self.init(name, placeholder, default: nil, words: words, summary) { .success($0) }
    }
}

extension Option {
    /// An option that may be given several times, each time with one element of a list.
    init<Element: Sendable>(
        list name: String, _ placeholder: String, _ summary: String,
        read: @escaping @Sendable (String) -> Result<Element, OptionRefusal>
    ) where Value == [Element] {
        self.init(name, placeholder, absent: [], summary) { texts in
            texts.reduce(.success([])) { result, text in
                result.flatMap { list in read(text).map { list + [$0] } }
            }
        }
    }
}

extension Option<[String]> {
    init(list name: String, _ placeholder: String, _ summary: String) {
        self.init(list: name, placeholder, summary) { .success($0) }
    }
}

extension Option where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// An option with one of a few values; `{default}` in the summary is replaced by the default.
    init(_ name: String, default absent: Value, _ summary: String) {
        let allowed = Value.allCases.map(\.rawValue)
        self.init(
            name, allowed.joined(separator: "|"), default: absent,
            summary, marks: ["default": absent.rawValue]
        ) { text in
            if let value = Value(rawValue: text) { return .success(value) }
            return .failure(OptionRefusal(text, isNoneOf: allowed))
        }
    }
}

extension Option {
    /// An option with one of a few values, which has no fixed default.
    init<Word: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, choices: Word.Type, _ summary: String
    ) where Value == Word? {
        let allowed = Word.allCases.map(\.rawValue)
        self.init(name, allowed.joined(separator: "|"), default: nil, summary) { text in
            if let word = Word(rawValue: text) { return .success(word) }
            return .failure(OptionRefusal(text, isNoneOf: allowed))
        }
    }
}
