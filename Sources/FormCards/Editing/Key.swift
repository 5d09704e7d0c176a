/// A key that a person pressed, or a text that arrived at once.
///
/// A driver of a terminal decodes bytes into keys, and a test or a chat bot makes them itself. Reports of a mouse and
/// unknown sequences are not keys, so a driver drops them.
public enum Key: Sendable, Hashable {
    /// Typed text: one character, or several where an input method or a program enters them at once.
    case text(String)
    /// A paste as one event, with its line ends.
    case pasted(String)
    /// A paste that is too long and was dropped.
    case pasteTooLong
    /// Input that is not UTF-8 and was dropped.
    case malformed
    /// A key that types no text, such as an arrow, or a character with Ctrl or Alt.
    case press(Name, Modifiers = [])

    /// The name of a key that types no text by itself.
    public enum Name: Sendable, Hashable {
        /// Enter, also that of the keypad.
        case enter
        /// Tab.
        case tab
        /// Backspace.
        case backspace
        /// Delete, which removes the character after the caret.
        case delete
        /// Insert.
        case insert
        /// Escape.
        case escape
        /// An arrow.
        case up, down, left, right
        /// Home and End.
        case home, end
        /// Page Up and Page Down.
        case pageUp, pageDown
        /// A function key, from 1.
        case function(Int)
        /// A character that is pressed with Ctrl or Alt; a letter with Ctrl is lower case.
        case character(Character)
    }

    /// The keys that are held while another one is pressed.
    public struct Modifiers: OptionSet, Sendable, Hashable {
        /// The bits of the keys.
        public let rawValue: UInt8

        /// Makes modifiers from their bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Shift.
        public static let shift = Modifiers(rawValue: 1)
        /// Alt, also named Option or Meta.
        public static let alt = Modifiers(rawValue: 2)
        /// Ctrl.
        public static let control = Modifiers(rawValue: 4)
    }
}

extension Key {
    /// Enter.
    public static let enter = press(.enter)
    /// Tab.
    public static let tab = press(.tab)
    /// Shift-Tab.
    public static let backTab = press(.tab, .shift)
    /// Backspace.
    public static let backspace = press(.backspace)
    /// Delete.
    public static let delete = press(.delete)
    /// Escape.
    public static let escape = press(.escape)
    /// The upward arrow.
    public static let up = press(.up)
    /// The downward arrow.
    public static let down = press(.down)
    /// The arrow to the left.
    public static let left = press(.left)
    /// The arrow to the right.
    public static let right = press(.right)
    /// Home.
    public static let home = press(.home)
    /// End.
    public static let end = press(.end)
    /// Page Up.
    public static let pageUp = press(.pageUp)
    /// Page Down.
    public static let pageDown = press(.pageDown)

    /// Ctrl-C, which interrupts a program.
    public static let interrupt = control("c")
    /// Ctrl-D, which ends the input of an empty line.
    public static let endOfFile = control("d")
    /// Ctrl-Z, which stops a program.
    public static let suspend = control("z")
    /// Ctrl-L, which draws the screen again.
    public static let redraw = control("l")

    /// A character with Ctrl; a letter is lower case.
    public static func control(_ character: Character) -> Key {
        .press(.character(character), .control)
    }

    /// A character with Alt.
    public static func alt(_ character: Character) -> Key { .press(.character(character), .alt) }

    /// A function key, from 1.
    public static func function(_ number: Int) -> Key { .press(.function(number)) }
}
