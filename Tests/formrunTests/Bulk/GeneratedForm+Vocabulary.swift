extension GeneratedForm {
    /// Fields with the validators of texts.
    static let texts: [Kind] = [
        (
            #""type": "input", "validators": ["alpha", "alphanumeric", "ascii", "lowercase", "slug", "hex", { "notPattern": "a+" }]"#,
            [#""abc""#, #""aa""#, #""\u00c9 1\n""#]
        ),
        (
            #""type": "input", "validators": [{ "startsWith": "a" }, { "endsWith": ["c", "d"] }, { "contains": "b" }, { "excludes": ["x", "y"] }]"#,
            [#""abc""#, #""x\"y""#, #""\u0061bd""#]
        ),
        (
            #""type": "input", "value": "multiline", "validators": ["uppercase", { "words": { "min": 2, "max": 3 } }]"#,
            [#""A\nB""#, #""a""#, #""A B C D""#]
        ),
        (
            #""type": "secureInput", "validators": ["base64", "json"]"#,
            [#""1234""#, #""{\"a\":\n01}""#, #""\u0031234""#]
        ),
    ]

    /// Fields with the validators of addresses and identifiers.
    static let addresses: [Kind] = [
        (
            #""type": "input", "validators": [{ "url": "https" }]"#,
            [#""https:\/\/example.com""#, #""http://a""#, #""https://a b""#]
        ),
        (
            #""type": "input", "validators": ["hostname", "semver"]"#,
            [#""1.0.0-a""#, #""a_b""#, #""1.0.0""#]
        ),
        (
            #""type": "input", "validators": [{ "ip": 6 }]"#,
            [#""::1""#, #""1.2.3.4""#, #""\u003a:""#]
        ),
        (
            #""type": "input", "validators": ["cidr"]"#,
            [#""10.0.0.0/8""#, #""10.0.0.1/8""#, #""10.0.0.0""#, #""a""#]
        ),
        (#""type": "input", "value": "integer", "validators": ["port"]"#, ["80", "0", "8e1"]),
        (
            #""type": "input", "validators": [{ "uuid": 4 }]"#,
            [
                #""919108f7-52d1-4320-9bac-f847db4148a8""#,
                #""C232AB00-9414-11EC-B3C8-9F6BDECED846""#, #""a""#,
            ]
        ),
        (#""type": "input", "validators": ["e164"]"#, [#""+12125550123""#, #""212""#, #""+1""#]),
    ]
}
