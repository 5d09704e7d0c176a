@unsafe @preconcurrency import Glibc

/// Files that only the present user may write and read, such as drafts.
enum OwnFiles {
    /// Opens a plain file of the present user; `nil` if there is none.
    ///
    /// In a folder that others may write to, a symbolic link, a pipe or a file of another user may be a trap.
    private static func open(_ path: String) throws(SystemError) -> Int32? {
        let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
        let descriptor = unsafe Glibc.open(path, flags)
        guard descriptor >= 0 else {
            let number = errno
            if number == ENOENT { return nil }
            throw number == ELOOP ? refusal(of: path, .isLink) : SystemError(.open, path, number)
        }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else {
            Streams.close(descriptor)
            throw SystemError(.open, path)
        }
        if let refused = refusal(of: path, status) {
            Streams.close(descriptor)
            throw refused
        }
        return descriptor
    }

    /// Reads a plain file of the present user, up to one byte more than a limit; `nil` if there is none.
    static func read(
        _ path: String, limit: Int
    ) throws(SystemError) -> (bytes: [UInt8], version: FileVersion?)? {
        guard let descriptor = try open(path) else { return nil }
        defer { Streams.close(descriptor) }
        let version = FileVersion(of: descriptor)
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            let wanted = min(1 << 16, limit + 1 - bytes.count)
            if try Streams.read(descriptor, path: path, into: &bytes, upTo: wanted) == 0 { break }
        }
        return (bytes, version)
    }

    /// Refuses to replace what is at a path, unless it is a plain file of the present user, or nothing.
    static func check(_ path: String) throws(SystemError) {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else {
            let number = errno
            guard number == ENOENT, !path.utf8.isEmpty else {
                throw SystemError(.create, path, number)
            }
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
                throw SystemError(.create, made)
            }
        }
    }

    /// Removes the plain files of the present user in a folder that were written some days ago.
    static func remove(
        in folder: String, olderThan days: Int, where isMeant: (String) -> Bool
    ) {
        let oldest = time(nil) - days * 86_400
        for name in Files.names(in: folder) where isMeant(name) {
            let path = folder + "/" + name
            var status = stat()
            guard unsafe lstat(path, &status) == 0, refusal(of: path, status) == nil,
                status.st_mtim.tv_sec < oldest
            else { continue }
            _ = Files.remove(path)
        }
    }

    /// Makes an empty file that only this user can read, and returns its path.
    static func makeTemporary(in folder: String, suffix: String) -> String? {
        var name = Array((folder + "/formrun-XXXXXX" + suffix).utf8CString)
        let descriptor = unsafe mkstemps(&name, Int32(suffix.utf8.count))
        guard descriptor >= 0 else { return nil }
        Streams.close(descriptor)
        return String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Removes a file, or an empty folder that a program put in its place.
    static func removeTemporary(_ path: String) {
        if let failure = Files.remove(path), unsafe rmdir(path) != 0 {
            UnfinishedFiles.shared.note(failure)
        }
    }

    /// Whether a path names no file yet, or a folder of this user, not a symbolic link, in which no other user can write.
    static func canBeOwnFolder(_ path: String) -> Bool {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else { return errno == ENOENT }
        return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
            && status.st_mode & 0o022 == 0
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
