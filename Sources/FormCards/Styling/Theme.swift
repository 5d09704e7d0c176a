/// How the roles of a card look: colours and traits of text for dark and light grounds, spacing, and the kind of frame.
///
/// A theme is a value that is passed to ``ANSI`` and to renderers. It is never asked of the terminal: the reader names it.
public struct Theme: Sendable, Hashable {
    /// The ground on which a terminal shows text.
    public enum Ground: String, Sendable, Hashable, CaseIterable {
        /// Not known: colours are those that can be read on black and on white.
        case either = "any"
        /// Dark, such as black.
        case dark
        /// Light, such as white.
        case light

        /// The extreme colours of such a ground; text must be readable on all of them.
        var colors: [RGBColor] {
            switch self {
            case .either: [.black, .white]
            case .dark: [.black, RGBColor(0x1E1E1E)]
            case .light: [.white, RGBColor(0xF5F5F5)]
            }
        }
    }

    /// The line of frames where the form does not choose one.
    public enum Frame: String, Sendable, Hashable, CaseIterable {
        /// One thin line.
        case light
        /// One thick line.
        case heavy
        /// Two thin lines.
        case double
        /// One thin line with rounded corners.
        case rounded
    }

    /// Distances in rows and columns.
    public struct Spacing: Sendable, Hashable {
        /// The largest distance.
        static let maximum = 10

        /// Columns between the frame and the contents.
        public var padding = 1
        /// Empty rows between blocks.
        public var blocks = 1
        /// Columns between a title and its value.
        public var columns = 2
        /// Columns by which values below their titles are indented.
        public var indent = 2

        /// Makes the usual distances.
        public init() {}
    }

    /// The name, such as `mint`.
    public var name: String
    /// The least contrast of text to its ground, from 4.5 to 21; 7 is level AAA of WCAG 2.2.
    public var contrast = RGBColor.leastContrast {
        didSet { contrast = contrast > RGBColor.leastContrast ? min(contrast, 21) : 4.5 }
    }
    /// The line of frames where the form does not choose one.
    public var frame = Frame.light
    /// Whether frames and marks are drawn in ASCII in every locale.
    public var usesASCII = false
    /// Distances in rows and columns.
    public var spacing = Spacing()
    /// Whether colours that the author of a form chose are shown.
    public var allowsAuthorColors = true
    /// Whether gradients, shadows and borders that the author of a form chose are shown.
    public var allowsAuthorTraits = true

    private var dark: [StyledLine.Style: Paint] = [:]
    private var light: [StyledLine.Style: Paint] = [:]

    /// Makes a theme without colours.
    public init(name: String) { self.name = name }

    /// How a style looks on a dark or a light ground, as the theme defines it.
    ///
    /// On an unknown ground it is how the style looks on a light one, whose stronger colours stay stronger when
    /// they are made readable; setting it sets both.
    public subscript(style: StyledLine.Style, ground: Ground) -> Paint {
        get { (ground == .dark ? dark : light)[style] ?? Paint() }
        set {
            let paint = newValue == Paint() ? nil : newValue
            if ground != .light { dark[style] = paint }
            if ground != .dark { light[style] = paint }
        }
    }
}

extension Theme: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}

extension StyledLine.Style {
    /// Whether the style is one of text, which must be readable; frames are not.
    var isText: Bool { self != .frame }
}
