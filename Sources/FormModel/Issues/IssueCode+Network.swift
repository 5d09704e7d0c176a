extension IssueCode {
    /// A text is no URL, or one of another scheme than allowed.
    public static let url = IssueCode(rawValue: "url")
    /// A text is no host name.
    public static let hostname = IssueCode(rawValue: "hostname")
    /// A text is no IP address, or one of another version.
    public static let ip = IssueCode(rawValue: "ip")
    /// A text is no range of IP addresses, or one of another version.
    public static let cidr = IssueCode(rawValue: "cidr")
    /// A number is no port.
    public static let port = IssueCode(rawValue: "port")
    /// A text is no UUID, or one of another version.
    public static let uuid = IssueCode(rawValue: "uuid")
    /// A text is no semantic version.
    public static let semver = IssueCode(rawValue: "semver")
    /// A text is no telephone number in the form of E.164.
    public static let e164 = IssueCode(rawValue: "e164")

    /// The codes of validators of addresses and identifiers.
    static let networkCodes: [IssueCode] = [
        .url, .hostname, .ip, .cidr, .port, .uuid, .semver, .e164,
    ]
}
