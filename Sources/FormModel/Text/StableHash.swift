extension Sequence<UInt8> {
    /// The hash FNV-1a of the bytes in 16 hexadecimal digits, which is the same in every process and on every machine.
    ///
    /// It finds changes; it is no protection against bytes that were made to have the same hash.
    package var stableHash: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in self { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
