/// The uses of fragments in a file, which give the values of a fragment a place for each use.
///
/// A place is an offset in the file with the number of a use above its 32 bits. Without a use, it is the offset, so that
/// readers need to know nothing of uses: they add a place to a problem as they add an offset.
package struct SourceUses: Sendable {
    /// The place of each use, which may be in another use.
    private var places: [Int] = []

    init() {}

    /// Adds a use of a fragment.
    ///
    /// - Returns: Its number, from 1.
    mutating func add(at place: Int) -> Int {
        places.append(place)
        return places.count
    }

    /// The place of an offset in the file, in the use of a number or, for 0, in none.
    static func place(of offset: Int, in use: Int) -> Int { use << 32 | offset }

    /// The offset in the file of a place.
    static func offset(of place: Int) -> Int { place & 0xFFFF_FFFF }

    /// The number of the innermost use that a place is part of, or 0.
    static func use(of place: Int) -> Int { place >> 32 }

    /// The offset in the file of a place, and the offsets of the uses that it is part of, from the innermost outwards.
    func origin(of place: Int) -> (offset: Int, uses: [Int]) {
        var around: [Int] = []
        var number = SourceUses.use(of: place)
        while places.indices.contains(number - 1) {
            around.append(SourceUses.offset(of: places[number - 1]))
            number = SourceUses.use(of: places[number - 1])
        }
        return (SourceUses.offset(of: place), around)
    }
}
