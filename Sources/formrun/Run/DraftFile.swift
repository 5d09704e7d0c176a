import FormCards
import FormModel

/// The file in which a run keeps its answers until they are submitted.
final class DraftFile {
    /// The name of the file.
    let path: String
    /// The draft as it was last, in the file or at the start of the run.
    private var known: [UInt8] = []
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
        let bytes = try CommandError.atFile { () throws(SystemError) in
            guard let descriptor = try System.openOwn(path) else { return [UInt8]() }
            defer { System.close(descriptor) }
            var bytes: [UInt8] = []
            while bytes.count <= FormDraft.maximumBytes,
                try System.read(descriptor, path: path, into: &bytes, upTo: 1 << 16) > 0
            {}
            return bytes
        }
        guard !bytes.isEmpty else { return nil }
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
            try AtomicFile(own: path).complete(with: bytes)
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
    func remove() {
        guard exists else { return }
        System.remove(path)
        exists = false
    }
}
