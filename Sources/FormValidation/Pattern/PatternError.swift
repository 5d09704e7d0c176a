/// The mistake in a pattern, and its position.
public struct PatternError: Error, Sendable, Hashable {
    /// The kind of mistake; raw values are stable across versions.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// A group is not closed, closed too often, or opened in an unknown way.
        case badGroup
        /// Unknown flags, such as `(?z)`.
        case badFlags
        /// The name of a group is malformed.
        case badName
        /// Look-ahead or look-behind.
        case lookaround
        /// A reference to the match of a group.
        case backreference
        /// A backslash before a character without a meaning there, or at the end.
        case unknownEscape
        /// A bracket expression without its `]`.
        case unclosedClass
        /// A range such as `z-a`.
        case badRange
        /// An unknown class, such as `[:foo:]` or `\p{Foo}`.
        case unknownClass
        /// `*`, `+`, `?` or `{m,n}` with nothing to repeat, or after another of them.
        case badRepeat
        /// Invalid counts, such as `{3,2}`.
        case badCounts
        /// A count beyond ``PatternLimits/repeatCount``, alone or multiplied by enclosing counts.
        case repeatTooLarge
        /// Groups nested beyond ``PatternLimits/groupDepth``.
        case nestedTooDeep
        /// A pattern of more than `DefinitionLimits.patternBytes`.
        case tooLong
        /// A pattern that compiles to more than `DefinitionLimits.patternInstructions` or
        /// ``PatternLimits/classRanges``.
        case tooManyStates
    }

    /// The kind of mistake.
    public let code: Code

    /// The position of the mistake in UTF-8 bytes from the start of the pattern.
    public let offset: Int

    /// The part of the pattern that the message quotes, truncated to 32 bytes.
    public let fragment: String

    /// The limit that the pattern exceeds, if any.
    public var limit: Int?

    /// A description of the mistake and of its correction.
    public var message: String {
        switch code {
        case .badGroup:
            "The parenthesis at '\(fragment)' has no partner or no known meaning; "
                + "close each group, and write '\\(' or '\\)' for the character itself."
        case .badFlags:
            "The flags '\(fragment)' are not known; use i, m, s and U, as in '(?i)' or '(?i-s:…)'."
        case .badName:
            "The group name in '\(fragment)' is malformed; use letters, digits and '_', as in '(?P<year>…)'."
        case .lookaround:
            "Look-around '\(fragment)' is not supported, because matching is guaranteed to take linear time; "
                + "give several patterns instead, all of which must match."
        case .backreference:
            "The backreference '\(fragment)' is not supported, because matching is guaranteed to take linear time; "
                + "give several patterns instead, all of which must match."
        case .unknownEscape:
            if let scalar = PatternError.scalar(ofUnits: fragment) {
                "The escape '\(fragment)' is not known; write '\\x{\(String(scalar, radix: 16))}'."
            } else {
                "The escape '\(fragment)' is not known; write '\\\\' for a backslash."
            }
        case .unclosedClass:
            "The class '\(fragment)' has no ']' at its end; write '\\[' for the character itself."
        case .badRange:
            "The range '\(fragment)' is empty or not between two characters; write the lower one first, or '\\-' for a hyphen."
        case .unknownClass:
            "The class '\(fragment)' is not known; use general categories such as '\\p{L}' or '\\p{Nd}', scripts such as "
                + "'\\p{Greek}' and POSIX names such as '[:alpha:]'."
        case .badRepeat:
            "The repetition '\(fragment)' has nothing to repeat; put it after a character or a group, "
                + "or write a backslash before it for the character itself."
        case .badCounts:
            "The counts in '\(fragment)' are out of order; write the lower one first."
        case .repeatTooLarge:
            "The repetition '\(fragment)' is too large; counts, also multiplied where they are nested, "
                + "may be at most \(limit ?? 0)."
        case .nestedTooDeep:
            "Groups are nested more than \(limit ?? 0) deep; write the pattern flatter."
        case .tooLong:
            "The pattern is longer than \(limit ?? 0) bytes; give several shorter ones instead."
        case .tooManyStates:
            "The pattern is too large once its repetitions and classes are written out; use smaller counts or fewer classes."
        }
    }
}

extension PatternError {
    /// The scalar that `\uXXXX`, or a surrogate pair of two, denotes in other engines.
    fileprivate static func scalar(ofUnits fragment: String) -> UInt32? {
        let bytes = Array(fragment.utf8)
        guard bytes.count == 6 || bytes.count == 12, bytes.starts(with: #"\u"#.utf8) else {
            return nil
        }
        let units = stride(from: 2, to: bytes.count, by: 6).compactMap { start in
            UInt16(String(decoding: bytes[start..<start + 4], as: UTF8.self), radix: 16)
        }
        let text = String(decoding: units, as: UTF16.self).unicodeScalars
        guard let scalar = text.first, text.count == 1, scalar != "\u{FFFD}" else { return nil }
        return scalar.value
    }
}

extension PatternError: CustomStringConvertible {
    /// The ``message``.
    public var description: String { message }
}
