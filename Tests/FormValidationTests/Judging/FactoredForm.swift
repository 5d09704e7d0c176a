import TestSupport

/// A form that is written twice: with all names in full, and with the items that two places share as a fragment.
///
/// The names of shared items are marks in one text, `‹x›` for a field in an expression or a text and `«x»` for the name of
/// an item, which are replaced without regard to what is around them.
struct FactoredForm {
    /// A place of the shared items.
    private struct Place {
        let prefix: String
        /// The text between the prefix and a name; `nil` for camel case.
        var joint: String?
        /// The sections around the items, each with a dot behind it.
        var path = ""
        /// The text before and after the items.
        var around = ("", "")
    }

    let plain: String
    let factored: String

    /// Fields of the form that have names of shared items, so that a name that is not replaced is a wrong one.
    private static let outer =
        ["outer", "x", "y", "k"].map { #"{"type":"input","name":"\#($0)","title":"Outer"}"# }
        + [#"{"type":"input","name":"max","title":"Outer","value":"integer"}"#]

    private static let titles = [
        "T", "{‹y›} of {outer}", "{= upper(‹x›)|don't know} in {‹y›}",
        "{ = if(‹x› == '|', ‹y›, ‹x›)|a '} {‹x›}", "{ ‹y› |o'clock} {{x}} '{‹x›}'",
        "{= ‹x› + '}' + ‹y›} {‹s›.z}",
    ]

    private static let more = [
        "", #","visibleWhen":"present(‹y›) || outer == 'x'""#,
        #","requiredWhen":"length(‹y›) > 1","messages":{"required":"{‹max›} {‹choice›} {title} {code}"}"#,
        #","validators":["required",{"length":{"max":3}}],"messages":{"tooLong":"{max} {actual} {‹y›}","required":"{‹y›|don't}"}"#,
        #","validators":[{"length":{"max":{"expression":"‹max›"}}}],"messages":{"tooLong":"{max} {‹y›} {= ‹max› + 1}"}"#,
        #","validators":[{"sameAs":"‹y›"}],"messages":{"notTheSame":{"en":"{otherTitle} {other} {‹x›}","de":"{‹x›} {otherTitle}"}}"#,
        #","validators":[{"check":{"that":"‹x› != ‹y› || outer == 'x'","message":"{title} {‹y›} {= ‹x›} {outer}"}}]"#,
        #","validators":[{"when":{"that":"‹y› != 'x'","then":[{"differentFrom":"‹y›"}]}}]"#,
        #","default":{"expression":"‹y›"}"#, #","computed":"‹y› + 'x'""#,
        #","help":"{‹k›} **{‹x›}**","placeholder":"{‹max›}""#,
    ]

    private static let others = [
        #"{"type":"input","name":"«k»","title":"K {‹x›}","value":"choices","choices":[{"value":"a","title":"{‹x›} a","visibleWhen":"‹x› != 'x'"},{"value":"b","enabledWhen":"present(‹y›)","reason":"no {‹y›} {code}"},{"value":"c","title":"see","exclusive":true}],"messages":{"notAlone":"{choice} alone {‹x›}","notAChoice":"{‹choice›}"},"other":{"title":"O {‹y›}","name":"«l»","validators":[{"differentFrom":"‹x›"}]}}"#,
        #"{"type":"input","name":"«choice»","title":"C {‹choice›}","value":"choice","choices":{"list":"things","where":"choice.kind == ‹x› || choice.kind == outer"}}"#,
        #"{"type":"input","name":"«max»","title":"{‹g›} {‹max›}","value":"integer","validators":[{"range":{"min":2}}],"messages":{"tooSmall":"{min} {‹max›} {‹x›}"}}"#,
        #"{"type":"group","name":"«g»","title":"G {‹g›}","rowTitle":"{x} {‹y›} {row}","max":2,"values":{"v":"‹max›"},"messages":{"tooMany":"{max} {actual} {‹x›}"},"items":[{"type":"input","name":"x","title":"{x} {‹y›}","requiredWhen":"present(‹y›) && v != row"},{"type":"input","name":"n","title":"{= ‹max› + n}","value":"integer","validators":[{"range":{"max":{"expression":"‹max›"}}}]}],"validators":[{"unique":{"by":"x"}}]}"#,
        #"{"type":"section","name":"«s»","title":"S {‹s›.z}","items":[{"type":"input","name":"z","title":"{‹s›.z} {‹x›}","visibleWhen":"present(‹x›) && ‹y› != 'long'"}]}"#,
        #"{"type":"label","title":"{= any(‹g›, x == ‹y›)|n} {= sum(‹g›.n) + count(‹g›)} {= title(‹choice›)|?} {= ‹choice›.kind|?} {= count(‹g›, n > ‹max›)}"}"#,
    ]

    init(_ numbers: inout SeededNumbers) {
        let replaced = numbers.below(2) == 0
        let help = #""help":"H {‹y›} {= ‹x›|don't}""#
        func input(_ name: String) -> String {
            let title = Self.titles[numbers.below(Self.titles.count)]
            var more = Self.more[numbers.below(Self.more.count)]
            if name == "y" {
                // Each of the two reads the other.
                more = more.replacing("‹x›", with: "‹›").replacing("‹y›", with: "‹x›")
                    .replacing("‹›", with: "‹y›")
            }
            return #"{"type":"input","name":"«\#(name)»","title":"\#(title)"\#(more)}"#
        }
        // The help is written at the item, or added by each use.
        let changed =
            #"{"type":"input","name":"«w»","title":"W","validators":[{"check":{"that":"‹x› == ‹y› && outer != 'a'","message":"{title} {‹y›} {= ‹x›} {outer} {code}"}}]ADDED}"#
        let shared = ([input("x"), input("y"), changed] + Self.others).joined(separator: ",")
        let placesOfForms = [
            Place(prefix: "billing"), Place(prefix: "p"), Place(prefix: "j", joint: "_"),
            Place(prefix: "i", joint: "__"),
            Place(
                prefix: "h", path: "home.",
                around: (#"{"type":"section","name":"home","title":"Home","items":["#, "]}")),
            Place(
                prefix: "r",
                around: (#"{"type":"group","name":"people","title":"People","items":["#, "]}")),
        ]
        let places = placesOfForms.shuffled(using: &numbers).prefix(2)
        var (plain, factored) = (Self.outer, Self.outer)
        for place in places {
            let isSection = numbers.below(2) == 0
            let section =
                isSection
                ? #""title":"U {outer}","help":"**H** {outer}","visibleWhen":"outer != 'a'","x-use":1"#
                : ""
            let items = Self.written(
                shared.replacing("ADDED", with: "," + help), place.prefix, place.joint, place.path)
            let whole = isSection ? #"{"type":"section",\#(section),"items":[\#(items)]}"# : items
            plain.append(place.around.0 + whole + place.around.1)
            let joined = place.joint.map { #","joined":"\#($0)""# } ?? ""
            let replace = replaced ? #","replace":{"w":{\#(Self.written(help))}}"# : ""
            factored.append(
                place.around.0
                    + #"{"use":"f","prefix":"\#(place.prefix)"\#(joined)\#(isSection ? "," : "")\#(section)\#(replace)}"#
                    + place.around.1)
        }
        let fragment = Self.written(
            shared.replacing("ADDED", with: replaced ? "" : "," + help))
        self.plain = Self.form("", plain)
        self.factored = Self.form(#""fragments":{"f":{"items":[\#(fragment)]}},"#, factored)
    }

    private static func form(_ fragments: String, _ items: [String]) -> String {
        #"{"formrun":1,"id":"f","title":"F","locale":"en",\#(fragments)"lists":{"things":{"columns":{"kind":"text"},"choices":[{"value":"p","title":"Pea","kind":"x"},{"value":"q","title":"Queue","kind":"a"}]}},"items":[\#(items.joined(separator: ","))]}"#
    }

    /// A text with names instead of marks.
    private static func written(
        _ text: String, _ prefix: String = "", _ joint: String? = nil, _ path: String = ""
    ) -> String {
        var text = text
        for name in ["x", "y", "w", "k", "l", "choice", "max", "g", "s"] {
            let full =
                prefix.isEmpty
                ? name
                : joint.map { prefix + $0 + name }
                    ?? prefix + name.prefix(1).uppercased() + String(name.dropFirst())
            text = text.replacing("‹\(name)›", with: path + full)
                .replacing("«\(name)»", with: full)
        }
        return text
    }
}
