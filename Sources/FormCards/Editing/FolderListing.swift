import FormModel

/// Reads the names in a folder that begin with a text, for the completion of paths.
///
/// The folder is written as a person types it, with its slash; it is empty for the present one.
package typealias FolderReader = @Sendable (_ folder: String, _ beginning: String) -> FolderListing

/// The names in a folder that begin with a text.
package enum FolderListing: Sendable, Hashable {
    /// The names in the order of their bytes; none, too, where the folder cannot be read.
    case names([Name])
    /// The folder has more names than this number, and was not read to its end.
    case tooMany(limit: Int)

    /// A name in a folder.
    package struct Name: Sendable, Hashable {
        /// The name, which is not cleaned.
        let text: String
        /// Whether it is that of a folder.
        let isFolder: Bool

        /// Makes a name.
        package init(_ text: String, isFolder: Bool = false) {
            self.text = text
            self.isFolder = isFolder
        }

        /// Whether a line can have it: not with control characters, nor with white space at the end.
        var isTypable: Bool {
            LineEditor.canHold(text) && ("/" + text).hasSameBytes(as: WhiteSpace.trim("/" + text))
        }

        /// The name behind its folder, with a slash if it is that of a folder.
        func path(in folder: String) -> String { folder + text + (isFolder ? "/" : "") }
    }

    /// What all of some names begin with.
    static func commonBeginning(of names: [Name]) -> String {
        guard let first = names.first else { return "" }
        var common = Substring(first.text).unicodeScalars
        for name in names.dropFirst() {
            let count = zip(common, name.text.unicodeScalars).prefix { $0 == $1 }.count
            common = common.prefix(count)
        }
        return String(common)
    }
}

/// A path in its folder, up to the last slash, and the beginning of the name behind it.
struct TypedPath {
    let folder: String
    let beginning: String

    init(_ path: String) {
        let end = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
        let start = end ?? path.startIndex
        folder = String(path[..<start])
        beginning = String(path[start...])
    }
}
