/// An error of a file or stream: the operation, the path and the reason of the system.
struct SystemError: Error, CustomStringConvertible {
    enum Operation: String {
        case open, read, write, create, rename, remove, synchronize
    }

    let operation: Operation
    let path: String
    /// The error number, `errno`.
    let number: Int32
    let reason: String

    /// Whether the reader of the output has closed the pipe.
    var isBrokenPipe: Bool { number == System.brokenPipe }

    /// An error for output that is unsuitable, although the system would permit it.
    static func unsuitable(_ path: String, _ reason: String) -> SystemError {
        SystemError(operation: .write, path: path, number: 0, reason: reason)
    }

    /// The error with a consequence added to its reason.
    func adding(_ consequence: String) -> SystemError {
        SystemError(
            operation: operation, path: path, number: number, reason: "\(reason); \(consequence)")
    }

    var description: String {
        let name = path == "-" ? "standard input" : path
        return "cannot \(operation.rawValue) \(name): \(reason)"
    }
}
