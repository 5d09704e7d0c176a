@unsafe @preconcurrency import Glibc

extension System {
    /// Whether the path exists and is not a plain file, such as `/dev/null` or a named pipe.
    ///
    /// - Throws: The reason why no file can be at the path, such as a name that is too long.
    static func isSpecial(_ path: String) throws(SystemError) -> Bool {
        // Names of open streams and of devices must be written to, not replaced.
        if folder(of: path) == "/dev/" || openDescriptor(path) != nil { return true }
        var status = stat()
        guard unsafe stat(path, &status) == 0 else {
            let number = errno
            guard number == ENOENT, !path.utf8.isEmpty else { throw error(.create, path, number) }
            return false
        }
        return status.st_mode & S_IFMT != S_IFREG
    }

    /// The open stream that a path names, such as `/dev/stdout`, `/dev/fd/3` or `/proc/self/fd/3`.
    static func openDescriptor(_ path: String) -> Int32? {
        for (index, name) in ["stdin", "stdout", "stderr"].enumerated()
        where path.utf8.elementsEqual("/dev/\(name)".utf8) {
            return Int32(index)
        }
        for folder in ["/dev/fd/", "/proc/self/fd/", "/proc/\(getpid())/fd/"]
        where path.utf8.starts(with: folder.utf8) {
            return Int32(String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self))
        }
        return nil
    }

    static func checkWritable(_ path: String) throws(SystemError) {
        guard unsafe access(path, W_OK) == 0 else { throw error(.write, path) }
        var status = stat()
        if unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            throw error(.write, path, EISDIR)
        }
    }

    /// The size of a plain file in bytes; `nil` for anything else.
    static func size(of path: String) -> Int? {
        var status = stat()
        guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return nil
        }
        return Int(status.st_size)
    }

    static func openForWriting(_ path: String) throws(SystemError) -> Int32 {
        // Opening it again would begin at the start of a file to which others write.
        if let stream = openDescriptor(path) {
            let copy = fcntl(stream, F_DUPFD_CLOEXEC, 3)
            guard copy >= 0 else { throw error(.open, path) }
            return copy
        }
        let descriptor = unsafe Glibc.open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw error(.open, path) }
        return descriptor
    }

    /// Creates a file that must not exist, with the default mode, or readable only by its owner.
    static func create(_ path: String, isPrivate: Bool) throws(SystemError) -> Int32 {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = unsafe Glibc.open(path, flags, isPrivate ? 0o600 : 0o666)
        guard descriptor >= 0 else { throw error(.create, path) }
        // The file mode mask may withhold the rights of the owner, which a private file needs.
        if isPrivate { fchmod(descriptor, 0o600) }
        return descriptor
    }

    static func synchronize(_ descriptor: Int32, path: String) throws(SystemError) {
        guard fsync(descriptor) == 0 else { throw error(.synchronize, path) }
    }

    static func rename(_ from: String, to: String) throws(SystemError) {
        guard unsafe Glibc.rename(from, to) == 0 else { throw error(.rename, to) }
    }

    /// Removes a file.
    ///
    /// - Returns: Why it is still there; `nil` if it is gone.
    @discardableResult
    static func remove(_ path: String) -> SystemError? {
        unsafe unlink(path) == 0 || errno == ENOENT ? nil : error(.remove, path)
    }

    /// The identity of the plain file of an open stream; `nil` for anything else.
    static func identity(of descriptor: Int32) -> FileIdentity? {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { return nil }
        return identity(status)
    }

    /// The identity of the plain file at a path; for a missing file, that of its folder with the
    /// name.
    static func identity(of path: String) -> FileIdentity? {
        var status = stat()
        if unsafe stat(path, &status) == 0 { return identity(status) }
        guard errno == ENOENT else { return nil }
        // A symbolic link may lead to a missing file with another name.
        guard let path = try? resolved(path) else { return nil }
        let folder = folder(of: path)
        let name = path.utf8.dropFirst(path.utf8.starts(with: folder.utf8) ? folder.utf8.count : 0)
        guard unsafe stat(folder, &status) == 0 else { return nil }
        return FileIdentity(
            device: UInt64(status.st_dev), number: UInt64(status.st_ino),
            name: String(Substring(name)))
    }

    private static func identity(_ status: stat) -> FileIdentity? {
        guard status.st_mode & S_IFMT == S_IFREG else { return nil }
        return FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    }

    /// The target of a path through symbolic links, even if it does not exist yet.
    ///
    /// - Throws: The error that a link leads to a name that is not UTF-8, which a `String` cannot
    ///   represent.
    static func resolved(_ path: String) throws(SystemError) -> String {
        if let real = unsafe realpath(path, nil) {
            defer { unsafe free(real) }
            guard let name = unsafe String(validatingCString: real) else {
                throw error(.open, path, EILSEQ)
            }
            return name
        }
        var path = path
        // The system follows 40 links at most; a cycle of links leads to no file.
        for _ in 0..<40 {
            var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
            let count = unsafe bytes.withUnsafeMutableBytes { buffer in
                guard let start = buffer.baseAddress else { return -1 }
                return unsafe readlink(
                    path, start.assumingMemoryBound(to: CChar.self), buffer.count)
            }
            guard count > 0 else { break }
            guard let target = String(validating: bytes.prefix(count), as: UTF8.self) else {
                throw error(.open, path, EILSEQ)
            }
            path = target.utf8.first == UInt8(ascii: "/") ? target : folder(of: path) + target
        }
        return path
    }

    /// The folder of a path, with its slash.
    static func folder(of path: String) -> String {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        return slash.map { String(decoding: path.utf8[...$0], as: UTF8.self) } ?? "./"
    }
}
