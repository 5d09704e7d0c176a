/// All choices that could not be fetched.
public struct RemoteChoicesError: Error, Sendable, Hashable {
    /// Why choices could not be fetched.
    public enum Reason: String, Sendable, Hashable, CaseIterable {
        /// Nobody fetches choices of that name.
        case unknown
        /// They did not come in time.
        case timedOut
        /// Fetching them failed, or was cancelled.
        case failed
    }

    /// One name, and why its choices could not be fetched.
    public struct Failure: Sendable, Hashable {
        /// The name that the form uses.
        public let name: String
        /// Why they could not be fetched.
        public let reason: Reason
    }

    /// The failures, in form order; at least one.
    public let failures: [Failure]
}

extension RemoteChoicesError: CustomStringConvertible {
    /// One line a failure.
    public var description: String {
        failures.map { failure in
            switch failure.reason {
            case .unknown: "nobody fetches the choices \(failure.name)"
            case .timedOut: "the choices \(failure.name) did not come in time"
            case .failed: "the choices \(failure.name) could not be fetched"
            }
        }.joined(separator: "\n")
    }
}
