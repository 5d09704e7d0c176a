/// The files that a bulk run writes besides its report, each whole or absent.
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

    /// Puts the files into their places, both or none; what is not committed is gone when the run is.
    func commit() throws(SystemError) {
        let files = [accepted, rejected].compactMap(\.self)
        accepted = nil
        rejected = nil
        try AtomicFile.commit(files)
    }
}
