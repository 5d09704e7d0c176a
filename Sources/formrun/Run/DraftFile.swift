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
    /// The draft that the file has; `nil` if it has none of this run.
    private var saved: FormDraft?
    /// The draft that was to be saved last.
    private var latest: FormDraft?
    /// Why that failed; `nil` if it did not.
    private var failure: String?
    /// Whether there is a draft.
    private var exists = false
    /// The draft from which the run goes on.
    var resumed: FormDraft?
    /// Whether the draft is only offered where a person leaves, and not saved after each answer.
    let isOffered: Bool

    /// - Parameters:
    ///   - path: The name of the file.
    ///   - isOffered: Whether the draft is only offered where a person leaves.
    init(_ path: String, isOffered: Bool = false) {
        self.path = path
        self.isOffered = isOffered
    }

    /// Whether a person who leaves is asked whether to keep the draft, which the file does not have yet.
    var asksToKeep: Bool { isOffered && resumed == nil }

    /// Why a draft cannot be read.
    enum Unreadable: Error {
        case file(SystemError)
        case draft(FormDraftError)
    }

    /// Reads the draft that an option names; `nil` if there is none, or an empty file.
    func read() throws(CommandError) -> FormDraft? {
        do throws(Unreadable) {
            return try find()
        } catch {
            switch error {
            case .file(let error): throw .file(error)
            case .draft(let error):
                throw .draft("\(path): \(error) Name another file, or remove this one.")
            }
        }
    }

    /// Reads the draft; `nil` if there is none, or an empty file.
    func find() throws(Unreadable) -> FormDraft? {
        let bytes: [UInt8]
        do throws(SystemError) {
            let file = try OwnFiles.read(path, limit: FormDraft.maximumBytes)
            version = file?.version
            bytes = file?.bytes ?? []
        } catch {
            throw .file(error)
        }
        guard !bytes.isEmpty else { return nil }
        do throws(FormDraftError) {
            let draft = try FormDraft(json: bytes)
            exists = true
            saved = draft
            return draft
        } catch {
            throw .draft(error)
        }
    }

    /// Finds out whether the draft can be saved, before anybody is asked.
    func check() throws(SystemError) { try AtomicFile(own: path).abandon() }

    /// Remembers the draft with which the run starts, which is saved only once it changes.
    func begin(with draft: FormDraft) { known = draft.json }

    /// Saves a draft, unless the file has it.
    ///
    /// - Returns: The reason why it could not be saved, once; `nil` if the file has the draft.
    func save(_ draft: FormDraft) -> String? {
        let bytes = draft.json
        latest = draft
        do throws(SystemError) {
            if bytes != known || !isUnchanged {
                if isOffered { try OwnFiles.makeFolders(OfferedDrafts.folder(of: path)) }
                try checkVersion()
                version = try AtomicFile(own: path).complete(with: bytes)
                known = bytes
                saved = draft
                exists = true
            }
            failure = nil
            return nil
        } catch {
            defer { failure = error.description }
            return failure == nil ? error.description : nil
        }
    }

    /// Saves the last draft once more, if the file does not have it.
    func retry() {
        if let latest { _ = save(latest) }
    }

    /// Whether the file is as this run read or wrote it last.
    private var isUnchanged: Bool { FileVersion(at: path) == version }

    /// Whether the answers are in the file.
    var isKept: Bool { exists && failure == nil && isUnchanged && (!asksToKeep || saved != nil) }

    /// Leaves a draft that was found, from which the person does not go on; the next one replaces it.
    func beginAnew() { saved = nil }

    /// Why the last draft could not be saved, and the fields whose answers the file does not have; `nil` if it was saved.
    var unkept: (reason: String, lacking: [FieldPath])? {
        guard let failure, let latest, !latest.isEmpty else { return nil }
        return (failure, latest.additions(to: isUnchanged ? saved : nil))
    }

    /// Removes the draft, which is submitted or no longer wanted.
    ///
    /// - Throws: If another run saved a draft there, which stays.
    func remove() throws(SystemError) {
        latest = nil
        failure = nil
        guard exists else { return }
        exists = false
        try checkVersion()
        if let failure = Files.remove(path) { throw failure }
    }

    /// Refuses to touch a file that this run does not know; a file that is gone can be made anew.
    private func checkVersion() throws(SystemError) {
        guard let found = FileVersion(at: path), found != version else { return }
        exists = false
        saved = nil
        throw SystemError(
            operation: .write, path: path, number: 0,
            reason: "another run has changed it, and its answers are kept")
    }
}
