@unsafe @preconcurrency import Glibc

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

    init(operation: Operation, path: String, number: Int32, reason: String) {
        self.operation = operation
        self.path = path
        self.number = number
        self.reason = reason
    }

    /// The error of a failed system call, by default from `errno`.
    init(_ operation: Operation, _ path: String, _ number: Int32 = errno) {
        let reason = unsafe String(cString: strerror(number))
        self.init(operation: operation, path: path, number: number, reason: reason)
    }

    static let brokenPipe = EPIPE

    /// Whether the reader of the output has closed the pipe.
    var isBrokenPipe: Bool { number == SystemError.brokenPipe }

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
