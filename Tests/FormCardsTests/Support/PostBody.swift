import FormModel

/// The entries of a page as bodies of other types than url-encoded ones.
enum PostBody {
    typealias Entries = [(name: String, value: String)]

    static func multipart(_ entries: Entries) -> (body: [UInt8], type: String) {
        let parts = entries.map { name, value in
            let shown = name.map {
                $0 == "\"" ? "%22" : $0 == "\r" || $0 == "\n" ? " " : String($0)
            }
            return
                "--XX\r\nContent-Disposition: form-data; name=\"\(shown.joined())\"\r\n\r\n\(value)\r\n"
        }
        return (
            Array((parts.joined() + "--XX--\r\n").utf8), "multipart/form-data; boundary=XX"
        )
    }

    /// The answer of a host; entries of one name are a list.
    static func adaptive(_ entries: Entries) -> (body: [UInt8], type: String) {
        var names: [String] = []
        var values: [String: [String]] = [:]
        for (name, value) in [("form-page", "card1")] + entries.filter({ $0.name != "form-page" }) {
            if values[name] == nil { names.append(name) }
            values[name, default: []].append(value)
        }
        var writer = JSONWriter()
        writer.beginObject()
        for name in names {
            let list = values[name] ?? []
            writer.key(name)
            if list.count > 1 {
                writer.beginArray()
                for value in list { writer.string(value) }
                writer.endArray()
            } else {
                writer.string(list.first ?? "")
            }
        }
        writer.endObject()
        return (writer.bytes, "application/json")
    }
}
