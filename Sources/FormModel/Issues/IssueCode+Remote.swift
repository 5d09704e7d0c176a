extension IssueCode {
    /// An asynchronous check refuses the value.
    public static let remote = IssueCode(rawValue: "remote")
    /// A value could not be checked, because no asynchronous check of that name is available.
    public static let remoteUnknown = IssueCode(rawValue: "remoteUnknown")
    /// An asynchronous check did not answer in time.
    public static let remoteTimeout = IssueCode(rawValue: "remoteTimeout")
    /// An asynchronous check failed without an answer.
    public static let remoteFailed = IssueCode(rawValue: "remoteFailed")

    /// A choice was sent, but the choices have not been fetched.
    public static let choicesUnknown = IssueCode(rawValue: "choicesUnknown")
    /// The choices of a field were not fetched, because the form needs choices for too many different values.
    public static let tooManyChoiceSets = IssueCode(rawValue: "tooManyChoiceSets")

    static let remoteCodes: [IssueCode] = [
        .remote, .remoteUnknown, .remoteTimeout, .remoteFailed, .choicesUnknown,
        .tooManyChoiceSets,
    ]

    /// A placeholder for the answer of a pending check; it is in no report.
    static let remotePending = IssueCode(rawValue: "remotePending")
}
