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
        #expect(FieldTitle.readable(try #require(FieldName(name)), name) == title)
    }

    @Test(arguments: [
        ("repo_url", "repo-url", "Repo url"), ("_1_2", "1.2", "1.2"),
        ("Stra_e", "Straße", "Straße"),
    ])
    func keys(_ name: FieldName, _ key: String, _ title: String) {
        #expect(FieldTitle.readable(name, key) == title)
    }
}
