import FormModel
import FormValidation
import Testing

@Suite struct VocabularyStandardTests {
    /// The codes of the diagnostics for an input of a type with validators.
    private func codes(_ validators: String, _ type: String = "text") -> [String] {
        let form = """
            {"formrun":1,"id":"f","title":"F","items":[
            {"type":"input","name":"a","title":"A","value":"\(type)","validators":[\(validators)]},
            {"type":"input","name":"b","title":"B"}]}
            """
        do throws(FormDocumentError) {
            _ = try FormDocument.read(Array(form.utf8), vocabulary: .standard)
            return []
        } catch {
            return error.diagnostics.map { "\($0.position.line):\($0.code)" }
        }
    }

    private static let nested =
        String(repeating: "(", count: 101) + "a" + String(repeating: ")", count: 101)
    private static let long = String(repeating: "a", count: 8_193)

    @Test(arguments: [
        (
            #""required","email",{"length":{"min":3}},{"length":{"exactly":3}},{"oneOf":["x"]}"#,
            "text"
        ),
        (#"{"range":{"min":-1,"max":1e2}}"#, "integer"), (#"{"range":{"max":0.01}}"#, "decimal"),
        (#"{"range":{"above":0,"below":1}}"#, "decimal"),
        (#"{"range":{"min":"2024-02-29"}}"#, "date"), (#"{"sameAs":"b"}"#, "text"),
        (#"{"sameAs":{"field":"b"}},{"oneOf":{"allowed":["x"]}}"#, "text"),
        (#"{"email":{}}"#, "text"),
        (
            #""alpha",{"alpha":{"ascii":true}},{"alphanumeric":{}},"ascii","lowercase","hex""#,
            "text"
        ),
        (
            #"{"startsWith":"a"},{"endsWith":["a","b"]},{"contains":{"texts":["a"]}},{"excludes":"a"}"#,
            "text"
        ),
        (
            #"{"notPattern":"a"},"slug","base64",{"base64":{"url":true}},"json",{"words":{"min":1}}"#,
            "text"
        ),
        (
            #""url",{"url":"https"},{"url":["https"]},{"url":{"schemes":["ftp"]}},"hostname""#,
            "text"
        ),
        (
            #""ip",{"ip":4},{"ip":{"version":6}},"cidr",{"cidr":{"version":4,"hostBits":true}}"#,
            "text"
        ),
        (#""port","uuid",{"uuid":7},{"uuid":{"version":4}},"semver","e164""#, "text"),
        (#""port""#, "integer"),
        (#"{"multipleOf":0.05},{"decimals":2},{"decimals":{"max":2}}"#, "decimal"),
        (
            #""creditCard",{"creditCard":["visa"]},{"creditCard":{"schemes":["amex","jcb"]}}"#,
            "text"
        ),
        (#""luhn","iban","bic","routingNumber","isbn","ein","itin","ssn","zipcode""#, "text"),
        (#"{"postalCode":"CA"},"phone",{"phone":"GB"},{"phone":{"country":"NO"}}"#, "text"),
        (#""countryCode",{"countryCode":{"alpha3":true}},"currencyCode""#, "text"),
        (#"{"passwordStrength":4},{"passwordStrength":{"min":0}},"notSuspicious""#, "text"),
    ])
    func accepts(_ row: (validators: String, type: String)) {
        #expect(codes(row.validators, row.type).isEmpty)
    }

    @Test(arguments: [
        (#"{"length":{"min":5,"max":4}}"#, "text", "emptyRange"),
        (#"{"length":{"min":-1}}"#, "text", "badParameter"),
        (#"{"length":{"min":1.5}}"#, "text", "badParameter"),
        (#""length""#, "text", "missingParameter"),
        (#"{"length":{"mni":3}}"#, "text", "missingParameter 2:unknownParameter"),
        (#"{"length":{"min":3}}"#, "integer", "unsuitableValidator"),
        (#"{"range":{"min":2,"max":1}}"#, "decimal", "emptyRange"),
        (#"{"range":{"min":"2024-02-30"}}"#, "date", "badParameter"),
        (#"{"range":{"min":1}}"#, "date", "badParameter"),
        (#""range""#, "date", "missingParameter"),
        (#"{"range":{"min":1}}"#, "text", "unsuitableValidator"),
        (#""email""#, "multiline", "unsuitableValidator"),
        (#"{"oneOf":[]}"#, "text", "badParameter"),
        (#"{"oneOf":["x",1]}"#, "text", "badParameter"),
        (#"{"sameAs":"c"}"#, "text", "unknownField"),
        (#"{"sameAs":"a"}"#, "text", "unknownField"),
        (#"{"sameAs":"b"}"#, "date", "unsuitableValidator"),
        (#"{"sameAs":1}"#, "text", "badParameter"), (#""sameAs""#, "text", "missingParameter"),
        (#""emial""#, "text", "unknownValidator"),
        (#"{"required":true}"#, "text", "missingParameter"),
        (#"{"words":{"min":2,"max":1}}"#, "text", "emptyRange"),
        (#""words""#, "text", "missingParameter"),
        (#"{"words":3}"#, "text", "missingParameter 2:missingParameter"),
        (#"{"alpha":{"ascii":1}}"#, "text", "badParameter"),
        (#"{"alpha":{"asci":true}}"#, "text", "unknownParameter"),
        (#"{"alpha":true}"#, "text", "missingParameter"),
        (#"{"contains":""}"#, "text", "missingParameter"),
        (#"{"contains":[]}"#, "text", "badParameter"), (#""contains""#, "text", "missingParameter"),
        (#"{"startsWith":["a",1]}"#, "text", "badParameter"),
        (#"{"startsWith":"a"}"#, "boolean", "unsuitableValidator"),
        (#"{"notPattern":"("}"#, "text", "badPattern"),
        (#"{"notPattern":"a{3,2}"}"#, "text", "badPattern"),
        (#"{"notPattern":"a{1001}"}"#, "text", "patternTooLarge"),
        (#"{"pattern":"\\pL{1000}"}"#, "text", "patternTooLarge"),
        (#"{"pattern":"\#(nested)"}"#, "text", "patternTooLarge"),
        (#"{"pattern":"\#(long)"}"#, "text", "patternTooLong"),
        (#"{"notPattern":"\#(long)"}"#, "text", "patternTooLong"),
        (#"{"check":"matches(a, 'a{1001}')"}"#, "text", "patternTooLarge"),
        (#"{"check":"matches(a, '(')"}"#, "text", "badPattern"),
        (#"{"url":"https://"}"#, "text", "badParameter"), (#"{"url":[]}"#, "text", "badParameter"),
        (#"{"ip":5}"#, "text", "badParameter"), (#"{"ip":"4"}"#, "text", "badParameter"),
        (#"{"cidr":{"version":7}}"#, "text", "badParameter"),
        (#"{"uuid":9}"#, "text", "badParameter"), (#""port""#, "decimal", "unsuitableValidator"),
        (#""pattern""#, "text", "missingParameter"), (#"{"pattern":1}"#, "text", "badParameter"),
        (#""multipleOf""#, "decimal", "missingParameter"),
        (#"{"multipleOf":0}"#, "decimal", "badParameter"),
        (#"{"multipleOf":"2"}"#, "decimal", "badParameter"),
        (#"{"multipleOf":2}"#, "text", "unsuitableValidator"),
        (#"{"decimals":-1}"#, "decimal", "badParameter"),
        (#"{"range":{"min":1,"above":0}}"#, "decimal", "badParameter"),
        (#"{"range":{"above":1,"below":1}}"#, "decimal", "emptyRange"),
        (#"{"creditCard":["vasi"]}"#, "text", "badParameter"),
        (#"{"creditCard":[]}"#, "text", "badParameter"),
        (#""postalCode""#, "text", "missingParameter"),
        (#"{"postalCode":"XX"}"#, "text", "badParameter"),
        (#"{"phone":"XX"}"#, "text", "badParameter"),
        (#"{"countryCode":{"alpha3":1}}"#, "text", "badParameter"),
        // The only mistake is the missing list.
        (#"{"each":{"oneOf":["a"]}}"#, "text", "missingParameter"),
        (#"{"anyOf":{"length":{"min":1},"email":{}}}"#, "text", "missingParameter"),
        (#"{"anyOf":{"validatros":[]}}"#, "text", "missingParameter 2:unknownParameter"),
        (#"{"passwordStrength":5}"#, "text", "badParameter"),
        (#""passwordStrength""#, "text", "missingParameter"),
        (#""iban""#, "integer", "unsuitableValidator"),
    ])
    func refuses(_ row: (validators: String, type: String, code: String)) {
        #expect(codes(row.validators, row.type).joined(separator: " ") == "2:\(row.code)")
    }

    @Test func everyWordIsDescribedByWhatItTakes() {
        #expect(
            Vocabulary.standard.validators.map(\.name).starts(with: ["required", "length", "range"])
        )
        for word in Vocabulary.standard.validators {
            #expect(word.summary.contains(".") && word.usage.contains(word.name))
            #expect(
                !codes(word.usage).contains { $0.hasSuffix("unknownValidator") }, "\(word.name)")
            #expect(!codes(word.usage).contains { $0.hasSuffix("Parameter") }, "\(word.name)")
        }
    }
}
