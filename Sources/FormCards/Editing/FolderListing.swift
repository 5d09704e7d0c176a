import FormModel

/// Reads the names in a folder that begin with a text, for the completion of paths.
///
/// The folder is written as a person types it, with its slash; it is empty for the present one.
package typealias FolderReader = @Sendable (_ folder: String, _ beginning: String) -> FolderListing

/// The names in a folder that begin with a text.
package enum FolderListing: Sendable, Hashable {
    /// The names in the order of their bytes.
    case names([Name])
    /// The folder has more names than this number, and was not read to its end.
    case tooMany(limit: Int)
    /// There is no such folder, or it cannot be read.
    case unreadable

    /// A name in a folder.
    package struct Name: Sendable, Hashable {
        /// The name, which is not cleaned.
        package let text: String
        /// Whether it is that of a folder.
        let isFolder: Bool
        /// Whether the file has this very name, and not one of other bytes, which are no text.
        private let isExact: Bool

        /// Makes a name.
        package init(_ text: String, isFolder: Bool = false, isExact: Bool = true) {
            self.text = text
            self.isFolder = isFolder
            self.isExact = isExact
        }

        /// Whether a line can have it: not with control characters, nor with white space at the end.
        var isTypable: Bool {
            isExact && LineEditor.canHold(text)
                && ("/" + text).hasSameBytes(as: WhiteSpace.trim("/" + text))
        }

        /// The name, with a slash if it is that of a folder.
        var title: String { text + (isFolder ? "/" : "") }

        /// The name behind its folder, with a slash if it is that of a folder.
        func path(in folder: String) -> String { TypedPath.path(of: title, in: folder) }
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

    /// The path of a name, or of the beginning of one; white space at the beginning of a line would be no part of the answer.
    static func path(of name: String, in folder: String) -> String {
        let isAtStart = folder.isEmpty && name.unicodeScalars.first?.properties.isWhitespace == true
        return (isAtStart ? "./" : folder) + name
    }

    init(_ path: String) {
        let end = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
        let start = end ?? path.startIndex
        folder = String(path[..<start])
        beginning = String(path[start...])
    }
}
