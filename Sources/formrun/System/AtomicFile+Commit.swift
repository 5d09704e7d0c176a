extension AtomicFile {
    /// Puts several written files in their places, once all are synchronized to the disk: all of
    /// them or none.
    ///
    /// - Throws: The failure; if a file could not be restored, the reason names the files that are
    ///   replaced.
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
                    Streams.close(file.descriptor)
                    UnfinishedFiles.shared.forget(temporary)
                } else {
                    file.abandon()
                }
            }
            throw error
        }
        for file in files {
            Streams.close(file.descriptor)
            if file.temporary != nil { file.synchronizeFolder() }
        }
    }

    /// Synchronizes the new file to the disk, with the rights of the file that it replaces.
    private func complete() throws(SystemError) {
        guard temporary != nil else { return }
        if let before { before.give(to: descriptor) }
        try calls.synchronize(descriptor, path)
    }

    /// A file in its place, with the temporary name of the old file if that was kept.
    private typealias Placed = (file: AtomicFile, old: String?)

    private static func place(
        _ files: [AtomicFile], keeping kept: inout Set<String>
    ) throws(SystemError) {
        var placed: [Placed] = []
        do throws(SystemError) {
            // Files that are overwritten in place come last, since they cannot be restored.
            for file in files where !file.isWrittenInPlace {
                guard let temporary = file.temporary else { continue }
                let isLast = placed.count == files.count - 1
                let old = isLast ? nil : file.keepOld()
                do throws(SystemError) {
                    try file.calls.rename(temporary, file.path)
                } catch {
                    if let old { file.removeTemporary(old) }
                    throw error
                }
                placed.append((file, old))
            }
            for file in files where file.isWrittenInPlace {
                guard let temporary = file.temporary else { continue }
                try Files.reserve(file.path, asLargeAs: file.descriptor)
                do throws(SystemError) {
                    try file.calls.overwrite(file.path, temporary)
                } catch {
                    // The target is damaged, so the complete temporary file must be kept.
                    kept.insert(temporary)
                    throw error.adding("the new content is in \(temporary)")
                }
                file.removeTemporary(temporary)
                placed.append((file, nil))
            }
        } catch {
            let replaced = placed.reversed().filter { !$0.file.bringBack($0.old) }.map(\.file.path)
            throw replaced.reduce(error) { $0.adding("\($1) has already been replaced") }
        }
        for case (let file, let old?) in placed { file.removeTemporary(old) }
    }

    /// Gives the existing file a second name; `nil` if there is no file, or the file system has no
    /// hard links.
    private func keepOld() -> String? {
        guard before != nil else { return nil }
        let name = AtomicFile.unusedName(beside: path, "old")
        return calls.link(path, name) ? name : nil
    }

    /// Restores the state before the file was put in its place.
    ///
    /// - Returns: Whether that succeeded.
    private func bringBack(_ old: String?) -> Bool {
        if before == nil {
            Files.remove(path)
            return true
        }
        guard let old else { return false }
        return (try? Files.rename(old, to: path)) != nil
    }

    /// Synchronizes the folder, so that the new name survives a power failure.
    ///
    /// A failure is ignored, since the file is in its place already.
    private func synchronizeFolder() {
        let folder = Files.folder(of: path)
        guard let handle = try? Streams.openFolder(folder) else { return }
        try? calls.synchronize(handle, folder)
        Streams.close(handle)
    }
}
