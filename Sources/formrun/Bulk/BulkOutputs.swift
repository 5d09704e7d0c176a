/// The files that a bulk run writes in addition to its report; each is written completely or not at all.
final class BulkOutputs {
    private var accepted: AtomicFile?
    private var rejected: AtomicFile?

    init(accepted: String?, rejected: String?) throws(SystemError) {
        if let accepted { self.accepted = try AtomicFile(accepted) }
        do throws(SystemError) {
            if let rejected { self.rejected = try AtomicFile(rejected) }
        } catch {
            self.accepted?.abandon()
            throw error
        }
    }

    deinit {
        accepted?.abandon()
        rejected?.abandon()
    }

    func append(_ result: ChunkResult) throws(SystemError) {
        if !result.accepted.isEmpty { try accepted?.append(result.accepted) }
        if !result.rejected.isEmpty { try rejected?.append(result.rejected) }
    }

    /// Moves the files to their paths, both or neither; without this call they are removed when the run ends.
    func commit() throws(SystemError) {
        let files = [accepted, rejected].compactMap(\.self)
        accepted = nil
        rejected = nil
        try AtomicFile.commit(files)
    }
}
