import FormCards
import FormModel

/// The drafts that are offered to people who leave a form without submitting it, in the state folder.
///
/// They lie apart from those of `--draft auto`, since they are removed after some days.
enum OfferedDrafts {
    /// The variable that, set to 0, keeps none.
    static let variable = "FORMRUN_DRAFTS"

    /// The number of days after which a draft is removed by the next run of any form.
    static let days = 7

    /// Whether the environment lets drafts be kept.
    static func areKept(_ console: any Console) -> Bool { console.environment(variable) != "0" }

    /// The folder of the drafts; `nil` where there can be none, or where another user could change what lies in it.
    private static func folder(_ console: any Console) -> String? {
        guard let state = DraftOptions.stateFolder(console) else { return nil }
        let folder = state + "/formrun/unfinished"
        return OwnFiles.canBeOwnFolder(folder) ? folder : nil
    }

    /// Whether a name is that of a draft, or of one that was being written.
    private static func isDraft(_ name: String) -> Bool {
        if name.hasPrefix(".formrun-"), name.hasSuffix(".tmp") { return true }
        guard name.hasSuffix(".json"), let hyphen = name.utf8.lastIndex(of: UInt8(ascii: "-"))
        else { return false }
        let fingerprint = name.utf8[hyphen...].dropFirst().dropLast(".json".utf8.count)
        return fingerprint.count == 16
            && fingerprint.allSatisfy { byte in
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                    || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
            }
    }

    /// Removes the drafts that are too old, and what a run that was ended left of one.
    static func removeOld(_ console: any Console) {
        guard let folder = folder(console) else { return }
        OwnFiles.remove(in: folder, olderThan: days, where: isDraft)
    }

    /// The draft that a run of a form offers, of which each definition of the form has its own; `nil` where there is no folder
    /// for it, or none may be kept.
    static func file(for form: Form, _ console: any Console) -> DraftFile? {
        guard form.keepsDrafts, let folder = folder(console) else { return nil }
        let name = DraftOptions.fileName(of: form.id) + "-" + form.fingerprint
        return DraftFile("\(folder)/\(name).json", isOffered: true)
    }

    /// The folder of a draft, which is made when one is saved.
    static func folder(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
    }

    /// How the offer of a draft ends.
    enum Offer {
        /// The draft is used.
        case draft(DraftFile)
        /// None can be used, for a reason that the person reads.
        case none(String)
        /// The person leaves instead of answering, with this status.
        case left(ExitStatus)
    }

    /// Asks at a terminal whether to go on from the draft of a form, if there is one.
    ///
    /// A file that cannot be read, or is no draft of the form, is left as it is, and none is offered then.
    static func offer(
        _ file: DraftFile, of form: Form, at terminal: any Terminal, timeout: Double?,
        _ words: InterfaceWords
    ) -> Offer {
        let isTaken = Offer.none(words(.draftNameTaken, ["file": file.path]))
        let found: FormDraft?
        do throws(DraftFile.Unreadable) { found = try file.find() } catch {
            switch error {
            case .draft(.malformed), .draft(.notADraft): return isTaken
            case .draft(let error):
                return .none(words(.draftUnreadable, ["reason": "\(file.path): \(error)"]))
            case .file(let error):
                return .none(words(.draftUnreadable, ["reason": error.description]))
            }
        }
        guard let found else { return .draft(file) }
        guard found.belongs(to: form) else { return isTaken }
        terminal.enterPlain()
        defer { terminal.leave() }
        while true {
            terminal.write(words(.draftFound) + "\n> ")
            switch terminal.nextLine(isHidden: false, timeout: timeout) {
            case .line(let line):
                let letter = WhiteSpace.trim(line).lowercased().first
                if letter == nil || letter.map(words(.yesKeys).contains) == true {
                    file.resumed = found
                    return .draft(file)
                }
                guard letter.map(words(.noKeys).contains) == true else { continue }
                file.beginAnew()
                return .draft(file)
            case .endOfInput: return .left(.declined)
            case .timedOut:
                terminal.write(words(.timedOut) + "\n")
                return .left(.timedOut)
            case .ended(let signal): return .left(ExitStatus(signal: signal))
            case .hungUp: return .left(.hungUp)
            }
        }
    }
}
