@unsafe @preconcurrency import Glibc

/// Files by their paths.
enum Files {
    /// Whether the path exists and is not a plain file, such as `/dev/null` or a named pipe.
    ///
    /// - Throws: The reason why no file can be at the path, such as a name that is too long.
    static func isSpecial(_ path: String) throws(SystemError) -> Bool {
        // Names of open streams and of devices must be written to, not replaced.
        if folder(of: path) == "/dev/" || openDescriptor(path) != nil { return true }
        var status = stat()
        guard unsafe stat(path, &status) == 0 else {
            let number = errno
            guard number == ENOENT, !path.utf8.isEmpty else {
                throw SystemError(.create, path, number)
            }
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

    /// The names of what is in a folder, apart from those that are not UTF-8; none where it cannot be read.
    static func names(in folder: String) -> [String] {
        let entries = try? entries(in: folder, limit: .max)
        return (entries ?? []).filter(\.isExact).map(\.name)
    }

    /// What a path leads to, as far as a person who fills in a form is concerned.
    enum Kind {
        case folder, file
        /// A device, a pipe, a socket, or a link that leads nowhere.
        case other
    }

    /// A name in a folder.
    struct Entry {
        /// The name; where it is not UTF-8, with U+FFFD for what is malformed.
        let name: String
        /// Whether the name is UTF-8, so that it is the one that a path has.
        let isExact: Bool
        /// What it is; `nil` where its own folder does not say it, as for links.
        let kind: Kind?
    }

    /// What is in a folder.
    ///
    /// No entry is examined.
    ///
    /// - Returns: The entries, in no order; `nil` if there are more than the limit.
    /// - Throws: If the folder cannot be read.
    static func entries(in folder: String, limit: Int) throws(SystemError) -> [Entry]? {
        guard !folder.utf8.contains(0), let open = unsafe opendir(folder) else {
            throw SystemError(.open, folder)
        }
        defer { unsafe closedir(open) }
        var entries: [Entry] = []
        while let entry = unsafe readdir(open) {
            let (name, isExact) = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) {
                    let exact = unsafe String(validatingCString: $0)
                    return (unsafe exact ?? String(cString: $0), exact != nil)
                }
            }
            guard name != ".", name != ".." else { continue }
            guard entries.count < limit else { return nil }
            entries.append(
                Entry(
                    name: name, isExact: isExact, kind: kind(unsafe Int(entry.pointee.d_type))))
        }
        return entries
    }

    private static func kind(_ type: Int) -> Kind? {
        switch type {
        case Int(DT_DIR): .folder
        case Int(DT_REG): .file
        case Int(DT_LNK), Int(DT_UNKNOWN): nil
        default: .other
        }
    }

    /// What a path leads to, through symbolic links.
    static func kind(of path: String) -> Kind {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return .other }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        case S_IFREG: return .file
        default: return .other
        }
    }

    static func checkWritable(_ path: String) throws(SystemError) {
        guard unsafe access(path, W_OK) == 0 else { throw SystemError(.write, path) }
        var status = stat()
        if unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            throw SystemError(.write, path, EISDIR)
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
            guard copy >= 0 else { throw SystemError(.open, path) }
            return copy
        }
        let descriptor = unsafe Glibc.open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw SystemError(.open, path) }
        return descriptor
    }

    /// Creates a file that must not exist, with the default mode, or readable only by its owner.
    static func create(_ path: String, isPrivate: Bool) throws(SystemError) -> Int32 {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = unsafe Glibc.open(path, flags, isPrivate ? 0o600 : 0o666)
        guard descriptor >= 0 else { throw SystemError(.create, path) }
        // The file mode mask may withhold the rights of the owner, which a private file needs.
        if isPrivate { fchmod(descriptor, 0o600) }
        return descriptor
    }

    static func synchronize(_ descriptor: Int32, path: String) throws(SystemError) {
        guard fsync(descriptor) == 0 else { throw SystemError(.synchronize, path) }
    }

    static func rename(_ from: String, to: String) throws(SystemError) {
        guard unsafe Glibc.rename(from, to) == 0 else { throw SystemError(.rename, to) }
    }

    /// Removes a file.
    ///
    /// - Returns: Why it is still there; `nil` if it is gone.
    @discardableResult
    static func remove(_ path: String) -> SystemError? {
        unsafe unlink(path) == 0 || errno == ENOENT ? nil : SystemError(.remove, path)
    }

    /// The target of a path through symbolic links, even if it does not exist yet.
    ///
    /// - Throws: The error that a link leads to a name that is not UTF-8, which a `String` cannot
    ///   represent.
    static func resolved(_ path: String) throws(SystemError) -> String {
        if let real = unsafe realpath(path, nil) {
            defer { unsafe free(real) }
            guard let name = unsafe String(validatingCString: real) else {
                throw SystemError(.open, path, EILSEQ)
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
                throw SystemError(.open, path, EILSEQ)
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

    // MARK: Replacing

    /// Adds a hard link to a file.
    ///
    /// - Returns: Whether that succeeded.
    static func link(_ from: String, to: String) -> Bool { unsafe Glibc.link(from, to) == 0 }

    /// Reserves space for overwriting a file with another, so that a full disk fails before
    /// anything is lost.
    static func reserve(_ path: String, asLargeAs other: Int32) throws(SystemError) {
        var status = stat()
        guard unsafe fstat(other, &status) == 0 else { throw SystemError(.write, path) }
        let wanted = status.st_size
        let descriptor = try openForWriting(path)
        defer { Streams.close(descriptor) }
        guard unsafe fstat(descriptor, &status) == 0, status.st_size < wanted else { return }
        let number = posix_fallocate(descriptor, status.st_size, wanted - status.st_size)
        // If the file system cannot reserve space, the write itself may fail.
        guard ![0, EOPNOTSUPP, EINVAL].contains(number) else { return }
        _ = ftruncate(descriptor, status.st_size)
        throw SystemError(.write, path, number)
    }

    /// Overwrites a file with the contents of another and truncates it to their size.
    static func overwrite(_ path: String, with source: String) throws(SystemError) {
        let from = try Streams.open(source)
        defer { Streams.close(from) }
        let descriptor = try openForWriting(path)
        defer { Streams.close(descriptor) }
        var bytes: [UInt8] = []
        var size = 0
        while try Streams.read(from, path: source, into: &bytes, upTo: 1 << 16) > 0 {
            try Streams.write(bytes, to: descriptor, path: path)
            size += bytes.count
            bytes.removeAll(keepingCapacity: true)
        }
        guard ftruncate(descriptor, off_t(size)) == 0 else { throw SystemError(.write, path) }
        try synchronize(descriptor, path: path)
    }
}
