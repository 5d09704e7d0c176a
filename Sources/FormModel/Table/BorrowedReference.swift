/// A reference that is not counted, to an object that something else keeps alive meanwhile.
///
/// Counting is atomic and costs more than most validators take, so what is asked for every value is
/// borrowed. Whoever makes one says what keeps the object alive.
@safe struct BorrowedReference<Object: AnyObject & Sendable>: Sendable {
    private let object: Unmanaged<Object>

    @inline(__always)
    init(_ object: Object) {
        unsafe self.object = .passUnretained(object)
    }

    @inline(__always)
    func use<Result>(_ body: (Object) -> Result) -> Result {
        unsafe object._withUnsafeGuaranteedRef { body($0) }
    }
}
