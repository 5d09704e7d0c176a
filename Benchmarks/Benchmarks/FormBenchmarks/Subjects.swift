import FormModel
import FormValidation

/// The input of the benchmarks.
enum Subjects {
    static let formFile = PackageResources.application_form_json

    static let validRecord = Array(
        #"""
        {"full_name":"Zoë M. Thompson-Lee","email":"zoe.lee+news@mail.example.net","username":"zoe_lee_77",\#
        "password":"wq8}Lk2,pR=x0vTn","amount":48213.75,"zipcode":"02139-4307","phone":"(617) 555-0143",\#
        "ssn":"219-09-9994","birth_date":"1988-02-29","newsletter":true,"country":"GB"}
        """#.utf8)

    /// A sign-up of ten fields, one of which has rows.
    static let signUpFile = Array(
        (fields
            + #"""
            ,
            {"type": "group", "name": "contacts", "title": "Contacts", "max": 5, "items": [
              {"type": "input", "name": "name", "title": "Name", "validators": ["required"]},
              {"type": "input", "name": "phone", "title": "Phone", "formatter": "phone"}]}]}
            """#).utf8)

    private static let fields = #"""
        {"formrun": 1, "id": "signUp", "title": "Sign up", "items": [
          {"type": "input", "name": "name", "title": "Name", "validators": ["required", {"length": {"max": 80}}]},
          {"type": "input", "name": "email", "title": "E-mail", "validators": ["required", "email"]},
          {"type": "input", "name": "birthday", "title": "Birthday", "value": "date",
            "validators": ["required", {"range": {"min": "1900-01-01", "max": "2020-12-31"}}]},
          {"type": "secureInput", "name": "password", "title": "Password",
            "validators": ["required", {"length": {"min": 12, "max": 128}}]},
          {"type": "input", "name": "plan", "title": "Plan", "value": "choice", "choices": ["free", "team"],
            "validators": ["required"]},
          {"type": "input", "name": "seats", "title": "Seats", "value": "integer", "visibleWhen": "plan == 'team'",
            "validators": ["required", {"range": {"min": 2, "max": 500}}]},
          {"type": "input", "name": "budget", "title": "Budget", "value": "decimal",
            "validators": [{"range": {"min": 0.01}}]},
          {"type": "input", "name": "newsletter", "title": "Newsletter", "value": "boolean"},
          {"type": "input", "name": "notes", "title": "Notes", "value": "multiline"}
        """#

    /// Answers to the sign-up: 296 bytes.
    static let signUp = Array(
        #"""
        {"name":"Ada M. Lovelace","email":"ada@example.com","birthday":"1985-12-10",\#
        "password":"correct horse 7","plan":"team","seats":12,"budget":1250.50,"newsletter":true,\#
        "notes":"Please send the invoice to accounts!.","contacts":[{"name":"Bo","phone":"2125550123"},\#
        {"name":"Cy","phone":"2125550199"}]}
        """#.utf8)

    /// Ten fields of different types.
    static let tenFieldsFile = Array(
        (fields
            + #"""
            , {"type": "input", "name": "phone", "title": "Phone", "formatter": "phone"}]}
            """#).utf8)

    /// Answers to the form of ten fields.
    static let tenAnswers = Array(
        #"""
        {"name":"Ada M. Lovelace","email":"ada@example.com","birthday":"1985-12-10",\#
        "password":"correct horse 7","plan":"team","seats":12,"budget":1250.50,"newsletter":true,\#
        "notes":"Please send the invoice to accounts!.","phone":"2125550123"}
        """#.utf8)

    /// A record in which every field is invalid for a different reason.
    static let allBadRecord = Array(
        #"""
        {"full_name":"","email":"zoe@@example.net","username":"Zoe-Lee","password":"too short",\#
        "amount":1000000.01,"zipcode":"02139-430","phone":"555-0143","ssn":"666-09-9994",\#
        "birth_date":"1990-02-30","newsletter":"yes","country":"XX"}
        """#.utf8)

    /// A submission of a given size in which one text is long and has escaped characters.
    static func submission(ofBytes count: Int) -> [UInt8] {
        let head = Array(#"{"subject":"A long letter","urgent":false,"letter":""#.utf8)
        let tail = Array(#""}"#.utf8)
        let sentence = Array(#"She said \"come at 8\", in the caf\u00e9 — or earlier.\n"#.utf8)
        var bytes = head
        while bytes.count + sentence.count + tail.count <= count { bytes += sentence }
        return bytes + Array(repeating: UInt8(ascii: "."), count: count - bytes.count - tail.count)
            + tail
    }

    /// A form file of a given number of items; every ten have a label, choices and a pattern among them.
    static func formFile(ofItems count: Int) -> [UInt8] {
        let items = (0..<count).map { number -> String in
            switch number % 10 {
            case 0: #"{"type":"label","title":"Part \#(number / 10)"}"#
            case 3:
                #"{"type":"input","name":"f\#(number)","title":"Size","value":"choice","choices":["S","M","L"]}"#
            case 6:
                #"{"type":"input","name":"f\#(number)","title":"Code","validators":["required",{"pattern":"[A-Z]{2}-[0-9]{4}"}]}"#
            case 8:
                #"{"type":"input","name":"f\#(number)","title":"Telephone","formatter":"phone"}"#
            default:
                #"{"type":"input","name":"f\#(number)","title":"Remark \#(number)","validators":[{"length":{"max":80}}]}"#
            }
        }
        return Array(
            #"{"formrun":1,"id":"long","title":"A long form","items":[\#(items.joined(separator: ","))]}"#
                .utf8)
    }
}
