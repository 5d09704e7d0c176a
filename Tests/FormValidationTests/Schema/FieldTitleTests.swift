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
    func names(_ name: String, _ title: String) {
        #expect(FieldName(name) != nil)
        #expect(FieldTitle.readable(name) == title)
    }

    @Test(arguments: [
        ("repo-url", "Repo url"), ("1.2", "1.2"), ("Straße", "Straße"), ("a-b", "A b"),
        ("@type", "Type"), ("x-baseURL--2", "X base URL 2"), ("-", "-"),
    ])
    func keys(_ key: String, _ title: String) {
        #expect(FieldTitle.readable(key) == title)
    }
}
