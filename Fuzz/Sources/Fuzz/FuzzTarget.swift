import FormModel

/// A function of bytes, which a fuzzer makes.
struct FuzzTarget: Sendable {
    /// The name in the environment variable `FUZZ_TARGET`, and of the folder of its findings.
    let name: String
    let test: @Sendable (Span<UInt8>) -> Void

    static let all = [
        FuzzTarget(name: "json", test: json),
        FuzzTarget(name: "form", test: form),
        FuzzTarget(name: "expression", test: expression),
        FuzzTarget(name: "template", test: template),
        FuzzTarget(name: "pattern", test: pattern),
        FuzzTarget(name: "submission", test: submission),
        FuzzTarget(name: "post", test: post),
        FuzzTarget(name: "draft", test: draft),
        FuzzTarget(name: "script", test: script),
        FuzzTarget(name: "theme", test: theme),
        FuzzTarget(name: "csv", test: csv),
        FuzzTarget(name: "keys", test: keys),
        FuzzTarget(name: "typed", test: typed),
        FuzzTarget(name: "formatter", test: formatter),
        FuzzTarget(name: "schema", test: schema),
    ]

    /// Ends the process with a report unless a law holds.
    static func expect(
        _ holds: Bool, _ law: @autoclosure () -> String, file: StaticString = #file,
        line: UInt = #line
    ) {
        if !holds { fatalError("The law does not hold: \(law())", file: file, line: line) }
    }

    /// The bytes of an input from an index on, for readers of arrays.
    static func bytes(_ input: Span<UInt8>, from start: Int = 0) -> [UInt8] {
        start < input.count ? input.extracting(start...).copyBytes() : []
    }

    /// The bytes of an input from an index on as a text; malformed UTF-8 is repaired.
    static func text(_ input: Span<UInt8>, from start: Int = 0) -> String {
        String(decoding: bytes(input, from: start), as: UTF8.self)
    }

    /// An element that a byte of the input chooses; the first where the input ends before it.
    static func choose<Element>(_ elements: [Element], _ input: Span<UInt8>, _ index: Int)
        -> Element
    {
        elements[index < input.count ? Int(input[index]) % elements.count : 0]
    }
}
