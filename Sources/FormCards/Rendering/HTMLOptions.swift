public import FormModel

/// What a program decides about the page of a card.
///
/// ```swift
/// var options = HTMLOptions(action: "/apply")
/// options.token = HTMLOptions.Token(session.token)
/// let form = description.html(options)
/// ```
public struct HTMLOptions: Sendable, Hashable {
    /// A name and a value that the page sends as they are.
    public struct Entry: Sendable, Hashable {
        /// The name in the form post.
        let name: String
        /// The value.
        let value: String

        /// Makes an entry.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The token against forged requests, which the page sends as it is.
    public struct Token: Sendable, Hashable {
        /// The name in the form post, with which ``CardPost`` finds the token.
        let name: PostTokenName
        /// The value.
        let value: String

        /// Makes a token.
        public init(_ value: String, name: PostTokenName = .standard) {
            self.name = name
            self.value = value
        }
    }

    /// Where the style sheet of a document is.
    public enum StyleSheet: Sendable, Hashable {
        /// In the document: the nonce of the Content-Security-Policy, or `nil` for none, and the theme whose colours the
        /// document has, or `nil` for those of the style sheet; with a theme, a policy needs a nonce.
        case embedded(nonce: String? = nil, theme: Theme? = nil)
        /// At an address, where the program serves ``HTMLRenderer/styleSheet``: browsers load it once for all pages.
        case link(String)
    }

    /// The address to which the page is posted; `nil` for that of the page itself.
    ///
    /// It comes from the program: an address from a stranger must be checked first.
    public var action: String?
    /// The token against forged requests; `nil` for none.
    public var token: Token?
    /// Answers of earlier pages, which the page sends again; see `carried(_:of:)`.
    public var carried: [Entry] = []
    /// Whether the browser leaves all validation to the program.
    ///
    /// It always does so for a card on which an answer can hide a field or change what is required: the browser would refuse
    /// what the form accepts.
    public var isNoValidate = false
    /// Whether the style sheet and the frame of a document are written too.
    public var isStandalone = false
    /// Where the style sheet of a document is.
    public var styleSheet = StyleSheet.embedded()
    /// The title of a document; `nil` for that of its first card.
    public var documentTitle: String?
    /// The language; `nil` for that of the description.
    public var language: LanguageTag?
    /// What all ids begin with, so that several forms fit into one page.
    public var idPrefix = ""
    /// Whether a summary of the issues, which leads to their fields, is written above a card whose parts have none.
    public var addsSummary = true
    /// Whether there is a button that draws the page again; `nil` for cards whose contents depend on answers to them.
    public var offersUpdate: Bool?

    /// Makes options.
    public init(action: String? = nil, isStandalone: Bool = false, isNoValidate: Bool = false) {
        self.action = action
        self.isStandalone = isStandalone
        self.isNoValidate = isNoValidate
    }
}
