/// Fields with conditions that read each other, in an order different from that of the form.
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
        (
            "lines",
            #"{ "type": "group", "name": "lines", "title": "Lines", "max": 3, "enabledWhen": "rate != 6", "items": [{ "type": "input", "name": "sum", "title": "Sum", "value": "decimal", "computed": "n * amount" }, { "type": "input", "name": "n", "title": "N", "value": "integer" }, { "type": "input", "name": "note", "title": "Note", "visibleWhen": "n > 1 && on", "validators": ["required"] }, { "type": "input", "name": "own", "title": "Own", "value": "decimal", "default": { "expression": "n + amount" }, "enabledWhen": "n != 2", "validators": ["required"] }, { "type": "group", "name": "deep", "title": "Deep", "visibleWhen": "present(sum)", "items": [{ "type": "input", "name": "m", "title": "M", "value": "integer", "default": 2, "enabledWhen": "n == 1" }] }] }"#,
            [
                #"[{"n":1}]"#, #"[{"n":2,"own":3.5},{"n":1,"own":7},{"n":2}]"#,
                #"[{"n":1,"own":1,"sum":1.5,"deep":[{"m":1},{"m":2}]}]"#,
                #"[{"n":2,"note":"x"},{"n":2,"sum":3,"deep":[{"m":3}]}]"#, "[]", "null",
                #"[{"note":"x"},{"sum":"x","n":"y"},[],{},{}]"#,
            ]
        ),
        (
            "sums",
            #"{ "type": "input", "name": "sums", "title": "Sums", "value": "decimal", "computed": "sum(lines.sum)" }"#,
            ["null", "1.5", "3", "0"]
        ),
    ]

    static let rules = [
        #"{ "atLeastOneOf": ["on", "why"] }"#, #"{ "exactlyOneOf": ["why", "double"] }"#,
        #"{ "allOrNone": ["amount", "why"] }"#, #"{ "check": "lower(why) != 'because' || on" }"#,
    ]
}
