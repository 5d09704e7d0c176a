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

    /// The draft that a run of a form offers, which another definition of the form has not; `nil` where there is no folder for
    /// it, or none may be kept.
    static func file(for form: Form, _ console: any Console) -> DraftFile? {
        guard form.keepsDrafts, let state = DraftOptions.stateFolder(console) else { return nil }
        let folder = state + "/formrun/unfinished"
        OwnFiles.remove(in: folder, endingIn: ".json", olderThan: days)
        let name = DraftOptions.fileName(of: form.id) + "-" + form.fingerprint
        return DraftFile("\(folder)/\(name).json", isOffered: true)
    }

    /// The folder of a draft, which is made when one is saved.
    static func folder(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
    }

    /// Asks at a terminal whether to go on from the draft of a form, if there is one.
    ///
    /// A file that is no draft of the form is left as it is, and none is offered then.
    ///
    /// - Returns: The draft to use; and the status with which the run ends, if the person leaves instead of answering.
    static func offer(
        _ file: DraftFile, of form: Form, at terminal: any Terminal, _ words: InterfaceWords
    ) -> (file: DraftFile?, end: ExitStatus?) {
        let found: FormDraft?
        do { found = try file.read() } catch { return (nil, nil) }
        guard let found else { return (file, nil) }
        guard found.belongs(to: form) else { return (nil, nil) }
        terminal.enterPlain()
        defer { terminal.leave() }
        while true {
            terminal.write(words(.draftFound) + "\n> ")
            switch terminal.nextLine(isHidden: false, timeout: nil) {
            case .line(let line):
                let letter = WhiteSpace.trim(line).lowercased().first
                if letter == nil || letter.map(words(.yesKeys).contains) == true {
                    file.resumed = found
                    return (file, nil)
                }
                guard letter.map(words(.noKeys).contains) == true else { continue }
                file.beginAnew()
                return (file, nil)
            case .endOfInput, .timedOut: return (nil, .declined)
            case .ended(let signal): return (nil, ExitStatus(signal: signal))
            case .hungUp: return (nil, .hungUp)
            }
        }
    }
}
