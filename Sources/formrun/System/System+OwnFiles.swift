@unsafe @preconcurrency import Glibc

/// Files that only the present user may write and read, such as drafts.
extension System {
    /// Opens a plain file of the present user; `nil` if there is none.
    ///
    /// In a folder that others may write to, a symbolic link, a pipe or a file of another user may be a trap.
    static func openOwn(_ path: String) throws(SystemError) -> Int32? {
        let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
        let descriptor = unsafe Glibc.open(path, flags)
        guard descriptor >= 0 else {
            let number = errno
            if number == ENOENT { return nil }
            throw number == ELOOP ? refusal(of: path, .isLink) : error(.open, path, number)
        }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else {
            close(descriptor)
            throw error(.open, path)
        }
        if let refused = refusal(of: path, status) {
            close(descriptor)
            throw refused
        }
        return descriptor
    }

    /// Reads a plain file of the present user, up to one byte more than a limit; `nil` if there is none.
    static func readOwn(
        _ path: String, limit: Int
    ) throws(SystemError) -> (bytes: [UInt8], version: FileVersion?)? {
        guard let descriptor = try openOwn(path) else { return nil }
        defer { close(descriptor) }
        let version = version(of: descriptor)
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            let wanted = min(1 << 16, limit + 1 - bytes.count)
            if try read(descriptor, path: path, into: &bytes, upTo: wanted) == 0 { break }
        }
        return (bytes, version)
    }

    /// The version of the file of an open stream; `nil` if the system does not say.
    static func version(of descriptor: Int32) -> FileVersion? {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { return nil }
        return FileVersion(status)
    }

    /// The version of what is at a path; `nil` if nothing is there.
    static func version(at path: String, followsLinks: Bool = false) -> FileVersion? {
        var status = stat()
        let result = unsafe followsLinks ? stat(path, &status) : lstat(path, &status)
        guard result == 0 else { return nil }
        return FileVersion(status)
    }

    /// Refuses to replace what is at a path, unless it is a plain file of the present user, or nothing.
    static func checkOwn(_ path: String) throws(SystemError) {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else {
            let number = errno
            guard number == ENOENT, !path.utf8.isEmpty else { throw error(.create, path, number) }
            return
        }
        if status.st_mode & S_IFMT == S_IFLNK { throw refusal(of: path, .isLink) }
        if let refused = refusal(of: path, status) { throw refused }
    }

    /// Creates a folder that only its owner may use, and those around it that are missing.
    static func makeFolders(_ path: String) throws(SystemError) {
        var made = ""
        for part in path.utf8.split(separator: UInt8(ascii: "/")) {
            made += "/" + String(decoding: part, as: UTF8.self)
            guard unsafe mkdir(made, 0o700) == 0 || errno == EEXIST else {
                throw error(.create, made)
            }
        }
    }

    private enum Refusal: String {
        case isLink = "it is a symbolic link; name the file itself"
        case isNoFile = "it is no plain file"
        case isOfOther = "it belongs to another user"
    }

    private static func refusal(of path: String, _ status: stat) -> SystemError? {
        if status.st_mode & S_IFMT != S_IFREG { return refusal(of: path, .isNoFile) }
        return status.st_uid == geteuid() ? nil : refusal(of: path, .isOfOther)
    }

    private static func refusal(of path: String, _ refusal: Refusal) -> SystemError {
        SystemError(operation: .open, path: path, number: 0, reason: refusal.rawValue)
    }
}

extension FileVersion {
    fileprivate init(_ status: stat) {
        self.init(
            identity: FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino)),
            size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
            nanoseconds: status.st_mtim.tv_nsec)
    }
}
