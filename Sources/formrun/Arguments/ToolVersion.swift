/// The version of the command, as `--version` and reports give it.
enum ToolVersion {
    static let text = "0.1.0"
}
