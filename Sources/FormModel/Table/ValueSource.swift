/// Where the values of a table are read from: JSON, a form post, or values that a program gives.
///
/// ``ValueTable`` has the rules for lists, rows and unknown members once, for all sources. A source says what its values
/// consist of and reads a single one. JSON is strict: a number in quotation marks is no number. A form post is lenient,
/// since all its values are texts.
protocol ValueSource {
    /// The value of a field.
    associatedtype Value
    /// The elements of a list that have still to be read.
    associatedtype Elements
    /// The rows of a group that have still to be read.
    associatedtype Rows
    /// The members of a row that have still to be read.
    associatedtype Members

    /// Whether the values are texts from the controls of a page.
    ///
    /// In a list, an empty text is then no element, and each line of a free text is one; a box that was not sent is not
    /// ticked.
    static var isLenient: Bool { get }

    /// Whether the rows of a group may be an object of keys; otherwise they are always a list.
    static var sendsRowsByKey: Bool { get }

    /// The offset of a value in the submission, or −1.
    func offset(of value: Value) -> Int

    /// The status that the field of a value has.
    func status(of value: Value) -> SlotStatus

    /// Reads a value that is neither a list nor the rows of a group, by the type of its field.
    func stageSingle(
        _ item: Value, _ text: Span<UInt8>, _ traits: FieldTraits, _ field: Int,
        _ value: inout ValueSlot, in reading: inout ValueReader)

    /// The elements of a value for a list of that type; `nil` where the value is no such list.
    func elements(of value: Value, as type: ValueType) -> Elements?

    /// Reads the next element of a list, and appends its text.
    func appendNext(
        _ elements: inout Elements, _ text: Span<UInt8>, to bytes: inout [UInt8]
    ) -> ElementReading

    /// The rows of a value for a group; `nil` where the value holds no rows.
    func rows(of value: Value) -> Rows?

    /// The rows of a value for a group that were sent in addition to a single value; `nil` for none.
    func rows(beside value: Value) -> Rows?

    /// The rows of a group that are an object, in any order; `nil` where the value is no object.
    func rows(of value: Value, by keys: RowKeys, _ text: Span<UInt8>) -> [KeyedRow<Members>]?

    /// How many rows there are.
    func count(of rows: Rows) -> Int

    /// How many places are kept free behind the rows of a group of the form, for rows that are added later.
    func spareRows(behind count: Int) -> Int

    /// The offset and the members of the next row; no members where it is no object.
    func nextRow(_ rows: inout Rows) -> (offset: Int, members: Members?)

    /// What the value of a section holds.
    func content(of value: Value, section: Int) -> SectionContent<Members>

    /// The next member of a row of that layout, or of one of its sections, or `nil` behind the last.
    func nextMember(
        _ members: inout Members, _ text: Span<UInt8>, of layout: FormLayout
    ) -> RowMember<Value>?
}

extension ValueSource {
    static var sendsRowsByKey: Bool { false }

    func rows(
        of value: Value, by keys: RowKeys, _ text: Span<UInt8>
    ) -> [KeyedRow<Members>]? { nil }

    // Conditions are applied once all values are in the reading.
    @inline(__always)
    func status(of value: Value) -> SlotStatus { .open }

    func content(of value: Value, section: Int) -> SectionContent<Members> { .cleared }

    @inline(__always)
    func rows(beside value: Value) -> Rows? { nil }

    @inline(__always)
    func spareRows(behind count: Int) -> Int { 0 }
}

/// A row of a group that is an object.
struct KeyedRow<Members> {
    /// The index of the row; `nil` for a key that no row has.
    let index: Int?
    let key: String
    /// The offset of the row in the submission; that of an unknown key.
    let offset: Int
    /// The members; `nil` where the row is no object.
    let members: Members?
}

/// What the value of a section holds.
enum SectionContent<Members> {
    /// The members of an object.
    case members(Members)
    /// No answer: each field of the section is sent without a value.
    case cleared
    /// No object, at that offset of the submission.
    case refused(offset: Int)
}

/// The result of reading an element of a list.
enum ElementReading {
    /// Its text was appended.
    case text
    /// It is no text that can be read; `tooManyBytes` refuses the whole list.
    case refused(IssueCode)
    /// There is no further element.
    case end
}

/// A member of a row.
enum RowMember<Value> {
    /// The value of a field, given by the index of the field.
    case field(Int, Value)
    /// A member that is no field, with the section whose object has it, or −1, and its offset in the submission or −1.
    case unknown(key: String, section: Int, offset: Int)
    /// The value of a section, given by the index of the section.
    case section(Int, Value)
}
