import FormCards
import FormModel

/// The file in which a run keeps its answers until they are submitted.
final class DraftFile {
    /// The name of the file.
    let path: String
    /// The draft as it was last, in the file or at the start of the run.
    private var known: [UInt8] = []
    /// The file as this run read or wrote it last; `nil` if it did neither.
    private var version: FileVersion?
    private var isFailing = false
    /// Whether there is a draft.
    private(set) var exists = false
    /// The draft from which the run goes on.
    var resumed: FormDraft?

    init(_ path: String) {
        self.path = path
    }

    /// Reads the draft; `nil` if there is none, or an empty file.
    func read() throws(CommandError) -> FormDraft? {
        let file = try CommandError.atFile { () throws(SystemError) in
            try System.readOwn(path, limit: FormDraft.maximumBytes)
        }
        version = file?.version
        guard let bytes = file?.bytes, !bytes.isEmpty else { return nil }
        do throws(FormDraftError) {
            let draft = try FormDraft(json: bytes)
            exists = true
            return draft
        } catch {
            throw .draft("\(path): \(error) Name another file, or remove this one.")
        }
    }

    /// Finds out whether the draft can be saved, before anybody is asked.
    func check() throws(SystemError) { try AtomicFile(own: path).abandon() }

    /// Remembers the draft with which the run starts, which is saved only once it changes.
    func begin(with draft: FormDraft) { known = draft.json }

    /// Saves a draft, unless it is as it was.
    ///
    /// - Returns: The reason why it could not be saved, once; `nil` if the file has the draft.
    func save(_ draft: FormDraft) -> String? {
        let bytes = draft.json
        guard bytes != known else { return nil }
        do throws(SystemError) {
            try checkVersion()
            version = try AtomicFile(own: path).complete(with: bytes)
            known = bytes
            exists = true
            isFailing = false
            return nil
        } catch {
            defer { isFailing = true }
            return isFailing ? nil : error.description
        }
    }

    /// Removes the draft, which is submitted or no longer wanted.
    ///
    /// - Throws: If another run saved a draft there, which stays.
    func remove() throws(SystemError) {
        guard exists else { return }
        exists = false
        try checkVersion()
        System.remove(path)
    }

    /// Refuses to touch a file that this run does not know; a file that is gone can be made anew.
    private func checkVersion() throws(SystemError) {
        guard let found = System.version(at: path), found != version else { return }
        exists = false
        throw SystemError(
            operation: .write, path: path, number: 0,
            reason: "another run has changed it, and its answers are kept")
    }
}
