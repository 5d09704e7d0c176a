/// A value as a validator sees it, borrowed from a request, a line of a file or the data source without being copied.
public struct ValueView: ~Escapable, Sendable {
    /// What kind of value it is.
    public enum Kind: Sendable, Hashable {
        /// No value: every validator but those of presence accepts it.
        case empty
        /// The choice of another answer in a field of numbers, which has no number then.
        case other
        /// A text, trimmed unless it is secret, in its canonical form.
        case text
        /// A whole number: ``ValueView/integer``.
        case integer
        /// A decimal number: ``ValueView/decimal``.
        case decimal
        /// Yes or no: ``ValueView/boolean``.
        case boolean
        /// A day: ``ValueView/date``.
        case date
        /// A time of day: ``ValueView/time``.
        case time
        /// A moment: ``ValueView/dateTime``.
        case dateTime
        /// A date and time without an offset: ``ValueView/localDateTime``.
        case localDateTime
        /// A length of time: ``ValueView/duration``.
        case duration
        /// One of the choices, as text.
        case choice
        /// Several texts, free ones or choices: ``ValueView/count`` and ``ValueView/element(_:)``.
        case list
        /// What is known of a file: ``ValueView/file``.
        case file
        /// The rows of a group: ``JudgingContext/row(_:of:)``.
        case rows
    }

    /// What kind of value it is.
    public let kind: Kind

    /// The bytes of a text or a choice, or the bytes that contain the elements of a list.
    private let bytes: Span<UInt8>

    /// The value where it is no text: one scalar, or none.
    private let scalars: Span<ValueScalar>

    private let elements: Span<Range<Int32>>

    @_lifetime(copy text, copy scalars, copy elements)
    init(
        kind: Kind, text: Span<UInt8>, scalars: Span<ValueScalar>, elements: Span<Range<Int32>>
    ) {
        self.kind = kind
        bytes = text
        self.scalars = scalars
        self.elements = elements
    }

    /// The UTF-8 bytes of a text or a choice, well-formed; empty for other kinds.
    public var text: Span<UInt8> {
        @_lifetime(copy self)
        get { kind == .list || kind == .file ? Span() : bytes }
    }

    /// A copy of ``text`` as a string; empty for other kinds.
    ///
    /// - Complexity: O(*n*).
    public var string: String { String(utf8: text) }

    var scalar: ValueScalar { scalars.isEmpty ? .none : scalars[0] }

    /// The number of an integer, 0 for other kinds.
    public var integer: Int {
        if case .integer(let number) = scalar { number } else { 0 }
    }

    /// The number of an integer or a decimal, 0 for other kinds.
    public var decimal: ExactDecimal {
        switch scalar {
        case .integer(let number): ExactDecimal(Int128(number))
        case .decimal(let number): number
        case .none, .boolean, .date, .time, .dateTime, .localDateTime, .duration, .file, .rows: 0
        }
    }

    /// The answer of a boolean, `false` for other kinds.
    public var boolean: Bool {
        if case .boolean(let flag) = scalar { flag } else { false }
    }

    /// The day, or `nil` for other kinds.
    public var date: CalendarDate? {
        if case .date(let date) = scalar { date } else { nil }
    }

    /// The time of day, or `nil` for other kinds.
    public var time: ClockTime? {
        if case .time(let time) = scalar { time } else { nil }
    }

    /// The moment, or `nil` for other kinds.
    public var dateTime: DateTime? {
        if case .dateTime(let moment) = scalar { moment } else { nil }
    }

    /// The date and time without an offset, or `nil` for other kinds.
    public var localDateTime: LocalDateTime? {
        if case .localDateTime(let local) = scalar { local } else { nil }
    }

    /// The length of time, or `nil` for other kinds.
    public var duration: CalendarDuration? {
        if case .duration(let duration) = scalar { duration } else { nil }
    }

    /// What is known of the file, or `nil` for other kinds.
    public var file: FileFacts? {
        guard case .file(let extent) = scalar else { return nil }
        let path = bytes.extracting(extent.path(in: bytes.count))
        return FileFacts(
            checked: String(utf8: fileName), type: String(utf8: fileType), size: extent.size,
            path: path.isEmpty ? nil : String(utf8: path), bytes: extent.bytes)
    }

    /// The number of bytes of the file, 0 for other kinds.
    package var fileSize: Int {
        if case .file(let extent) = scalar { extent.size } else { 0 }
    }

    /// The name of the file, empty for other kinds.
    package var fileName: Span<UInt8> {
        @_lifetime(copy self)
        get {
            guard case .file(let extent) = scalar else { return Span() }
            return bytes.extracting(extent.name)
        }
    }

    /// The media type of the file, empty for other kinds.
    package var fileType: Span<UInt8> {
        @_lifetime(copy self)
        get {
            guard case .file(let extent) = scalar else { return Span() }
            return bytes.extracting(extent.type)
        }
    }

    /// How many elements a list has, or how many rows were given.
    public var count: Int { kind == .rows ? rows.given : elements.count }

    /// The rows that are validated; rows beyond the limit of the group are not read.
    public var judgedRows: Range<Int> { 0..<rows.count }

    var rows: TableRows {
        if case .rows(let rows) = scalar { rows } else { TableRows() }
    }

    /// The UTF-8 bytes of an element of a list.
    @_lifetime(copy self)
    public func element(_ index: Int) -> Span<UInt8> {
        let range = elements[index]
        return bytes.extracting(Int(range.lowerBound)..<Int(range.upperBound))
    }

    /// An element of a list as a value of its own: a text.
    @_lifetime(copy self)
    public func elementView(_ index: Int) -> ValueView {
        let text = element(index)
        return ValueView(
            kind: text.isEmpty ? .empty : .text, text: text, scalars: Span(), elements: Span())
    }

    /// Whether both hold the same value; texts and lists are compared as bytes, and rows are never the same.
    public func isSame(as other: borrowing ValueView) -> Bool {
        guard kind != .file else {
            return other.kind == .file && fileSize == other.fileSize
                && fileName.hasSameBytes(as: other.fileName)
                && fileType.hasSameBytes(as: other.fileType)
        }
        guard kind == other.kind, kind != .rows, scalar == other.scalar, count == other.count,
            text.hasSameBytes(as: other.text)
        else { return false }
        for index in 0..<count where !element(index).hasSameBytes(as: other.element(index)) {
            return false
        }
        return true
    }
}

/// The value of a field that is no text.
enum ValueScalar: Sendable, Hashable {
    case none
    case integer(Int)
    case decimal(ExactDecimal)
    case boolean(Bool)
    case date(CalendarDate)
    case rows(TableRows)
    case time(ClockTime)
    case dateTime(DateTime)
    case localDateTime(LocalDateTime)
    case duration(CalendarDuration)
    case file(FileExtent)
}

/// What is known of a file besides its texts: these follow each other in the bytes of the value, first the name, then the
/// media type, then the path.
struct FileExtent: Sendable, Hashable {
    let size: Int
    /// Where the bytes of the file begin in the body of a form post; −1 for facts from elsewhere.
    private let start: Int32
    private let nameLength: Int32
    private let typeLength: Int32

    init(_ facts: FileFacts) {
        size = facts.size
        start = Int32(truncatingIfNeeded: facts.bytes?.lowerBound ?? -1)
        nameLength = Int32(truncatingIfNeeded: facts.name.utf8.count)
        typeLength = Int32(truncatingIfNeeded: facts.type.utf8.count)
    }

    var bytes: Range<Int>? { start < 0 ? nil : Int(start)..<Int(start) + size }
    var name: Range<Int> { 0..<Int(nameLength) }
    var type: Range<Int> { Int(nameLength)..<Int(nameLength) + Int(typeLength) }
    func path(in count: Int) -> Range<Int> { type.upperBound..<max(type.upperBound, count) }
}
