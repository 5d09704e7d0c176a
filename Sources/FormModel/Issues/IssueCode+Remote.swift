extension IssueCode {
    /// An asynchronous check refuses the value.
    public static let remote = IssueCode(rawValue: "remote")
    /// A value could not be checked: nobody is there who makes a check of that name.
    public static let remoteUnknown = IssueCode(rawValue: "remoteUnknown")
    /// An asynchronous check gave no answer in time.
    public static let remoteTimeout = IssueCode(rawValue: "remoteTimeout")
    /// An asynchronous check failed, so nobody knows what it would have said.
    public static let remoteFailed = IssueCode(rawValue: "remoteFailed")

    /// A choice was made though nobody has said what the choices are.
    public static let choicesUnknown = IssueCode(rawValue: "choicesUnknown")

    /// The codes of asynchronous checks and choices.
    static let remoteCodes: [IssueCode] = [
        .remote, .remoteUnknown, .remoteTimeout, .remoteFailed, .choicesUnknown,
    ]

    /// Stands where the answer of a check will stand; it is in no report.
    static let remotePending = IssueCode(rawValue: "remotePending")
}
