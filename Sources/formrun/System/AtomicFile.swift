/// A file that is written completely or not at all.
///
/// The bytes go to a temporary file in the same folder, which replaces the old file when it is
/// complete and synchronized to the disk. Symbolic links are followed, even to a file that does not
/// exist yet. An existing file keeps its mode, and its owner and group if the system permits. A
/// file with several names (hard links) would lose them by replacement, so it is overwritten in
/// place from the complete temporary file. A path that is not a plain file, such as `/dev/null` or
/// a named pipe, is written to directly.
struct AtomicFile {
    /// The system calls, which tests replace to make one fail.
    struct Calls {
        var create: (String, Bool) throws(SystemError) -> Int32 = {
            path, isPrivate throws(SystemError) in
            try Files.create(path, isPrivate: isPrivate)
        }
        var write: ([UInt8], Int32, String) throws(SystemError) -> Void = {
            bytes, descriptor, path throws(SystemError) in
            try Streams.write(bytes, to: descriptor, path: path)
        }
        var synchronize: (Int32, String) throws(SystemError) -> Void = {
            descriptor, path throws(SystemError) in
            try Files.synchronize(descriptor, path: path)
        }
        var rename: (String, String) throws(SystemError) -> Void = {
            from, to throws(SystemError) in
            try Files.rename(from, to: to)
        }
        var remove: (String) -> SystemError? = { Files.remove($0) }
        var link: (String, String) -> Bool = { from, to in Files.link(from, to: to) }
        var overwrite: (String, String) throws(SystemError) -> Void = {
            path, source throws(SystemError) in
            try Files.overwrite(path, with: source)
        }
    }

    let path: String
    let temporary: String?
    let descriptor: Int32
    /// The status of an existing file at the path.
    let before: FileStatus?
    let calls: Calls

    /// Whether the file has other names, which a replacement would not have.
    var isWrittenInPlace: Bool { temporary != nil && before.map { $0.links > 1 } ?? false }

    /// Creates the temporary file.
    ///
    /// - Parameters:
    ///   - path: The name of the file.
    ///   - isPrivate: Whether only the owner may read a file that does not exist yet, as answers
    ///     require; otherwise a new file has the default mode.
    ///   - calls: The system calls.
    /// - Throws: The reason why the file cannot be written.
    init(_ path: String, isPrivate: Bool = true, calls: Calls = Calls()) throws(SystemError) {
        self.calls = calls
        if try Files.isSpecial(path) {
            self.path = path
            temporary = nil
            before = nil
            descriptor = try Files.openForWriting(path)
            return
        }
        let target = try Files.resolved(path)
        self.path = target
        before = FileStatus(of: target)
        // The folder may permit replacing a file that its owner has write-protected, so that is
        // checked.
        if before != nil { try Files.checkWritable(target) }
        // A file that replaces another is private until it gets the mode of the old one.
        (temporary, descriptor) = try AtomicFile.create(
            beside: target, of: path, isPrivate: isPrivate || before != nil, calls)
    }

    /// Creates the temporary file for a file that only its owner may read, whatever was there
    /// before.
    ///
    /// Only a plain file of the present user is replaced: in a folder that others may write to, a
    /// symbolic link may lead to any file. Other names of the file (hard links) keep the old
    /// content.
    ///
    /// - Throws: The reason why the file cannot be written.
    init(own path: String, calls: Calls = Calls()) throws(SystemError) {
        self.calls = calls
        try OwnFiles.check(path)
        self.path = path
        before = nil
        (temporary, descriptor) = try AtomicFile.create(
            beside: path, of: path, isPrivate: true, calls)
    }

    private static func create(
        beside target: String, of path: String, isPrivate: Bool, _ calls: Calls
    ) throws(SystemError) -> (temporary: String, descriptor: Int32) {
        let name = unusedName(beside: target, "tmp")
        UnfinishedFiles.shared.add(name)
        do throws(SystemError) {
            return (name, try calls.create(name, isPrivate))
        } catch {
            UnfinishedFiles.shared.forget(name)
            // The path is reported instead of the temporary name, which the user did not give.
            throw SystemError(
                operation: error.operation, path: path, number: error.number, reason: error.reason)
        }
    }

    /// An unused name in the folder of a file, independent of the name of the file, which may have
    /// the maximum length already.
    static func unusedName(beside path: String, _ ending: String) -> String {
        let random = String(UInt64.random(in: .min ... .max), radix: 36)
        return "\(Files.folder(of: path)).formrun-\(random).\(ending)"
    }

    func append(_ bytes: [UInt8]) throws(SystemError) {
        try calls.write(bytes, descriptor, path)
    }

    /// Puts the written file in its place, once it is synchronized to the disk.
    func commit() throws(SystemError) { try AtomicFile.commit([self]) }

    /// Removes the temporary file and leaves the target unchanged.
    func abandon() {
        Streams.close(descriptor)
        guard let temporary else { return }
        removeTemporary(temporary)
        UnfinishedFiles.shared.forget(temporary)
    }

    /// Removes a temporary file; one that cannot be removed is named when the command ends.
    func removeTemporary(_ path: String) { UnfinishedFiles.shared.note(calls.remove(path)) }

    /// Checks that a file can be written, before there is anything to write.
    static func check(_ path: String, calls: Calls = Calls()) throws(SystemError) {
        // Opening a named pipe would wait for its reader.
        guard try !Files.isSpecial(path) else { return try Files.checkWritable(path) }
        try AtomicFile(path, calls: calls).abandon()
    }

    static func write(
        _ bytes: [UInt8], to path: String, isPrivate: Bool = true, calls: Calls = Calls()
    ) throws(SystemError) {
        try AtomicFile(path, isPrivate: isPrivate, calls: calls).complete(with: bytes)
    }

    /// Writes all bytes and puts the file in its place.
    ///
    /// - Returns: The version of a new file, for finding out whether it is changed by others.
    @discardableResult
    func complete(with bytes: [UInt8]) throws(SystemError) -> FileVersion? {
        do throws(SystemError) {
            try append(bytes)
        } catch {
            abandon()
            throw error
        }
        let version = FileVersion(of: descriptor)
        try commit()
        return version
    }
}
