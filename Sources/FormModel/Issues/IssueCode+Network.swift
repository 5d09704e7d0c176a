extension IssueCode {
    /// A text is not a URL, or its scheme is not allowed.
    public static let url = IssueCode(rawValue: "url")
    /// A text is not a host name.
    public static let hostname = IssueCode(rawValue: "hostname")
    /// A text is not an IP address, or has another version.
    public static let ip = IssueCode(rawValue: "ip")
    /// A text is not a range of IP addresses, or has another version.
    public static let cidr = IssueCode(rawValue: "cidr")
    /// A number is not a port.
    public static let port = IssueCode(rawValue: "port")
    /// A text is not a UUID, or has another version.
    public static let uuid = IssueCode(rawValue: "uuid")
    /// A text is not a semantic version.
    public static let semver = IssueCode(rawValue: "semver")
    /// A text is not a telephone number in the form of E.164.
    public static let e164 = IssueCode(rawValue: "e164")

    /// The codes of validators of addresses and identifiers.
    static let networkCodes: [IssueCode] = [
        .url, .hostname, .ip, .cidr, .port, .uuid, .semver, .e164,
    ]
}
