import FormCards
import FormModel
import FormValidation

/// The options of drafts: `--draft`, `--resume` and `--no-draft`.
enum DraftOptions {
    static let draft = Option<String?>(
        "--draft", "FILE|auto",
        "Keep the answers in FILE until they are submitted, but no secrets; auto names a file in the state folder."
    )
    static let resume = Option(flag: "--resume", "Go on from the draft that --draft names.")

    static let none = Option(
        flag: "--no-draft", "Offer no draft where a person leaves, and keep none.")

    static let notes = [
        """
        A draft is saved after each answer, readable by its owner only; what was typed and not accepted is saved
        when the run ends. A submitted form removes it. Without \(resume), a draft that is there is not
        touched: status 2. With \(resume) and no draft, the form begins anew. The answers of \(draft) come
        after those of \(SuppliedAnswers.files) and before defaults.
        """,
        """
        Without \(draft), a person who leaves at a terminal is offered to keep one, and it is kept without a
        question where the terminal or the machine goes away (HUP, TERM). It lies in the state folder, the
        next run of the form offers it, a submitted form removes it, and after \(OfferedDrafts.days) days the next run of any
        form. \(none), \(OfferedDrafts.variable)=0 and "drafts": false in the form keep none.
        """,
    ]

    /// The name for a draft in the state folder, whose file depends on the form.
    private static let automatic = "auto"

    /// The file of the draft, if the arguments name it.
    static func files(_ arguments: Arguments) -> [CommandFile] {
        arguments[draft] == automatic ? [] : arguments.written(by: draft)
    }

    /// The draft of a run, if there is to be one.
    ///
    /// - Parameters:
    ///   - arguments: The arguments.
    ///   - form: The form, which names the file of an automatic draft.
    ///   - files: The files that the arguments name.
    ///   - words: The sentences.
    ///   - console: The environment and standard error.
    /// - Returns: The draft, with what is continued; `nil` without `--draft`.
    /// - Throws: If the draft is one of the files, cannot be used, is that of another form, or is there without `--resume`.
    static func file(
        _ arguments: Arguments, for form: Form, besides files: [CommandFile],
        _ words: InterfaceWords, _ console: any Console
    ) throws(CommandError) -> DraftFile? {
        if arguments[none], let other = arguments.firstGiven(of: [draft, resume]) {
            throw .usage("\(other) and \(none) contradict each other; leave one out.")
        }
        guard let name = arguments[draft] else {
            guard !arguments[resume] else {
                throw .usage("\(resume) needs a draft: give \(draft) FILE or \(draft) auto.")
            }
            return nil
        }
        let path = try path(name, for: form, console)
        if name == automatic { try CommandFiles.check(files + [.written(draft, path)]) }
        let file = DraftFile(path)
        let found = try file.read()
        if let found, !found.belongs(to: form) {
            throw .draft(
                "\(file.path) is the draft of the form \(quoted(found.form)), not of \(quoted(form.id)). Name another file, or remove this one."
            )
        }
        if let found {
            guard arguments[resume] else {
                throw .usage(
                    "\(file.path) has a draft of this form. Go on from it with \(resume), or remove the file to begin anew."
                )
            }
            file.resumed = found
        } else if arguments[resume] {
            console.say(words(.draftMissing, ["file": file.path]))
        }
        try CommandError.atFile { () throws(SystemError) in try file.check() }
        return file
    }

    private static func path(
        _ name: String, for form: Form, _ console: any Console
    ) throws(CommandError) -> String {
        guard !name.isEmpty else { throw .usage("\(draft) needs the name of a file.") }
        guard name == automatic else { return name }
        guard let state = stateFolder(console) else {
            throw .usage("\(draft) auto needs HOME or XDG_STATE_HOME; give \(draft) FILE.")
        }
        let folder = state + "/formrun/drafts"
        try CommandError.atFile { () throws(SystemError) in try OwnFiles.makeFolders(folder) }
        return "\(folder)/\(fileName(of: form.id)).json"
    }

    /// The folder for the state of programs, by the XDG Base Directory Specification, which ignores relative paths.
    static func stateFolder(_ console: any Console) -> String? {
        func absolute(_ name: String) -> String? {
            console.environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        return absolute("XDG_STATE_HOME") ?? absolute("HOME").map { $0 + "/.local/state" }
    }

    /// A file name for the name of a form, which may have any characters; different names have different files.
    static func fileName(of id: String) -> String {
        var name = ""
        for byte in id.utf8.prefix(maximumName + 1) {
            let scalar = Unicode.Scalar(byte)
            let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26
            let isPlain = isLetter || byte &- UInt8(ascii: "0") < 10 || "-_".utf8.contains(byte)
            name += isPlain ? String(scalar) : "%" + String(byte, radix: 16)
        }
        guard name.utf8.count > maximumName else { return name }
        return String(name.prefix(maximumName)) + "%" + id.utf8.stableHash
    }

    /// The largest number of bytes of a name before its hash.
    private static let maximumName = 100
}
