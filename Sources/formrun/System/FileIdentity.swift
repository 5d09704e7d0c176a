/// The identity of a plain file, independent of links, `..` or other spellings of its path.
struct FileIdentity: Hashable {
    let device: UInt64
    let number: UInt64
    /// The name in the folder, if the file does not exist yet; the numbers are then those of the
    /// folder.
    var name: String?

    init(device: UInt64, number: UInt64, name: String? = nil) {
        self.device = device
        self.number = number
        self.name = name
    }

    /// The file from which a path is read, or standard input for `-`; `nil` if it is not a plain
    /// file.
    init?(reading path: String) {
        guard let found = path == "-" ? System.identity(of: 0) : System.identity(of: path) else {
            return nil
        }
        self = found
    }

    /// The file that would be replaced; `nil` if the path is not a plain file and is written to
    /// directly.
    init?(replacing path: String) {
        guard (try? System.isSpecial(path)) == false, let found = System.identity(of: path) else {
            return nil
        }
        self = found
    }

    /// The plain file to which an open stream leads that a path names, such as `/dev/fd/3`; `nil` for any other path.
    init?(streaming path: String) {
        guard let stream = System.openDescriptor(path), let found = System.identity(of: stream)
        else { return nil }
        self = found
    }

    /// The files to which standard output and standard error go, with the names of the streams.
    static var standardOutputs: [(stream: String, identity: FileIdentity)] {
        [("standard output", 1), ("standard error", 2)].compactMap { stream, descriptor in
            System.identity(of: descriptor).map { (stream, $0) }
        }
    }
}

/// A file with its contents at a moment: a file that was replaced or written to since then has another version.
///
/// The number of a removed file may be given to a new one, so the identity does not suffice.
struct FileVersion: Hashable {
    let identity: FileIdentity
    let size: Int
    /// When the file was written last.
    let seconds: Int
    let nanoseconds: Int
}
