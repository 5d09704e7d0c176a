/// The reports on submissions that arrive as NDJSON, one a line, as they are read.
///
/// ```swift
/// for try await line in validator.reports(of: request.body) where !line.isValid {
///     print(line)  // 17: /email: email, /age: tooSmall
/// }
/// ```
///
/// `FormValidator.reports(of:)` makes it. A malformed line has a report like any other, and the lines behind it are still
/// validated. A line ends with a line feed, with or without a carriage return before it; the last line may have none. A
/// line of nothing but spaces and tabs is counted and has no report.
///
/// The memory is that of the longest line, up to ``FormValidator/limits``, and of one element of the base: a longer
/// line is reported as `tooManyBytes` and not stored.
///
/// An error of the base ends the sequence, without a report on a line that had only partly arrived. A cancelled task ends it
/// in the same way, without an error; `Task.isCancelled` says whether that is why it ended.
public struct ValidationReports<Base: AsyncSequence>: AsyncSequence {
    private let base: Base
    private let validator: FormValidator
    private let append: @Sendable (Base.Element, inout [UInt8]) -> Void

    init(
        _ base: Base, validator: FormValidator,
        append: @escaping @Sendable (Base.Element, inout [UInt8]) -> Void
    ) {
        self.base = base
        self.validator = validator
        self.append = append
    }

    /// Makes the iterator.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(base.makeAsyncIterator(), validator, append)
    }

    /// Reads lines and validates each.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var base: Base.AsyncIterator
        private let append: (Base.Element, inout [UInt8]) -> Void
        private var lines: SubmissionLines
        private var isOver = false

        init(
            _ base: Base.AsyncIterator, _ validator: FormValidator,
            _ append: @escaping @Sendable (Base.Element, inout [UInt8]) -> Void
        ) {
            self.base = base
            self.append = append
            lines = SubmissionLines(validator)
        }

        /// The report on the next line that is not empty, or `nil` behind the last.
        ///
        /// - Throws: What the base throws.
        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(Base.Failure) -> LineReport? {
            while !isOver, !Task.isCancelled {
                if let report = lines.next() { return report }
                // An error or a cancelled task ends the sequence for good.
                isOver = true
                let piece = try await base.next(isolation: actor)
                // A base ends early where the task is cancelled, so that the last line may be incomplete.
                if Task.isCancelled { return nil }
                guard let piece else { return lines.finish() }
                isOver = false
                let append = append
                lines.append { append(piece, &$0) }
            }
            isOver = true
            return nil
        }
    }
}

extension ValidationReports: Sendable where Base: Sendable {}

/// It belongs to the task that reads.
@available(*, unavailable)
extension ValidationReports.AsyncIterator: Sendable {}

extension FormValidator {
    /// Validates submissions that arrive as bytes of NDJSON, one a line, as they are read.
    ///
    /// Pieces of many bytes are read far faster.
    ///
    /// - Complexity: O(*n*) in time for all bytes; memory does not depend on their number.
    public func reports<Base: AsyncSequence>(
        of bytes: Base
    ) -> ValidationReports<Base> where Base.Element == UInt8 {
        ValidationReports(bytes, validator: self) { $1.append($0) }
    }

    /// Validates submissions that arrive as pieces of NDJSON, such as `[UInt8]` or the buffers of a server, one a
    /// line, as they are read; lines may begin and end anywhere in a piece.
    ///
    /// - Complexity: O(*n*) in time for all bytes; memory does not depend on their number.
    public func reports<Base: AsyncSequence>(
        of pieces: Base
    ) -> ValidationReports<Base> where Base.Element: Sequence<UInt8> & SendableMetatype {
        ValidationReports(pieces, validator: self) { $1.append(contentsOf: $0) }
    }
}
