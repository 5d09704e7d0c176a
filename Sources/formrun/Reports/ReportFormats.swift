/// The formats that other tools read, by their names on the command line.
enum ReportFormats {
    static let names = ["github", "junit", "sarif"]

    /// What help texts say of them.
    static let note =
        "Reports for other tools are github (annotations of a workflow), junit (XML) and sarif (2.1.0)."

    /// - Parameters:
    ///   - name: The name.
    ///   - title: What the report is about.
    /// - Returns: `nil` where there is no such format.
    static func format(_ name: String, title: String) -> (any ReportFormat)? {
        switch name {
        case "github": GitHubAnnotations()
        case "junit": JUnitReport(name: title)
        case "sarif": SARIFReport()
        default: nil
        }
    }
}
