/// The language in which values are shown, and the words that it needs.
///
/// A message catalogue has the one of its language.
public struct ValueWording: Sendable {
    /// The language in which titles of choices are looked up; `nil` is that of the form.
    public let language: LanguageTag?

    /// What stands for a ticked box.
    public let yes: String

    /// What stands for a box that is not ticked.
    public let no: String

    /// Makes a wording.
    public init(language: LanguageTag? = nil, yes: String = "yes", no: String = "no") {
        self.language = language
        self.yes = yes
        self.no = no
    }
}
