// How files that were written come into their places, several at once.
extension AtomicFile {
    /// Makes of several what was written the files, once all are on the disk: all of them or none.
    ///
    /// - Throws: What failed; where something could not be brought back, the reason says which file is new.
    static func commit(_ files: [AtomicFile]) throws(SystemError) {
        var kept: Set<String> = []
        do throws(SystemError) {
            for file in files { try file.complete() }
            try UnfinishedFiles.shared.settle(files.compactMap(\.temporary)) {
                () throws(SystemError) in try place(files, keeping: &kept)
            }
        } catch {
            for file in files {
                if let temporary = file.temporary, kept.contains(temporary) {
                    System.close(file.descriptor)
                    UnfinishedFiles.shared.forget(temporary)
                } else {
                    file.abandon()
                }
            }
            throw error
        }
        for file in files {
            System.close(file.descriptor)
            if file.temporary != nil { file.synchronizeFolder() }
        }
    }

    /// Brings what was written to the disk, with the rights of the file in whose place it comes.
    private func complete() throws(SystemError) {
        guard temporary != nil else { return }
        if let before { System.giveRights(before, to: descriptor) }
        try calls.synchronize(descriptor, path)
    }

    /// Files that have their places, with the name that the old file has meanwhile.
    private typealias Placed = (file: AtomicFile, old: String?)

    private static func place(
        _ files: [AtomicFile], keeping kept: inout Set<String>
    ) throws(SystemError) {
        var placed: [Placed] = []
        do throws(SystemError) {
            // What is written in place comes last: for that nothing can be brought back.
            for file in files where !file.isWrittenInPlace {
                guard let temporary = file.temporary else { continue }
                let isLast = placed.count == files.count - 1
                let old = isLast ? nil : file.keepOld()
                do throws(SystemError) {
                    try file.calls.rename(temporary, file.path)
                } catch {
                    if let old { System.remove(old) }
                    throw error
                }
                placed.append((file, old))
            }
            for file in files where file.isWrittenInPlace {
                guard let temporary = file.temporary else { continue }
                try System.reserve(file.path, asLargeAs: file.descriptor)
                do throws(SystemError) {
                    try file.calls.overwrite(file.path, temporary)
                } catch {
                    // The file is damaged, and what was to stand in it must not be lost.
                    kept.insert(temporary)
                    throw error.adding("what was to be written is in \(temporary)")
                }
                System.remove(temporary)
                placed.append((file, nil))
            }
        } catch {
            let replaced = placed.reversed().filter { !$0.file.bringBack($0.old) }.map(\.file.path)
            throw replaced.reduce(error) { $0.adding("\($1) is replaced already") }
        }
        for case (_, let old?) in placed { System.remove(old) }
    }

    /// Gives the file that is there a second name; `nil` where there is none, or the file system cannot.
    private func keepOld() -> String? {
        guard before != nil else { return nil }
        let name = AtomicFile.unusedName(beside: path, "old")
        return calls.link(path, name) ? name : nil
    }

    /// Puts things back as they were before the file came into its place.
    ///
    /// - Returns: Whether they are.
    private func bringBack(_ old: String?) -> Bool {
        if before == nil {
            System.remove(path)
            return true
        }
        guard let old else { return false }
        return (try? System.rename(old, to: path)) != nil
    }

    /// The new name must survive a power cut too.
    ///
    /// The file is in place already, so a folder that cannot be synchronised is no failure.
    private func synchronizeFolder() {
        let folder = System.folder(of: path)
        guard let handle = try? System.openFolder(folder) else { return }
        try? calls.synchronize(handle, folder)
        System.close(handle)
    }
}
