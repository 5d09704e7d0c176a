@unsafe @preconcurrency import Glibc

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

    /// The plain file of an open stream; `nil` for anything else.
    init?(of descriptor: Int32) {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { return nil }
        self.init(plain: status)
    }

    /// The plain file at a path; for a missing file, its folder with the name.
    init?(at path: String) {
        var status = stat()
        if unsafe stat(path, &status) == 0 {
            self.init(plain: status)
            return
        }
        // A symbolic link may lead to a missing file with another name.
        guard errno == ENOENT, let path = try? Files.resolved(path) else { return nil }
        let folder = Files.folder(of: path)
        let name = path.utf8.dropFirst(path.utf8.starts(with: folder.utf8) ? folder.utf8.count : 0)
        guard unsafe stat(folder, &status) == 0 else { return nil }
        self.init(
            device: UInt64(status.st_dev), number: UInt64(status.st_ino),
            name: String(Substring(name)))
    }

    private init?(plain status: stat) {
        guard status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    }

    /// The file from which a path is read, or standard input for `-`; `nil` if it is not a plain
    /// file.
    init?(reading path: String) {
        guard let found = path == "-" ? FileIdentity(of: 0) : FileIdentity(at: path) else {
            return nil
        }
        self = found
    }

    /// The file that would be replaced; `nil` if the path is not a plain file and is written to
    /// directly.
    init?(replacing path: String) {
        guard (try? Files.isSpecial(path)) == false, let found = FileIdentity(at: path) else {
            return nil
        }
        self = found
    }

    /// The plain file to which an open stream leads that a path names, such as `/dev/fd/3`; `nil` for any other path.
    init?(streaming path: String) {
        guard let stream = Files.openDescriptor(path), let found = FileIdentity(of: stream)
        else { return nil }
        self = found
    }

    /// The files to which standard output and standard error go, with the names of the streams.
    static var standardOutputs: [(stream: String, identity: FileIdentity)] {
        [("standard output", 1), ("standard error", 2)].compactMap { stream, descriptor in
            FileIdentity(of: descriptor).map { (stream, $0) }
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

extension FileVersion {
    /// The version of the file of an open stream; `nil` if the system does not say.
    init?(of descriptor: Int32) {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    /// The version of what is at a path; `nil` if nothing is there.
    init?(at path: String, followsLinks: Bool = false) {
        var status = stat()
        let result = unsafe followsLinks ? stat(path, &status) : lstat(path, &status)
        guard result == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        identity = FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
        size = Int(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }
}
