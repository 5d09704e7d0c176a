/// A file that is written whole or not at all.
///
/// The bytes go to a new file in the same folder, readable by its owner only; it takes the place of the old
/// one when it is complete and on the disk. A symbolic link is followed, so that the link stays and the
/// file that it leads to is replaced. Where the path is no plain file, such as `/dev/null` or a named
/// pipe, it is written to as it is.
struct AtomicFile {
    /// The calls to the system, so that a test can make any of them fail.
    struct Calls {
        var create: (String) throws(SystemError) -> Int32 = { path throws(SystemError) in
            try System.create(path)
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
    }

    private let path: String
    private let temporary: String?
    private let descriptor: Int32
    /// Whether nothing stood at the path before.
    private let isNew: Bool
    private let calls: Calls

    /// Begins to write.
    init(_ path: String, calls: Calls = Calls()) throws(SystemError) {
        self.calls = calls
        if try System.isSpecial(path) {
            self.path = path
            temporary = nil
            isNew = false
            descriptor = try System.openForWriting(path)
            return
        }
        let target = System.resolved(path)
        self.path = target
        // Not the name with something behind it, which would be too long where the name is as long as it may be.
        let random = String(UInt64.random(in: .min ... .max), radix: 36)
        let name = "\(AtomicFile.folder(of: target)).formrun-\(random).tmp"
        temporary = name
        isNew = System.size(of: target) == nil
        UnfinishedFiles.shared.add(name)
        do throws(SystemError) {
            descriptor = try calls.create(name)
        } catch {
            UnfinishedFiles.shared.forget(name)
            // The name that was given says more than one that nobody gave.
            throw SystemError(
                operation: error.operation, path: path, number: error.number, reason: error.reason)
        }
    }

    /// Adds bytes.
    func append(_ bytes: [UInt8]) throws(SystemError) {
        try calls.write(bytes, descriptor, path)
    }

    /// Makes what was written the file, once it is on the disk.
    func commit() throws(SystemError) { try AtomicFile.commit([self]) }

    /// Makes of several what was written the files, once all are on the disk: all of them or none, save that
    /// where the last cannot take its place, what was there before the others is not brought back.
    static func commit(_ files: [AtomicFile]) throws(SystemError) {
        do throws(SystemError) {
            for file in files where file.temporary != nil {
                try file.calls.synchronize(file.descriptor, file.path)
            }
            try UnfinishedFiles.shared.settle(files.compactMap(\.temporary)) {
                () throws(SystemError) in try AtomicFile.rename(files)
            }
        } catch {
            for file in files { file.abandon() }
            throw error
        }
        for file in files {
            System.close(file.descriptor)
            if file.temporary != nil { file.synchronizeFolder() }
        }
    }

    private static func rename(_ files: [AtomicFile]) throws(SystemError) {
        for (index, file) in files.enumerated() {
            guard let temporary = file.temporary else { continue }
            do throws(SystemError) {
                try file.calls.rename(temporary, file.path)
            } catch {
                for done in files[..<index] where done.isNew { System.remove(done.path) }
                throw error
            }
        }
    }

    /// Leaves everything as it was.
    func abandon() {
        System.close(descriptor)
        guard let temporary else { return }
        System.remove(temporary)
        UnfinishedFiles.shared.forget(temporary)
    }

    /// The new name must survive a power cut too.
    ///
    /// The file is in place already, so a folder that cannot be synchronised is no failure.
    private func synchronizeFolder() {
        let folder = AtomicFile.folder(of: path)
        guard let handle = try? System.openFolder(folder) else { return }
        try? calls.synchronize(handle, folder)
        System.close(handle)
    }

    /// The folder with its slash.
    private static func folder(of path: String) -> String {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        return slash.map { String(decoding: path.utf8[...$0], as: UTF8.self) } ?? "./"
    }

    /// Finds out whether a file could be written, before there is anything to write.
    static func check(_ path: String, calls: Calls = Calls()) throws(SystemError) {
        // To open a named pipe would wait for its reader.
        guard try !System.isSpecial(path) else { return try System.checkWritable(path) }
        try AtomicFile(path, calls: calls).abandon()
    }

    /// Writes a whole file.
    static func write(
        _ bytes: [UInt8], to path: String, calls: Calls = Calls()
    ) throws(SystemError) {
        let file = try AtomicFile(path, calls: calls)
        do throws(SystemError) {
            try file.append(bytes)
        } catch {
            file.abandon()
            throw error
        }
        try file.commit()
    }
}
