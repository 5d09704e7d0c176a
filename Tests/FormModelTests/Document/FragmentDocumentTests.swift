import FormModel
import Testing

/// Fragments of form files: expansion, names, diagnostics and hostile files.
@Suite struct FragmentDocumentTests {
    /// The codes that only fragments have.
    static let codes: Set<DefinitionCode> = [
        .unknownFragment, .unknownReplacement, .fragmentLoop, .fragmentsTooDeep,
        .fragmentsTooLarge, .unusedFragment,
    ]

    private static func form(_ fragments: String, _ items: String) -> String {
        #"{"formrun":1,"id":"f","title":"F","fragments":{\#(fragments)},"items":[\#(items)]}"#
    }

    private static func input(_ name: String, _ more: String = "") -> String {
        #"{"type":"input","name":"\#(name)","title":"T"\#(more.isEmpty ? "" : ",")\#(more)}"#
    }

    /// The items of a form without its fragments, without white space.
    private static func expanded(_ fragments: String, _ items: String) throws -> String {
        let bytes = Array(form(fragments, items).utf8)
        let found = FormDocument.diagnostics(of: bytes, vocabulary: .words)
        #expect(found.allSatisfy { $0.severity == .warning }, "\(found)")
        let text = try FormDocument.expanded(bytes, vocabulary: .words)
        let form = SchemaValue(copying: try JSONValue(text, limits: .formFile))
        guard let items = form["items"] else { return "" }
        return String(decoding: items.json, as: UTF8.self).filter { !$0.isWhitespace }
    }

    /// An item of a fragment `a` with the fields `x`, `y` and the group `g` of rows with `x` and `q`,
    /// used with the prefix `p`; the item as written, and what becomes of it.
    @Test(arguments: [
        (#""requiredWhen":"present(x)&&y=='x'""#, #""requiredWhen":"present(pX)&&pY=='x'""#),
        (
            #""requiredWhen":"x==outer||present(outer)""#,
            #""requiredWhen":"pX==outer||present(outer)""#
        ),
        (#""requiredWhen":"\u0078=='\u0022x'""#, #""requiredWhen":"pX=='\"x'""#),
        (
            #""value":"integer","computed":"sum(g.q)+count(g)""#,
            #""value":"integer","computed":"sum(pG.q)+count(pG)""#
        ),
        (#""default":{"expression":"y"}"#, #""default":{"expression":"pY"}"#),
        (#""default":"x""#, #""default":"x""#),
        (#""title":"{x}{{x}}{y|x}{=x+'x'}x""#, #""title":"{pX}{{x}}{pY|x}{=pX+'x'}x""#),
        (#""title":{"en":"{x}","de":"x{y}"}"#, #""title":{"en":"{pX}","de":"x{pY}"}"#),
        (
            #""value":"choice","choices":["x",{"value":"y","title":"{y}"}]"#,
            #""value":"choice","choices":["x",{"value":"y","title":"{pY}"}]"#
        ),
        // Apostrophes in words, spaces before the sign of an expression, and bars and braces in its texts.
        (
            #""title":"{=x|don't}{ =x+'|}'+y|'}{ x }{x|=y}'{y}'""#,
            #""title":"{=pX|don't}{=pX+'|}'+pY|'}{pX}{pX|=y}'{pY}'""#
        ),
        (
            #""value":"choice","choices":[{"value":"x","enabledWhen":"y=='a'","reason":"{y}{code}"}]"#,
            #""value":"choice","choices":[{"value":"x","enabledWhen":"pY=='a'","reason":"{pY}{code}"}]"#
        ),
        // In the conditions of choices, choice is a row of their list.
        (
            #""value":"choice","choices":[{"value":"x","visibleWhen":"choice.value==y"}]"#,
            #""value":"choice","choices":[{"value":"x","visibleWhen":"choice.value==pY"}]"#
        ),
        // The names of columns are no names of items, and their types are no expressions.
        (
            #""value":"choice","choices":{"remote":"r","columns":{"name":"text","where":"integer"},"where":"choice.name==y"}"#,
            #""value":"choice","choices":{"remote":"r","columns":{"name":"text","where":"integer"},"where":"choice.name==pY"}"#
        ),
        (#""x-y":{"x":"{x}"}"#, #""x-y":{"x":"{x}"}"#),
        (
            #""validators":[{"short":{"max":3}}],"messages":{"tooLong":"{title}{max}"}"#,
            #""validators":[{"short":{"max":3}}],"messages":{"tooLong":"{title}{max}"}"#
        ),
    ])
    func namesOfTheFragmentAreRenamed(_ members: String, _ expected: String) throws {
        let title =
            members.contains("title\":") && !members.contains("choices") ? "" : #""title":"T","#
        let head = #"{"type":"input","name":"x","#
        let rows =
            #"{"type":"group","name":"g","title":"G","items":[{"type":"input","name":"x","title":"{x}{y}","requiredWhen":"x==y"},{"type":"input","name":"q","title":"Q","value":"integer"}]}"#
        let items = try Self.expanded(
            #""a":{"items":[\#(head)\#(title)\#(members)},\#(Self.input("y")),\#(rows)]}"#,
            #"{"use":"a","prefix":"p"},\#(Self.input("outer"))"#)
        let made = rows.replacing("{y}", with: "{pY}").replacing("x==y", with: "x==pY")
            .replacing(#""name":"g""#, with: #""name":"pG""#)
        #expect(
            items
                == #"[{"type":"input","name":"pX",\#(title)\#(expected)},\#(Self.input("pY")),\#(made),\#(Self.input("outer"))]"#
        )
    }

    @Test(arguments: [
        // Without a prefix, names stay.
        (#"{"use":"a"}"#, #"[X,Y]"#),
        (
            #"{"use":"a","prefix":"_"}"#,
            #"[{"type":"input","name":"_X","title":"T"},{"type":"input","name":"_Y","title":"T","visibleWhen":"_X=='x'"}]"#
        ),
        (
            #"{"use":"a","title":{"en":"T"},"visibleWhen":"o"},O"#,
            #"[{"type":"section","title":{"en":"T"},"visibleWhen":"o","items":[X,Y]},O]"#
        ),
        (
            #"{"use":"a","visibleWhen":"o"},O"#,
            #"[{"type":"input","name":"x","title":"T","visibleWhen":"o"},{"type":"input","name":"y","title":"T","visibleWhen":"(o)&&(x=='x')"},O]"#
        ),
        (
            #"{"use":"a","replace":{"y":{"visibleWhen":null,"title":"U","help":"{x}"},"x":{"x-a":1}}}"#,
            #"[{"type":"input","name":"x","title":"T","x-a":1},{"type":"input","name":"y","title":"U","help":"{x}"}]"#
        ),
        // Another text joins the prefix and the names, which keep their case.
        (
            #"{"use":"a","prefix":"one","joined":"_","replace":{"x":{"title":"{y}"}}}"#,
            #"[{"type":"input","name":"one_x","title":"{one_y}"},{"type":"input","name":"one_y","title":"T","visibleWhen":"one_x=='x'"}]"#
        ),
        (
            #"{"use":"b","prefix":"p","joined":"q_","replace":{"qX":{"help":"{qY}{z}"}}}"#,
            #"[{"type":"input","name":"pq_qX","title":"T","help":"{pq_qY}{pq_z}"},{"type":"input","name":"pq_qY","title":"T","visibleWhen":"pq_qX=='x'"},{"type":"input","name":"pq_z","title":"T","requiredWhen":"pq_qX==pq_z"}]"#
        ),
        (
            #"{"use":"c","prefix":"p","joined":"_1"}"#,
            #"[{"type":"group","name":"p_1g","title":"G","items":[X,{"type":"input","name":"y","title":"T","visibleWhen":"x=='x'"},{"type":"input","name":"n","title":"T","visibleWhen":"x==p_1k"}]},{"type":"input","name":"p_1k","title":"T"}]"#
        ),
        // The help of a use is that of a section around its items, or of its only item.
        (
            #"{"use":"a","help":"{o}","visibleWhen":"o"},O"#,
            #"[{"type":"section","help":"{o}","visibleWhen":"o","items":[X,Y]},O]"#
        ),
        (
            #"{"use":"c","title":"T","help":{"en":"{k}"}},{"type":"label","title":"{k}"}"#,
            #"[{"type":"section","title":"T","help":{"en":"{k}"},"items":[{"type":"group","name":"g","title":"G","items":[X,{"type":"input","name":"y","title":"T","visibleWhen":"x=='x'"},{"type":"input","name":"n","title":"T","visibleWhen":"x==k"}]},{"type":"input","name":"k","title":"T"}]},{"type":"label","title":"{k}"}]"#
        ),
        (
            #"{"use":"d","prefix":"p","help":"{o}","visibleWhen":"o"},O"#,
            #"[{"type":"input","name":"pX","title":"T","visibleWhen":"o","help":"{o}"},O]"#
        ),
        (
            #"{"use":"d","prefix":"p","title":"U","help":"new"}"#,
            #"[{"type":"section","title":"U","help":"new","items":[{"type":"input","name":"pX","title":"T","help":"old"}]}]"#
        ),
        (
            #"{"use":"e","help":"new"}"#,
            #"[{"type":"section","help":"new","items":[{"type":"label","title":"T"}]}]"#
        ),
        // The extension keys of a use are kept by a section.
        (
            #"{"use":"a","x-k":{"y":1},"visibleWhen":"o"},O"#,
            #"[{"type":"section","visibleWhen":"o","x-k":{"y":1},"items":[X,Y]},O]"#
        ),
        // Fragments in fragments: names inside are renamed by each, and may be replaced by each.
        (
            #"{"use":"b","prefix":"p","replace":{"qX":{"help":"{qY}"}}}"#,
            #"[{"type":"input","name":"pQX","title":"T","help":"{pQY}"},{"type":"input","name":"pQY","title":"T","visibleWhen":"pQX=='x'"},{"type":"input","name":"pZ","title":"T","requiredWhen":"pQX==pZ"}]"#
        ),
        (
            #"{"type":"group","name":"g","title":"G","items":[{"use":"a","prefix":"r"}]}"#,
            #"[{"type":"group","name":"g","title":"G","items":[{"type":"input","name":"rX","title":"T"},{"type":"input","name":"rY","title":"T","visibleWhen":"rX=='x'"}]}]"#
        ),
        // The fields of rows keep their names, and so do uses in them.
        (
            #"{"use":"c","prefix":"p"}"#,
            #"[{"type":"group","name":"pG","title":"G","items":[X,{"type":"input","name":"y","title":"T","visibleWhen":"x=='x'"},{"type":"input","name":"n","title":"T","visibleWhen":"x==pK"}]},{"type":"input","name":"pK","title":"T"}]"#
        ),
    ])
    func usesBecomeItems(_ use: String, _ expected: String) throws {
        let x = Self.input("x")
        let y = Self.input("y", #""visibleWhen":"x=='x'""#)
        let o = Self.input("o", #""value":"boolean""#)
        let items = try Self.expanded(
            #"""
            "a":{"items":[\#(x),\#(y)]},
            "b":{"items":[{"use":"a","prefix":"q"},\#(Self.input("z", #""requiredWhen":"qX == z""#))]},
            "c":{"items":[{"type":"group","name":"g","title":"G","items":[{"use":"a"},
              \#(Self.input("n", #""visibleWhen":"x == k""#))]},\#(Self.input("k"))]},
            "d":{"items":[\#(Self.input("x", #""help":"old""#))]},
            "e":{"items":[{"type":"label","title":"T"}]}
            """#, use.replacing("O", with: o))
        let wanted = expected.replacing("X,", with: x + ",").replacing(",Y", with: "," + y)
            .replacing("O]", with: o + "]")
        #expect(items == wanted)
    }

    /// Uses in named sections: names of the fragment begin with those of the sections, and the names of items do not.
    @Test(arguments: [
        (#"SECTION{"use":"a","prefix":"p"}]}"#, "s.p", #"SECTION INNER]}"#),
        (
            #"SECTION{"use":"a","prefix":"p","title":"T"}]}"#, "s.p",
            #"SECTION{"type":"section","title":"T","items":[INNER]}]}"#
        ),
        (
            #"SECTION{"type":"section","items":[{"use":"a","prefix":"p"}]}]}"#, "s.p",
            #"SECTION{"type":"section","items":[INNER]}]}"#
        ),
        (
            #"SECTION{"type":"section","name":"t","items":[{"use":"a","prefix":"p"}]}]}"#, "s.t.p",
            #"SECTION{"type":"section","name":"t","items":[INNER]}]}"#
        ),
        (
            #"{"type":"group","name":"rows","title":"R","items":[SECTION{"use":"a","prefix":"p"}]}]}"#,
            "s.p",
            #"{"type":"group","name":"rows","title":"R","items":[SECTION INNER]}]}"#
        ),
        // The section of a fragment is renamed by the uses around it, and the items in the section by those inside.
        (
            #"{"use":"b","prefix":"q"}"#, "qS.p",
            #"{"type":"section","name":"qS","title":"S","items":[INNER]}"#
        ),
        (
            #"SECTION{"use":"b","prefix":"q"}]}"#, "s.qS.p",
            #"SECTION{"type":"section","name":"qS","title":"S","items":[INNER]}]}"#
        ),
        (
            #"SECTION{"use":"b"}]}"#, "s.s.p", #"SECTION SECTION INNER]}]}"#
        ),
    ])
    func usesInNamedSections(_ use: String, _ path: String, _ expected: String) throws {
        let section = #"{"type":"section","name":"s","title":"S","items":["#
        // N is a name in the fragment, I that of an item, and P what is put before names of fields.
        let inner = #"""
            {"type":"input","name":I(x),"title":"{N(y)}{= N(t).z}","validators":[{"same":"N(y)"}],"visibleWhen":"N(y)==outer"},
            {"type":"input","name":I(y),"title":"T"},
            {"type":"section","name":I(t),"title":"{N(t).z}","items":[
              {"type":"input","name":"z","title":"Z","requiredWhen":"present(N(x))"},
              {"type":"group","name":"h","title":"H","items":[{"type":"input","name":"y","title":"Y"}]}]},
            {"type":"input","name":I(k),"title":"K","value":"choices","choices":["a"],"other":{"name":I(l),"title":"{N(x)}"}},
            {"type":"input","name":I(c),"title":"{N(l)}","value":"choice","choices":{"rows":"N(g)","value":"y"}},
            {"type":"input","name":I(n),"title":"N","value":"integer","validators":[{"short":{"max":{"expression":"N(m)"}}}]},
            {"type":"input","name":I(m),"title":"M","value":"integer","default":{"expression":"N(n)"}},
            {"type":"group","name":I(g),"title":"G","rows":{"list":"N(k)"},"rowTitle":"{y}{N(x)}","values":{"v":"N(n)"},"default":[{"y":"x"}],
              "items":[{"type":"input","name":"y","title":"{N(x)}{y}","requiredWhen":"y==N(x)&&v==row"}]},
            {"type":"label","title":"{= any(N(g),y==N(x))|n}{= any(N(t).h,y==N(x))|n}{= join(N(g).y,'y')}"}
            """#
        func written(_ path: String, _ prefix: String) throws -> String {
            var text = inner
            for name in ["x", "y", "t", "k", "l", "c", "n", "m", "g"] {
                let made = prefix.isEmpty ? name : prefix + name.uppercased()
                text = text.replacing("N(\(name))", with: path + made)
                    .replacing("I(\(name))", with: "\"\(made)\"")
            }
            return text.filter { !$0.isNewline }.replacing("  ", with: "")
        }
        let front = String(path.prefix(upTo: path.lastIndex(of: ".") ?? path.startIndex)) + "."
        let items = try Self.expanded(
            #""a":{"items":[\#(written("", ""))]},"b":{"items":[\#(section){"use":"a","prefix":"p"}]}]}"#,
            use.replacing("SECTION", with: section)
                + (use.contains("\"b\"") ? "" : #",{"use":"b","prefix":"z"}"#) + ","
                + Self.input("outer"))
        let wanted = expected.replacing("SECTION", with: section)
            .replacing("INNER", with: try written(front, "p")).filter { !$0.isWhitespace }
        #expect(items.hasPrefix("[" + wanted + ","), "\(items)\n\(wanted)")
    }

    @Test func everythingElseIsKept() throws {
        let text =
            #"{"x-z":1e3,"$comment":{"b":1.50},"fragments":{},"formrun":1,"id":"f","title":"F","pages":[{"x-p":0,"items":[{"type":"label","title":"x"}]}]}"#
        let made = try FormDocument.expanded(Array(text.utf8), vocabulary: .words)
        #expect(
            String(decoding: made, as: UTF8.self).filter { !$0.isWhitespace }
                == text.replacing(#""fragments":{},"#, with: ""))
    }

    /// Positions of diagnostics; those of a fragment are reported once, with the line of a use.
    @Test(arguments: [
        (#""a":{"items":[N]}"#, #"{"use":⟦unknownFragment⟧"b"},{"use":"a"}"#),
        (#""a":{"items":[N]},⟦unusedFragment⟧"c":{"items":[N]}"#, #"{"use":"a"}"#),
        // An unused fragment is checked as well, and so is one that only it uses.
        (#""a":{"items":[{"type":⟦unknownItemType⟧"inptu","name":7}]}"#, "N"),
        (
            #""a":{"items":[{"use":"b"}]},"b":{"items":[{"type":"input","name":"n","title":"N",⟦unknownKey⟧"hlp":1}]}"#,
            "N"
        ),
        (
            #""a":{"items":[{"use":"b"}]},"b":{"items":[{"type":"input","name":"n","title":"N","validators":[⟦unknownValidator⟧"nope"]}]}"#,
            #"{"use":"b"}"#
        ),
        (#""a":{"items":[⟦missingKey⟧{"type":"input","title":"N"}]}"#, "N"),
        (
            #""a":{"items":[{"type":"input","name":"m","title":"M","requiredWhen":"true ⟦expressionSyntax⟧)"}]}"#,
            "N"
        ),
        (
            #""a":{"items":[{"type":"label","name":"n","title":"N"},{"type":"input","name":⟦duplicateName⟧"n","title":"N"}]}"#,
            "N"
        ),
        // Names outside of it, and keys that a use may add, are not missing.
        (
            #"⟦unusedFragment⟧"a":{"items":[{"type":"input","name":"m","value":"choice","requiredWhen":"outer > 1 && any(rows, age > row)","computed":"join(rows.name, ', ')"}]}"#,
            "N"
        ),
        (#""a":{"items":[N]}"#, #"{"use":⟦wrongType⟧1}"#),
        (
            #""a":{"items":[N]}"#,
            #"{"use":"a","prefix":⟦badName⟧"1","title":⟦wrongType⟧2,"visibleWhen":⟦wrongType⟧3,⟦unknownKey⟧"name":4}"#
        ),
        (#""a":{"items":[N]}"#, #"{"use":"a","replace":⟦wrongType⟧[]}"#),
        (#""a":{"items":[N]}"#, #"{"use":"a",⟦misplacedKey⟧"joined":"_"}"#),
        (#""a":{"items":[N]}"#, #"{"use":"a","prefix":"p","joined":⟦badName⟧"-"}"#),
        (#""a":{"items":[N]}"#, #"{"use":"a","prefix":"p","joined":⟦wrongType⟧1}"#),
        (#""a":{"items":[N]}"#, #"{"use":"a","prefix":"p",⟦unknownKey⟧"separator":"_"}"#),
        (#""a":{"items":[N]}"#, #"{"use":"a","help":⟦wrongType⟧1}"#),
        (#""a":{"items":[N]}"#, #"{"use":"a","title":"U","help":"{⟦unknownField⟧m}"}"#),
        (#""a":{"items":[N]}"#, #"{"use":"a","help":"[x](⟦badLink⟧javascript:x)"}"#),
        (#""a":{"items":[N]}"#, #"{"use":"a","replace":{"n":⟦wrongType⟧1,⟦badName⟧"":{}}}"#),
        (
            #""a":{"items":[N]}"#,
            #"{"use":"a","replace":{"n":{⟦misplacedKey⟧"name":"x",⟦misplacedKey⟧"type":"label"}}}"#
        ),
        (#""a":{"items":[N]}"#, #"{"use":"a","replace":{⟦unknownReplacement⟧"m":{}}}"#),
        (
            #"⟦badName⟧"":{"items":[N]},"b":⟦wrongType⟧1,"c":⟦missingKey⟧{},"d":{"items":⟦noItems⟧[]},"e":{"items":[N],⟦unsupportedKey⟧"rules":[],⟦unknownKey⟧"itms":1}"#,
            #"{"use":⟦unknownFragment⟧"a"}"#
        ),
        (
            #""a":{"items":[{"use":"b"}]},"b":{"items":[{"use":⟦fragmentLoop⟧"a"}]}"#,
            #"{"use":"a"}"#
        ),
        (#""a":{"items":[{"use":⟦fragmentLoop⟧"a"}]}"#, "N"),
        // The condition of a use is that of each of its items.
        (
            #""a":{"items":[{"type":"input","name":"n","title":"N"},{"type":"input","name":"o","title":"O"}]}"#,
            #"{"use":"a","visibleWhen":"⟦unknownField⟧m == 1"}"#
        ),
        (
            #""a":{"items":[{"type":"input","name":"n","title":"N","validators":[⟦unknownValidator⟧"nope"]}]}"#,
            #"{"use":"a","prefix":"p"},{"use":"a","prefix":"q"}"#
        ),
        (
            #""a":{"items":[{"type":"input","name":"n","title":"N","visibleWhen":"present(n) && ⟦unknownField⟧m"}]}"#,
            #"{"use":"a","prefix":"pre"}"#
        ),
        (
            #""a":{"items":[{"type":"input","name":⟦duplicateName⟧"n","title":"N"}]}"#,
            #"{"use":"a"},{"use":"a"}"#
        ),
        (#""a":{"items":[N]}"#, #"{"use":"a","visibleWhen":"true⟦expressionSyntax⟧) || (true"}"#),
        (
            #""a":{"items":[{"type":"input","name":"n","title":"N","visibleWhen":"n ⟦expressionSyntax⟧="}]}"#,
            #"{"use":"a","visibleWhen":"true"}"#
        ),
        // Behind names that are replaced, escapes and other conditions.
        (
            #""a":{"items":[{"type":"input","name":"n","title":"N","visibleWhen":"\u006e == '\u00e9' \u0026\u0026 present(n) && ⟦unknownField⟧m"}]}"#,
            #"{"use":"a","prefix":"pre","visibleWhen":"present(\u0070reN)"}"#
        ),
        (
            #""a":{"items":[{"type":"input","name":"n","title":"{n}\u007b\u006e|é\u00e9\"} {n} {⟦unknownField⟧m}"}]}"#,
            #"{"use":"a","prefix":"pre"}"#
        ),
        (
            #""a":{"items":[{"type":"input","name":"n","title":"N","visibleWhen":"present(n)"}]},"b":{"items":[{"use":"a","prefix":"p","visibleWhen":"\u0070N == ⟦unknownField⟧m"}]}"#,
            #"{"use":"b","prefix":"q","visibleWhen":"present(qPN)"},{"use":"b"}"#
        ),
        (#""a":{"items":[N]}"#, #"{"use":"a","replace":{"n":{⟦unknownKey⟧"hlp":"x"}}}"#),
        (#""a":{"items":[N]}"#, #"{"use":"a","type":⟦unknownItemType⟧"x"}"#),
        // The text of another answer goes with the key `other`, and has no keys of its own.
        (
            #""a":{"items":[{"type":"input","name":"n","title":"{⟦unknownField⟧nOther}","value":"choice","choices":["x"],"other":{"title":"O","name":"nOther"}}]}"#,
            #"{"use":"a","prefix":"p","replace":{"n":{"other":null}}}"#
        ),
        (
            #""a":{"items":[{"type":"input","name":"n","title":"N","value":"choice","choices":["x"],"other":{"title":"O","name":"nOther"}}]}"#,
            #"{"use":"a","prefix":"p","replace":{"n":{"title":"{m}","other":{"title":"O","name":"m"}}}}"#
        ),
        (
            #""a":{"items":[{"type":"input","name":"n","title":"N","value":"choice","choices":["x"],"other":{"title":"O","name":"nOther"}}]}"#,
            #"{"use":"a","replace":{⟦unknownReplacement⟧"nOther":{"help":"H"}}}"#
        ),
    ])
    func diagnostics(_ fragments: String, _ items: String) {
        let name = #"{"type":"input","name":"n","title":"N"}"#
        let text = Self.form(
            fragments.replacing("[N]", with: "[\(name)]"), items == "N" ? name : items)
        MarkedForm(text).check()
    }

    @Test func messagesSayWhereAFragmentIsUsed() throws {
        let text = """
            {"formrun":1,"id":"f","title":"F","fragments":{
            "a":{"items":[{"type":"input","name":"n","title":"N","formatter":"nope"}]},
            "b":{"items":[
             {"use":"a"}]}},
            "items":[
             {"use":"b"}]}
            """
        let found = FormDocument.diagnostics(of: Array(text.utf8), vocabulary: .words)
        let message = try #require(found.first?.message)
        #expect(found.count == 1 && found[0].position.line == 2)
        #expect(
            message.hasSuffix(" It is used at line 4, which is used at line 6."), "\(message)")
    }

    // MARK: Hostile files

    /// Ten uses each, `depth` fragments deep.
    private static func laughs(_ depth: Int) -> String {
        let fragments = (1...depth).map { level in
            let uses = (0..<10).map { #"{"use":"f\#(level - 1)","prefix":"p\#($0)"}"# }
            return #""f\#(level)":{"items":[\#(uses.joined(separator: ","))]}"#
        }
        return form(
            ([#""f0":{"items":[\#(input("a"))]}"#] + fragments).joined(separator: ","),
            #"{"use":"f\#(depth)"}"#)
    }

    @Test func aFormThatWouldBeTooLargeIsRefusedBeforeItIsMade() {
        let found = FormDocument.diagnostics(of: Array(Self.laughs(7).utf8), vocabulary: .words)
        #expect(found.map(\.code) == [.fragmentsTooLarge])
        let long = String(repeating: "{a}", count: 2_000)
        let text = Self.form(
            #""f":{"items":[\#(Self.input("a", #""help":"\#(long)""#))]}"#,
            (0..<9).map { #"{"use":"f","prefix":"p\#($0)"}"# }.joined(separator: ","))
        let limits = JSONLimits(bytes: 20_000, depth: 64, members: 10_000)
        let bytes = FormDocument.diagnostics(
            of: Array(text.utf8), vocabulary: .words, limits: limits)
        #expect(bytes.map(\.code) == [.fragmentsTooLarge])
    }

    @Test(arguments: [(8, []), (9, [DefinitionCode.fragmentsTooDeep])])
    func fragmentsAreEightDeep(_ depth: Int, _ expected: [DefinitionCode]) {
        let fragments = (1..<depth).map { #""f\#($0)":{"items":[{"use":"f\#($0 + 1)"}]}"# }
        let text = Self.form(
            (fragments + [#""f\#(depth)":{"items":[\#(Self.input("a"))]}"#])
                .joined(separator: ","), #"{"use":"f1","prefix":"p"}"#)
        let found = FormDocument.diagnostics(of: Array(text.utf8), vocabulary: .words)
        #expect(found.map(\.code) == expected)
    }

    /// The time is that of reading the items of all unused fragments once.
    @Test func manyUnusedFragmentsAreReadOnce() {
        let count = 600
        let fragments = (0..<count).map { #""f\#($0)":{"items":[\#(Self.input("a"))]}"# }
        let text = Self.form(fragments.joined(separator: ","), Self.input("a"))
        let found = FormDocument.diagnostics(of: Array(text.utf8), vocabulary: .words)
        #expect(found.count == count && found.allSatisfy { $0.code == .unusedFragment })
    }

    @Test func unusedFragmentsThatWouldBeTooLargeAreRefused() {
        let found = FormDocument.diagnostics(
            of: Array(Self.laughs(5).replacing(#"{"use":"f5"}"#, with: Self.input("a")).utf8),
            vocabulary: .words, limits: JSONLimits(bytes: 100_000, depth: 64, members: 10_000))
        #expect(found.map(\.code) == [.fragmentsTooLarge])
    }

    @Test func aLongChainOfFragmentsIsRefused() {
        let fragments = (0..<5_000).map {
            #""f\#($0)":{"items":[{"use":"f\#(($0 + 1) % 5_000)"}]}"#
        }
        let text = Self.form(fragments.joined(separator: ","), #"{"use":"f0"}"#)
        let found = FormDocument.diagnostics(of: Array(text.utf8), vocabulary: .words)
        #expect(found.allSatisfy { $0.code == .fragmentsTooDeep } && !found.isEmpty)
    }
}
