import FormModel
import Testing

@testable import FormCards

/// The names and ids of the elements of a page.
@Suite struct HTMLNamesTests {
    @Test(arguments: [
        ("/email", "email"), ("/address/street", "address.street"),
        ("/lines/0/price", "lines.0.price"),
    ])
    func aPathHasTheNameOfItsEntry(_ path: String, _ name: String) throws {
        let path = try #require(FieldPath(pointer: path))
        #expect(path.dotted == name)
        #expect(HTMLNames(prefix: "a-").id(of: path) == "a-" + name)
    }

    /// No two keys have the same id, and no key that of what belongs to another.
    @Test func anyKeyHasAnIdOfItsOwn() {
        let keys = [
            "a b", "a_b", "a-b", "a-unit", "a~20b", "a\"b", "a%b", "é", "e\u{301}", "a.b", "a/b",
        ]
        let ids = keys.map { HTMLNames(prefix: "").id(of: FieldPath([.key($0)])) }
        #expect(ids[0] == "a~20b" && ids[4] == "a~7e20b" && Set(ids).count == keys.count)
        for id in ids {
            #expect(!id.contains("-") && id.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
        }
    }

    @Test func anIdHasNoWhiteSpaceAndIsPrintable() {
        #expect(HTMLNames(prefix: "").id("a b\u{7}é") == "a_b___")
    }

    @Test func aPercentSignIsEscapedInAFragment() throws {
        let path = try #require(FieldPath(pointer: "/email"))
        #expect(HTMLNames(prefix: "5%-").fragment(of: path) == "5%25-email")
        #expect(HTMLNames(prefix: "a-").fragment(of: path) == "a-email")
    }

    @Test func anIdIsClaimedOnce() {
        var names = HTMLNames(prefix: "")
        #expect(names.claims("email") && !names.claims("email") && names.claims("name"))
    }
}
