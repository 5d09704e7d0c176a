/// Fields with conditions that look at each other, in an order of their own.
extension GeneratedForm {
    static let conditions: [(name: String, keys: String, values: [String])] = [
        (
            "on", #"{ "type": "input", "name": "on", "title": "On", "value": "boolean" }"#,
            ["true", "true", "false", "null"]
        ),
        (
            "amount",
            #"{ "type": "input", "name": "amount", "title": "Amount", "value": "decimal", "visibleWhen": "on", "validators": ["required"] }"#,
            ["1.5", "1.50", "2", #""x""#, "null"]
        ),
        (
            "double",
            #"{ "type": "input", "name": "double", "title": "Double", "value": "decimal", "computed": "amount * 2" }"#,
            ["3", "3.00", "4", "null", "null"]
        ),
        (
            "rate",
            #"{ "type": "input", "name": "rate", "title": "Rate", "value": "integer", "default": 5, "enabledWhen": "double > 3", "validators": [{ "check": { "that": "rate < amount", "message": "Less than {title}." } }] }"#,
            ["5", "6", "1", "null"]
        ),
        (
            "why",
            #"{ "type": "input", "name": "why", "title": "Why", "requiredWhen": "rate == 5", "validators": [{ "when": { "that": "on", "then": [{ "length": { "max": 2 } }] } }] }"#,
            [#""so""#, #""because""#, "null", #""  ""#]
        ),
    ]

    static let rules = [
        #"{ "atLeastOneOf": ["on", "why"] }"#, #"{ "exactlyOneOf": ["why", "double"] }"#,
        #"{ "allOrNone": ["amount", "why"] }"#, #"{ "check": "lower(why) != 'because' || on" }"#,
    ]
}
