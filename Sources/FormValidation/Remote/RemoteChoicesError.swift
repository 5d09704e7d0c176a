/// The failures to fetch choices.
public struct RemoteChoicesError: Error, Sendable, Hashable {
    /// Why choices could not be fetched.
    public enum Reason: String, Sendable, Hashable, CaseIterable {
        /// No source of choices has the name.
        case unknown
        /// The fetch exceeded the timeout.
        case timedOut
        /// The fetch threw an error or was cancelled.
        case failed
    }

    /// A failure to fetch the choices of one name.
    public struct Failure: Sendable, Hashable {
        /// The name that the form uses.
        public let name: String
        /// The reason of the failure.
        public let reason: Reason
    }

    /// The failures, in form order; at least one.
    public let failures: [Failure]
}

extension RemoteChoicesError: CustomStringConvertible {
    /// The failures, one a line.
    public var description: String {
        failures.map { failure in
            switch failure.reason {
            case .unknown: "there is no source of the choices \(failure.name)"
            case .timedOut: "the choices \(failure.name) were not fetched in time"
            case .failed: "the choices \(failure.name) could not be fetched"
            }
        }.joined(separator: "\n")
    }
}
