import FormCards
import FormModel
import FormValidation

/// Validates the submissions of files in chunks, and writes the output in the order of the input, for any number of
/// threads.
///
/// The required memory does not depend on the size of the input.
final class BulkRun {
    private let validator: FormValidator
    private let options: BulkOptions
    private let console: any Console
    private let outputs: BulkOutputs
    private var progress: BulkProgress
    private var report: ReportStream

    private(set) var valid = 0
    private(set) var invalid = 0
    private var failures = 0

    init(validator: FormValidator, options: BulkOptions, outputs: BulkOutputs, console: any Console)
    {
        self.validator = validator
        self.options = options
        self.outputs = outputs
        self.console = console
        progress = BulkProgress(console)
        report = ReportStream(options.format, console)
    }

    /// Whether the run ends early, because the number of invalid submissions has reached its limit.
    var isOver: Bool { invalid >= options.stopAfter ?? .max }

    /// Validates a file that is one submission.
    func judgeWhole(_ file: String) throws(SystemError) {
        let bytes = try console.readAll(file, limit: validator.limits.bytes)
        var chunks = ChunkValidator(validator: validator, options: options, file: file)
        chunks.validateWhole(bytes)
        try take(chunks.result)
    }

    /// Validates a file of many submissions, in lines or frames.
    func judgeAll(of file: String) throws(SystemError) {
        let source = try console.open(file)
        let limit = validator.limits.bytes
        // Commands that check values are slow, so small chunks keep all threads busy.
        let size = options.remote.checks.isEmpty ? ChunkReader.readSize : ChunkReader.slowReadSize
        let reader: any ChunkSource =
            options.division == .frames
            ? FrameReader(source, limit: limit, readSize: size)
            : ChunkReader(source, limit: limit, readSize: size)
        progress.begin(size: console.size(of: file))
        defer { progress.end() }
        // The end of the run is known only after all previous lines were validated.
        guard options.jobs > 1, options.stopAfter == nil else {
            return try validateInTurn(reader, file)
        }
        let pipeline = BulkPipeline(
            reader: reader,
            validator: ChunkValidator(validator: validator, options: options, file: file),
            take: { result throws(SystemError) in try self.take(result) })
        try pipeline.run(threads: options.jobs)
    }

    private func validateInTurn(_ reader: any ChunkSource, _ file: String) throws(SystemError) {
        var chunks = ChunkValidator(validator: validator, options: options, file: file)
        var chunk = Chunk()
        while !isOver, try reader.fill(&chunk) {
            var cursor = Chunk.Cursor()
            var isThrough = false
            while !isThrough {
                let invalidLeft = (options.stopAfter ?? .max) - invalid
                isThrough = chunks.validateLines(of: chunk, from: &cursor, invalidLeft: invalidLeft)
                try take(chunks.result)
            }
        }
    }

    private func take(_ result: ChunkResult) throws(SystemError) {
        valid += result.valid
        invalid += result.invalid
        if !result.report.isEmpty {
            // On the same terminal, the report would begin on the progress line.
            if console.isOutputTerminal { progress.end() }
            try report.write(result.report, codes: result.codes)
        }
        for failure in result.failures.prefix(ChunkResult.failureLimit - failures) {
            progress.end()
            console.say("formrun: \(failure)")
            failures += 1
        }
        try outputs.append(result)
        progress.update(count: valid + invalid, invalid: invalid, bytes: result.bytesRead)
    }

    /// Writes the end of the output, and then moves the files to their paths.
    ///
    /// - Parameter isWhole: Whether all input could be read; otherwise existing files are not replaced.
    /// - Throws: A failure to write.
    func finish(isWhole: Bool = true) throws(SystemError) {
        if options.report == .summary {
            let count = valid + invalid
            let line = InterfaceWords(validator.catalog)(
                .summary,
                ["count": String(count), "valid": String(valid), "invalid": String(invalid)],
                count: count)
            try console.write([DisplayText(line)])
        }
        try report.end()
        guard isWhole else {
            guard options.writesAccepted || options.writesRejected else { return }
            return console.say(
                "formrun: not all of the input could be read, so no file is written")
        }
        try outputs.commit()
    }
}
