@unsafe @preconcurrency import Glibc

// What a path leads to, and replacing it.
extension System {
    /// Whether something is there that is no plain file, such as `/dev/null` or a named pipe.
    ///
    /// - Throws: What makes the path one that nothing can ever stand at, such as a name that is too long.
    static func isSpecial(_ path: String) throws(SystemError) -> Bool {
        // Names of open streams and devices: replacing them would take what they lead to from whoever opened it.
        if folder(of: path) == "/dev/" || openDescriptor(path) != nil { return true }
        var status = stat()
        guard unsafe stat(path, &status) == 0 else {
            let number = errno
            guard number == ENOENT, !path.utf8.isEmpty else { throw error(.create, path, number) }
            return false
        }
        return status.st_mode & S_IFMT != S_IFREG
    }

    /// The open stream that a path names: `/dev/stdout`, `/dev/fd/3`, `/proc/self/fd/3`.
    private static func openDescriptor(_ path: String) -> Int32? {
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

    /// How many bytes a plain file has.
    static func size(of path: String) -> Int? {
        var status = stat()
        guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return nil
        }
        return Int(status.st_size)
    }

    static func openForWriting(_ path: String) throws(SystemError) -> Int32 {
        // To open it anew would begin at the start of a file that others write to.
        if let stream = openDescriptor(path) {
            let copy = fcntl(stream, F_DUPFD_CLOEXEC, 3)
            guard copy >= 0 else { throw error(.open, path) }
            return copy
        }
        let descriptor = unsafe Glibc.open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw error(.open, path) }
        return descriptor
    }

    /// Creates a file that was not there before, with the mode of any new file or one that only its owner can read.
    static func create(_ path: String, isPrivate: Bool) throws(SystemError) -> Int32 {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = unsafe Glibc.open(path, flags, isPrivate ? 0o600 : 0o666)
        guard descriptor >= 0 else { throw error(.create, path) }
        // A mask that takes the owner's rights away is not meant for a file that he asked for.
        if isPrivate { fchmod(descriptor, 0o600) }
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
        // A link may lead to a file that is not there yet, which has another name.
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

    /// The file that a path leads to, through symbolic links, also where it is not there yet.
    ///
    /// - Throws: Where a link leads to a name that is not UTF-8, and so could only be changed.
    static func resolved(_ path: String) throws(SystemError) -> String {
        if let real = unsafe realpath(path, nil) {
            defer { unsafe free(real) }
            guard let name = unsafe String(validatingCString: real) else {
                throw error(.open, path, EILSEQ)
            }
            return name
        }
        var path = path
        // As many as the system follows; the file is there no longer where they are in a ring.
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
