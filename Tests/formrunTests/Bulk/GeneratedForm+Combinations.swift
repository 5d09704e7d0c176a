extension GeneratedForm {
    /// Fields with warnings, nested validators, and validators of presence, lists and time.
    static let combinations: [Kind] = [
        (
            #""type": "input", "validators": [{ "warning": { "length": { "min": 4 } } }, { "length": { "max": 5 } }, { "warning": "email" }]"#,
            [#""ab""#, #""abcdefg""#, #""abcd""#, "1"]
        ),
        (
            #""type": "input", "validators": [{ "anyOf": ["email", { "pattern": "[0-9]+" }] }, { "not": { "oneOf": ["7", "8"] } }, { "noneOf": ["9"] }]"#,
            [#""12""#, #""7""#, #""x""#, #""9""#, "null"]
        ),
        (
            #""type": "input", "validators": ["stopOnFirst", { "length": { "min": 3 } }, { "pattern": "[a-z]+" }, "email"]"#,
            [#""a@b.example""#, #""A""#, #""abc""#, "[]"]
        ),
        (
            #""type": "input", "value": "choices", "choices": ["r", "gg", "bbb", "y", "z"], "validators": [{ "count": { "min": 2, "max": 3 } }, { "each": [{ "warning": { "length": { "min": 2 } } }, { "pattern": "[rgby]+" }] }]"#,
            [
                #"["gg","bbb"]"#, #"["gg"]"#, #"["r","gg","bbb","z"]"#, #"["r","z"]"#, "[]",
                #"["q"]"#,
            ]
        ),
        (
            #""type": "input", "value": "texts", "validators": [{ "count": { "max": 3 } }, "unique", { "each": [{ "warning": { "length": { "min": 2 } } }, { "pattern": "[a-z,]+" }] }]"#,
            [
                #"["red","a,b"]"#, #"["x"," \u0078 ","RED"]"#, #"["a","b","c","d"]"#, "[]", "null",
                #"["a",""," "]"#, #"["a",1,null]"#, #""a""#, "{}",
            ]
        ),
        (
            #""type": "input", "value": "boolean", "validators": ["accepted"]"#,
            ["true", "false", "null"]
        ),
        (#""type": "input", "validators": ["absent"]"#, [#""""#, #""x""#, "1"]),
        (
            #""type": "input", "value": "date", "validators": [{ "range": { "min": "today - 1 month", "below": "today + 1 year" } }, { "weekday": { "in": ["mon", "tue"] } }]"#,
            [#""2026-11-23""#, #""2026-10-20""#, #""2027-11-22""#, #""2026-12-31""#]
        ),
        (
            #""type": "input", "value": "dateTime", "validators": [{ "warning": { "range": { "min": "now" } } }]"#,
            [
                #""2026-11-21T12:00:00Z""#, #""2026-11-21T12:30:00.5+01:00""#,
                #""2026-11-21t11:59:59z""#, #""2026-11-21""#, #""2026-11-21T12:00:00.1234567891Z""#,
            ]
        ),
        (
            #""type": "input", "value": "time", "validators": [{ "range": { "above": "08:00", "max": "17:30" } }]"#,
            [#""08:00:01""#, #""08:00""#, #""18:00""#, #""8:00""#, "8"]
        ),
        (
            #""type": "input", "value": "localDateTime", "validators": [{ "range": { "min": "2026-01-01T08:00", "below": "now" } }, { "weekday": { "in": ["mon", "tue"] } }]"#,
            [
                #""2026-11-16T14:30""#, #""2026-11-17 14:30:00.5""#, #""2025-11-17T14:3\u0030""#,
                #""2026-11-16T14:30Z""#, #""2026-11-16T23:59:60""#, "20261116",
            ]
        ),
        (
            #""type": "input", "value": "duration", "validators": [{ "range": { "min": "PT30M" } }]"#,
            [#""P1D""#, #""PT5M""#, #""P2W""#, #""P\u0031Y""#, #""1h""#]
        ),
    ]
}
