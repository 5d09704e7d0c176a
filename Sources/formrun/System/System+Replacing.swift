@unsafe @preconcurrency import Glibc

// What a file keeps when it is replaced, and replacing what stands in it.
extension System {
    /// The rights of a file, and how many names it has.
    struct FileStatus {
        let mode: UInt32
        let owner: UInt32
        let group: UInt32
        let links: Int
    }

    static func status(of path: String) -> FileStatus? {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        return FileStatus(
            mode: status.st_mode & 0o777, owner: status.st_uid, group: status.st_gid,
            links: Int(status.st_nlink))
    }

    /// Gives an open file the rights of another; those of a group that it cannot have are left out.
    static func giveRights(_ status: FileStatus, to descriptor: Int32) {
        // Only the superuser may give the owner; one that has the group may give that.
        _ = fchown(descriptor, status.owner, uid_t.max)
        let hasGroup = fchown(descriptor, uid_t.max, status.group) == 0
        fchmod(descriptor, hasGroup ? status.mode : status.mode & ~0o070)
    }

    /// Another name for a file.
    ///
    /// - Returns: Whether it has it.
    static func link(_ from: String, to: String) -> Bool { unsafe Glibc.link(from, to) == 0 }

    /// Makes a file that is to be overwritten as large as another, so that nothing in it is lost where there is no
    /// room.
    static func reserve(_ path: String, asLargeAs other: Int32) throws(SystemError) {
        var status = stat()
        guard unsafe fstat(other, &status) == 0 else { throw error(.write, path) }
        let wanted = status.st_size
        let descriptor = try openForWriting(path)
        defer { close(descriptor) }
        guard unsafe fstat(descriptor, &status) == 0, status.st_size < wanted else { return }
        let number = posix_fallocate(descriptor, status.st_size, wanted - status.st_size)
        // Some file systems cannot say; then writing does.
        guard ![0, EOPNOTSUPP, EINVAL].contains(number) else { return }
        _ = ftruncate(descriptor, status.st_size)
        throw error(.write, path, number)
    }

    /// Writes to a file what stands in another, and nothing behind it.
    static func overwrite(_ path: String, with source: String) throws(SystemError) {
        let from = try open(source)
        defer { close(from) }
        let descriptor = try openForWriting(path)
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var size = 0
        while try read(from, path: source, into: &bytes, upTo: 1 << 16) > 0 {
            try write(bytes, to: descriptor, path: path)
            size += bytes.count
            bytes.removeAll(keepingCapacity: true)
        }
        guard ftruncate(descriptor, off_t(size)) == 0 else { throw error(.write, path) }
        try synchronize(descriptor, path: path)
    }
}
