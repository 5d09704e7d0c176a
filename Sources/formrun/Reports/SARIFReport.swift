import FormModel

/// A log in SARIF 2.1.0 (OASIS) with one run for code scanning: a result for each issue.
///
/// The tool follows the results, because its rules are the codes of all issues.
struct SARIFReport: ReportFormat {
    var head: String {
        "{\"$schema\":\"\(SARIFReport.schema)\",\"version\":\"2.1.0\",\"runs\":[{\"columnKind\":"
            + "\"unicodeCodePoints\",\"results\":[\n"
    }

    var separator: String { ",\n" }

    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    func append(_ subject: ReportSubject, to bytes: inout [UInt8]) {
        var writer = JSONWriter()
        for problem in subject.problems { write(problem, subject, to: &writer) }
        guard !writer.bytes.isEmpty else { return }
        if !bytes.isEmpty { bytes.append(contentsOf: separator.utf8) }
        bytes.append(contentsOf: writer.bytes)
    }

    private func write(
        _ problem: ReportProblem, _ subject: ReportSubject, to writer: inout JSONWriter
    ) {
        writer.object {
            $0.member("ruleId", problem.code)
            $0.member("level", problem.severity.rawValue)
            $0.key("message")
            $0.object { $0.member("text", problem.text) }
            $0.key("locations")
            $0.beginArray()
            $0.object {
                $0.key("physicalLocation")
                $0.object {
                    $0.key("artifactLocation")
                    $0.object { $0.member("uri", SARIFReport.reference(to: subject.file)) }
                    $0.key("region")
                    $0.object {
                        $0.key("startLine")
                        $0.integer(problem.position.line)
                        $0.key("startColumn")
                        $0.integer(problem.position.column)
                    }
                }
                if !problem.path.isEmpty {
                    $0.key("logicalLocations")
                    $0.beginArray()
                    $0.object {
                        $0.member("fullyQualifiedName", problem.path)
                        $0.member("kind", "property")
                    }
                    $0.endArray()
                }
            }
            $0.endArray()
        }
    }

    func tail(codes: Set<String>) -> String {
        var writer = JSONWriter()
        writer.object {
            $0.key("driver")
            $0.object {
                $0.member("name", "formrun")
                $0.member("version", ToolVersion.text)
                $0.key("rules")
                $0.beginArray()
                for code in codes.sorted() { $0.object { $0.member("id", code) } }
                $0.endArray()
            }
        }
        return "\n],\"tool\":\(String(decoding: writer.bytes, as: UTF8.self))}]}\n"
    }

    /// The URI reference of a file, RFC 3986: a relative reference as given, or an absolute one with the scheme `file`.
    private static func reference(to file: String) -> String {
        var reference = file.utf8.first == UInt8(ascii: "/") ? "file://" : ""
        for byte in file.utf8 {
            let scalar = Unicode.Scalar(byte)
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/":
                reference.unicodeScalars.append(scalar)
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                reference += byte < 0x10 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return reference
    }
}
