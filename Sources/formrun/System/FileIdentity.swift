/// Which plain file a path leads to, however it is spelt: through links, `..` or another name of it.
struct FileIdentity: Hashable {
    let device: UInt64
    let number: UInt64
    /// The name in that folder, where the file is not there yet.
    var name: String?

    init(device: UInt64, number: UInt64, name: String? = nil) {
        self.device = device
        self.number = number
        self.name = name
    }

    /// The file that a path is read from, or standard input for `-`; `nil` where it is no plain file.
    init?(reading path: String) {
        guard let found = path == "-" ? System.identity(of: 0) : System.identity(of: path) else {
            return nil
        }
        self = found
    }

    /// The file that would be replaced; `nil` where what is there is written to as it is.
    init?(replacing path: String) {
        guard (try? System.isSpecial(path)) == false, let found = System.identity(of: path) else {
            return nil
        }
        self = found
    }

    /// The file that standard output goes to.
    static var standardOutput: FileIdentity? { System.identity(of: 1) }
}
