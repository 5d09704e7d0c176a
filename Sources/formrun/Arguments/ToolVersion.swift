/// The version of the command, as `--version` and reports give it.
enum ToolVersion {
    static let text = "0.1.0"

    /// The day of the version, for the pages of the manual.
    static let date = "2026-11-23"
}
