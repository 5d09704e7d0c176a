@unsafe @preconcurrency import Glibc

extension System {
    /// The mode, owner and group of a file, and its number of hard links.
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

    /// Copies owner, group and mode to an open file; without the right to set the group, group
    /// rights are removed.
    static func giveRights(_ status: FileStatus, to descriptor: Int32) {
        // Only the superuser may set the owner; a member of a group may set that group.
        _ = fchown(descriptor, status.owner, uid_t.max)
        let hasGroup = fchown(descriptor, uid_t.max, status.group) == 0
        fchmod(descriptor, hasGroup ? status.mode : status.mode & ~0o070)
    }

    /// Adds a hard link to a file.
    ///
    /// - Returns: Whether that succeeded.
    static func link(_ from: String, to: String) -> Bool { unsafe Glibc.link(from, to) == 0 }

    /// Reserves space for overwriting a file with another, so that a full disk fails before
    /// anything is lost.
    static func reserve(_ path: String, asLargeAs other: Int32) throws(SystemError) {
        var status = stat()
        guard unsafe fstat(other, &status) == 0 else { throw error(.write, path) }
        let wanted = status.st_size
        let descriptor = try openForWriting(path)
        defer { close(descriptor) }
        guard unsafe fstat(descriptor, &status) == 0, status.st_size < wanted else { return }
        let number = posix_fallocate(descriptor, status.st_size, wanted - status.st_size)
        // If the file system cannot reserve space, the write itself may fail.
        guard ![0, EOPNOTSUPP, EINVAL].contains(number) else { return }
        _ = ftruncate(descriptor, status.st_size)
        throw error(.write, path, number)
    }

    /// Overwrites a file with the contents of another and truncates it to their size.
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
