/// Functions of spreadsheets and other languages with their names in expressions, for "Did you mean".
enum FunctionMisnomers {
    /// The functions with their misnomers.
    static let words: [(name: String, misnomers: [String])] = [
        ("round", ["rnd", "rounded", "toFixed"]), ("ceil", ["ceiling", "roundUp"]),
        ("floor", ["int", "trunc", "roundDown"]), ("power", ["pow"]),
        ("sqrt", ["squareRoot", "root"]),
        ("ln", ["log"]), ("average", ["avg", "mean"]), ("length", ["len", "size", "strlen"]),
        ("lower", ["lowercase", "toLowerCase", "lcase"]),
        ("upper", ["uppercase", "toUpperCase", "ucase"]),
        ("substring", ["substr", "mid", "slice"]), ("contains", ["includes", "has", "indexOf"]),
        ("matches", ["regex", "match", "test"]),
        ("number", ["toNumber", "parseInt", "parseFloat", "val"]),
        ("text", ["str", "string", "toString"]), ("if", ["iif", "case", "choose"]),
        ("present", ["exists", "isset", "defined", "notEmpty", "isPresent", "answered"]),
        ("coalesce", ["default", "ifnull", "nvl", "orElse"]), ("any", ["some"]),
        ("all", ["every"]),
        ("min", ["least", "minimum"]), ("max", ["greatest", "maximum"]), ("sum", ["total"]),
        ("date", ["toDate", "parseDate"]), ("age", ["yearsSince"]), ("first", ["head"]),
        ("join", ["concat"]),
    ]
}
