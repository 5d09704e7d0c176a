import FormModel
import Testing

@testable import FormValidation

@Suite struct FieldTitleTests {
    @Test(arguments: [
        ("who", "Who"), ("firstName", "First name"), ("first_name", "First name"),
        ("FirstName", "First name"), ("baseURL", "Base URL"), ("URLPath", "URL path"),
        ("HTTP_PORT", "HTTP PORT"), ("line2", "Line2"), ("x", "X"), ("_", "_"), ("__a__b_", "A b"),
        ("aB", "A b"),
    ])
    func names(_ name: String, _ title: String) throws {
        #expect(FieldTitle.readable(try #require(FieldName(name))) == title)
    }
}
