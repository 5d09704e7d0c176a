/// A reference to an object that something else keeps alive, without reference counting.
///
/// Reference counting is atomic and costs more than most validators, so that objects that are used for every value are
/// borrowed. The compiler does not know what keeps the object alive: the code that makes a reference says so.
@unsafe struct BorrowedReference<Object: AnyObject & Sendable>: Sendable {
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
