/// A file that is written whole or not at all.
///
/// The bytes go to a new file in the same folder, which takes the place of the old one when it is complete and on
/// the disk. Symbolic links are followed, also to a file that is not there yet. An existing file keeps its mode,
/// and its owner and group where the system lets it. A file that has other names (hard links) would lose them
/// that way, so it is written in place, from the complete file beside it. Where the path is no plain file, such
/// as `/dev/null` or a named pipe, it is written to as it is.
struct AtomicFile {
    /// The calls to the system, so that a test can make any of them fail.
    struct Calls {
        var create: (String, Bool) throws(SystemError) -> Int32 = {
            path, isPrivate throws(SystemError) in
            try System.create(path, isPrivate: isPrivate)
        }
        var write: ([UInt8], Int32, String) throws(SystemError) -> Void = {
            bytes, descriptor, path throws(SystemError) in
            try System.write(bytes, to: descriptor, path: path)
        }
        var synchronize: (Int32, String) throws(SystemError) -> Void = {
            descriptor, path throws(SystemError) in
            try System.synchronize(descriptor, path: path)
        }
        var rename: (String, String) throws(SystemError) -> Void = {
            from, to throws(SystemError) in
            try System.rename(from, to: to)
        }
        var link: (String, String) -> Bool = { from, to in System.link(from, to: to) }
        var overwrite: (String, String) throws(SystemError) -> Void = {
            path, source throws(SystemError) in
            try System.overwrite(path, with: source)
        }
    }

    let path: String
    let temporary: String?
    let descriptor: Int32
    /// What stands at the path already.
    let before: System.FileStatus?
    let calls: Calls

    /// Whether the file has names that a new file in its place would not have.
    var isWrittenInPlace: Bool { temporary != nil && before.map { $0.links > 1 } ?? false }

    /// Begins to write.
    ///
    /// - Parameters:
    ///   - path: The name of the file.
    ///   - isPrivate: Whether only its owner may read a file that is not there yet, as answers must be; otherwise
    ///     its mode is that of any new file.
    ///   - calls: The calls to the system.
    /// - Throws: Why no file can be written there.
    init(_ path: String, isPrivate: Bool = true, calls: Calls = Calls()) throws(SystemError) {
        self.calls = calls
        if try System.isSpecial(path) {
            self.path = path
            temporary = nil
            before = nil
            descriptor = try System.openForWriting(path)
            return
        }
        let target = try System.resolved(path)
        self.path = target
        before = System.status(of: target)
        // Its owner may have protected it, and the folder would let it be replaced all the same.
        if before != nil { try System.checkWritable(target) }
        let name = AtomicFile.unusedName(beside: target, "tmp")
        temporary = name
        UnfinishedFiles.shared.add(name)
        do throws(SystemError) {
            // What is to have the mode of a file that is there is private until it has it.
            descriptor = try calls.create(name, isPrivate || before != nil)
        } catch {
            UnfinishedFiles.shared.forget(name)
            // The name that was given says more than one that nobody gave.
            throw SystemError(
                operation: error.operation, path: path, number: error.number, reason: error.reason)
        }
    }

    /// A name in the folder of a file, which is not that of the file with something behind it: that would be too
    /// long where the name is as long as it may be.
    static func unusedName(beside path: String, _ ending: String) -> String {
        let random = String(UInt64.random(in: .min ... .max), radix: 36)
        return "\(System.folder(of: path)).formrun-\(random).\(ending)"
    }

    /// Adds bytes.
    func append(_ bytes: [UInt8]) throws(SystemError) {
        try calls.write(bytes, descriptor, path)
    }

    /// Makes what was written the file, once it is on the disk.
    func commit() throws(SystemError) { try AtomicFile.commit([self]) }

    /// Leaves everything as it was.
    func abandon() {
        System.close(descriptor)
        guard let temporary else { return }
        System.remove(temporary)
        UnfinishedFiles.shared.forget(temporary)
    }

    /// Finds out whether a file could be written, before there is anything to write.
    static func check(_ path: String, calls: Calls = Calls()) throws(SystemError) {
        // To open a named pipe would wait for its reader.
        guard try !System.isSpecial(path) else { return try System.checkWritable(path) }
        try AtomicFile(path, calls: calls).abandon()
    }

    /// Writes a whole file.
    static func write(
        _ bytes: [UInt8], to path: String, isPrivate: Bool = true, calls: Calls = Calls()
    ) throws(SystemError) {
        let file = try AtomicFile(path, isPrivate: isPrivate, calls: calls)
        do throws(SystemError) {
            try file.append(bytes)
        } catch {
            file.abandon()
            throw error
        }
        try file.commit()
    }
}
