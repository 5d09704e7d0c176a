public import Foundation

/// The folder of the package, whose files tests read.
public enum Repository: Sendable {
    /// The folder of the package.
    public static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
