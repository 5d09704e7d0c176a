import Glibc

/// The target that the environment variable `FUZZ_TARGET` names.
private let chosen: FuzzTarget = {
    let name = unsafe getenv("FUZZ_TARGET").map { unsafe String(cString: $0) } ?? ""
    if let target = FuzzTarget.all.first(where: { $0.name == name }) { return target }
    for target in FuzzTarget.all { print(target.name) }
    exit(name == "list" ? 0 : 2)
}()

/// Chooses the target before the first input; `FUZZ_TARGET=list` prints the names of all.
@_cdecl("LLVMFuzzerInitialize")
func initialize(
    _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutableRawPointer
) -> CInt {
    _ = chosen
    return 0
}

/// Gives one input to the target.
///
/// The span is the memory of libFuzzer itself, which ends with the input, so that the address sanitizer sees each read
/// beyond it.
@_cdecl("LLVMFuzzerTestOneInput")
func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let buffer = unsafe UnsafeBufferPointer(start: start, count: count)
    chosen.test(unsafe buffer.span)
    return 0
}
