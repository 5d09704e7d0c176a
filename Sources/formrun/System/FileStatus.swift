@unsafe @preconcurrency import Glibc

/// The mode, owner and group of a file, and its number of hard links.
struct FileStatus {
    let mode: UInt32
    let owner: UInt32
    let group: UInt32
    let links: Int

    /// The status of what is at a path, through symbolic links; `nil` if nothing is there.
    init?(of path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        mode = status.st_mode & 0o777
        owner = status.st_uid
        group = status.st_gid
        links = Int(status.st_nlink)
    }

    /// Gives owner, group and mode to an open file; without the right to set the group, group
    /// rights are removed.
    func give(to descriptor: Int32) {
        // Only the superuser may set the owner; a member of a group may set that group.
        _ = fchown(descriptor, owner, uid_t.max)
        let hasGroup = fchown(descriptor, uid_t.max, group) == 0
        fchmod(descriptor, hasGroup ? mode : mode & ~0o070)
    }
}
