extension Theme {
    /// The colours and traits of text.
    public struct Paint: Sendable, Hashable {
        /// The colour of the text; `nil` for the terminal's own.
        public var foreground: RGBColor?
        /// The colour behind the text; `nil` for the terminal's own.
        public var background: RGBColor?
        /// The colour of the text where there are only 16; `nil` for the terminal's own.
        public var palette: TerminalColor?
        /// Whether the text is bold.
        public var isBold: Bool
        /// Whether the text is faint where it has no colour; the contrast of faint text is not known.
        public var isDim: Bool
        /// Whether the text is in italics.
        public var isItalic: Bool
        /// Whether the text is underlined.
        public var isUnderlined: Bool

        /// Makes colours and traits.
        public init(
            foreground: RGBColor? = nil, background: RGBColor? = nil,
            palette: TerminalColor? = nil, isBold: Bool = false, isDim: Bool = false,
            isItalic: Bool = false, isUnderlined: Bool = false
        ) {
            self.foreground = foreground
            self.background = background
            self.palette = palette
            self.isBold = isBold
            self.isDim = isDim
            self.isItalic = isItalic
            self.isUnderlined = isUnderlined
        }
    }
}
