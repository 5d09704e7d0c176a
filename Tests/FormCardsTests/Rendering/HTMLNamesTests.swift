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
        #expect(HTMLNames.name(of: path) == name)
        #expect(HTMLNames(prefix: "a-").id(of: path) == "a-" + name)
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
