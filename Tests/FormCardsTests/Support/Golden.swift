import Foundation
import Testing

/// Compares a screen with the file of its name in `Golden/`.
///
/// A missing file is recorded, and the test fails, so that somebody looks at the file. With
/// `RECORD=1` in the environment, differences are recorded, and the test fails, too.
func expectGolden(
    _ screen: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(components: "Golden", "\(name).txt")
    let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
    guard let data = try? Data(contentsOf: file) else {
        try Data(screen.utf8).write(to: file)
        Issue.record("\(name): was missing, recorded now", sourceLocation: sourceLocation)
        return
    }
    guard !data.elementsEqual(screen.utf8) else { return }
    let difference = lineDifference(from: String(decoding: data, as: UTF8.self), to: screen)
    if isRecording { try Data(screen.utf8).write(to: file) }
    Issue.record(
        "\(name)\(isRecording ? ": recorded anew" : "")\n\(difference)",
        sourceLocation: sourceLocation)
}

/// The differing lines after `-` or `+`, and the equal ones after a space.
func lineDifference(from old: String, to new: String) -> String {
    // Compared as bytes, so that canonically equivalent texts differ.
    let oldLines = old.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    let newLines = new.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    let difference = newLines.difference(from: oldLines)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
    }
    var lines: [String] = []
    var oldRow = 0
    var newRow = 0
    while oldRow < oldLines.count || newRow < newLines.count {
        if removed.contains(oldRow) {
            lines.append("- " + String(decoding: oldLines[oldRow], as: UTF8.self))
            oldRow += 1
        } else if inserted.contains(newRow) {
            lines.append("+ " + String(decoding: newLines[newRow], as: UTF8.self))
            newRow += 1
        } else {
            lines.append("  " + String(decoding: newLines[newRow], as: UTF8.self))
            oldRow += 1
            newRow += 1
        }
    }
    return lines.joined(separator: "\n")
}
