/// Which part of a line of NDJSON is the record.
package enum NDJSON {
    /// The record of a line, without the carriage return of its line end.
    ///
    /// - Parameters:
    ///   - line: The line, up to its line feed or, without one, to the end of the bytes.
    ///   - bytes: The bytes that it is part of.
    ///   - limit: The maximum number of bytes of a record, without the carriage return. Of a longer line only the
    ///     beginning is stored, so that it is never blank.
    /// - Returns: The range of the record; `nil` for a blank line, which is skipped.
    package static func record(
        of line: Range<Int>, in bytes: Span<UInt8>, limit: Int
    ) -> Range<Int>? {
        let isCRLF =
            line.upperBound < bytes.count && !line.isEmpty && bytes[line.upperBound - 1] == 0x0D
        let record = line.lowerBound..<(isCRLF ? line.upperBound - 1 : line.upperBound)
        return record.count <= limit && isBlank(record, in: bytes) ? nil : record
    }

    private static func isBlank(_ record: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        for at in record {
            switch bytes[at] {
            case 0x20, 0x09, 0x0D: continue
            default: return false
            }
        }
        return true
    }

    /// The number of bytes of a line that are stored: one byte above the limit shows that the line is too long, and one
    /// may be the carriage return of the line break.
    static func storedBytes(limit: Int) -> Int { limit + 2 }
}
