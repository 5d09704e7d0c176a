@unsafe @preconcurrency import Glibc

// What a path leads to, and replacing it.
extension System {
    /// Whether something is there that is no plain file, such as `/dev/null` or a named pipe.
    ///
    /// - Throws: What makes the path one that nothing can ever stand at, such as a name that is too long.
    static func isSpecial(_ path: String) throws(SystemError) -> Bool {
        // Names of open streams: replacing what they lead to would take it from whoever opened it.
        for folder in ["/dev/", "/proc/"] where path.utf8.starts(with: folder.utf8) { return true }
        var status = stat()
        guard unsafe stat(path, &status) == 0 else {
            let number = errno
            guard number == ENOENT, !path.utf8.isEmpty else { throw error(.create, path, number) }
            return false
        }
        return status.st_mode & S_IFMT != S_IFREG
    }

    static func checkWritable(_ path: String) throws(SystemError) {
        guard unsafe access(path, W_OK) == 0 else { throw error(.write, path) }
        var status = stat()
        if unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            throw error(.write, path, EISDIR)
        }
    }

    /// How many bytes a plain file has.
    static func size(of path: String) -> Int? {
        var status = stat()
        guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return nil
        }
        return Int(status.st_size)
    }

    static func openForWriting(_ path: String) throws(SystemError) -> Int32 {
        let descriptor = unsafe Glibc.open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw error(.open, path) }
        return descriptor
    }

    /// Creates a file that nobody else can read and that was not there before.
    static func create(_ path: String) throws(SystemError) -> Int32 {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = unsafe Glibc.open(path, flags, 0o600)
        guard descriptor >= 0 else { throw error(.create, path) }
        // A mask that takes the owner's rights away is not meant for a file that he asked for.
        fchmod(descriptor, 0o600)
        return descriptor
    }

    static func synchronize(_ descriptor: Int32, path: String) throws(SystemError) {
        guard fsync(descriptor) == 0 else { throw error(.synchronize, path) }
    }

    static func rename(_ from: String, to: String) throws(SystemError) {
        guard unsafe Glibc.rename(from, to) == 0 else { throw error(.rename, to) }
    }

    static func remove(_ path: String) { unsafe unlink(path) }

    /// Which plain file an open stream leads to.
    static func identity(of descriptor: Int32) -> FileIdentity? {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { return nil }
        return identity(status)
    }

    /// Which plain file a path leads to; of one that is not there, the folder and the name.
    static func identity(of path: String) -> FileIdentity? {
        var status = stat()
        if unsafe stat(path, &status) == 0 { return identity(status) }
        guard errno == ENOENT else { return nil }
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let name = slash.map { path.utf8[path.utf8.index(after: $0)...] } ?? path.utf8[...]
        let folder = slash.map { String(decoding: path.utf8[...$0], as: UTF8.self) } ?? "./"
        guard unsafe stat(folder, &status) == 0 else { return nil }
        return FileIdentity(
            device: UInt64(status.st_dev), number: UInt64(status.st_ino),
            name: String(decoding: name, as: UTF8.self))
    }

    private static func identity(_ status: stat) -> FileIdentity? {
        guard status.st_mode & S_IFMT == S_IFREG else { return nil }
        return FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    }

    /// The file that a path leads to, through symbolic links.
    static func resolved(_ path: String) -> String {
        guard let real = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }
}
