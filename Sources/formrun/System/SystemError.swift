/// Trouble with a file or stream: what was done, to what, and what the system said.
struct SystemError: Error, CustomStringConvertible {
    enum Operation: String {
        case open, read, write, create, rename, synchronize
    }

    let operation: Operation
    let path: String
    /// The number of the error, `errno`.
    let number: Int32
    /// What the system says of it.
    let reason: String

    /// Whether the reader of our output has gone.
    var isBrokenPipe: Bool { number == System.brokenPipe }

    /// That something cannot be written as it is, though the system would do it.
    static func unsuitable(_ path: String, _ reason: String) -> SystemError {
        SystemError(operation: .write, path: path, number: 0, reason: reason)
    }

    /// The same with more about what it left behind.
    func adding(_ consequence: String) -> SystemError {
        SystemError(
            operation: operation, path: path, number: number, reason: "\(reason); \(consequence)")
    }

    var description: String {
        let name = path == "-" ? "standard input" : path
        return "cannot \(operation.rawValue) \(name): \(reason)"
    }
}
