/// Issues about names that the form does not have: members of a submission, and fields that a scope names.
extension SubmissionValidator {
    /// The number of unknown names up to which issues suggest the nearest known name, which limits the time for a
    /// hostile submission.
    private static let suggestionLimit = 16

    // MARK: Members of the submission

    /// Judges the stamp of the answers, and adds an issue for each unknown member of an object that rejects these.
    mutating func judgeUnknownMembers(_ text: Span<UInt8>) {
        if form.version != nil, let (stamp, offset) = reader.takeStamp(in: text) {
            judge(stamp, offset)
        }
        if !ignored.isEmpty { reader.remove(ignored, in: text) }
        if reader.hasUnknown { addUnknownMembers(text) }
    }

    /// Adds an error if the answers are to another form, and a warning if they are to another version of this one.
    private mutating func judge(_ stamp: FormStamp, _ offset: Int) {
        findings.begin(field: -1, offset: offset)
        guard stamp.id.hasSameBytes(as: form.id) else {
            return findings.add(.otherForm, parameters: ["form": .text(form.id)])
        }
        guard let version = form.version, let sent = stamp.version, !sent.hasSameBytes(as: version)
        else { return }
        findings.addWarning(.otherVersion, parameters: ["version": .text(version)])
    }

    /// Adds an issue for each unknown member, and for each section whose value is no object: first those of rows, in the
    /// order of the form, then those of the
    /// submission itself; by name within a row, so that the result does not depend on the order in which they were
    /// sent.
    mutating func addUnknownMembers(_ text: Span<UInt8>) {
        let unknown = reader.unknownMembers(in: text, of: form)
        guard !unknown.isEmpty else { return }
        let members = SubmissionValidator.distinct(unknown)
        let countInRows = members.count { !$0.row.isEmpty }
        for member in members {
            let count = member.row.isEmpty ? members.count - countInRows : countInRows
            let isSuggested = count <= SubmissionValidator.suggestionLimit
            findings.row = member.row
            findings.begin(field: -1, offset: member.offset)
            guard member.code == .unknownField else {
                findings.add(
                    member.code, in: member.objectName, parameters: ["expected": .text("section")])
                continue
            }
            findings.add(
                .unknownField, in: member.objectName,
                parameters: member.group < 0
                    ? SubmissionValidator.parameters(
                        ofUnknown: member.key, of: member.section,
                        suggesting: isSuggested ? member.layout : nil)
                    : SubmissionValidator.parameters(
                        ofUnknown: member.key,
                        isSuggested ? member.layout.fields[member.group] : nil))
        }
        findings.row = []
    }

    /// The members in the order in which they are reported; of members with the same name in a row, only the first that
    /// was sent.
    private static func distinct(
        _ members: [ValueTable.UnknownMember]
    ) -> [ValueTable.UnknownMember] {
        let sorted = members.map {
            // No name of a section contains a zero byte.
            (member: $0, key: Array(($0.objectName?.text ?? "").utf8) + [0] + $0.key.utf8)
        }.sorted { a, b in
            guard a.member.row == b.member.row else {
                if a.member.row.isEmpty || b.member.row.isEmpty { return b.member.row.isEmpty }
                return a.member.row.lexicographicallyPrecedes(b.member.row) {
                    ($0.field, $0.index) < ($1.field, $1.index)
                }
            }
            guard a.key == b.key else { return a.key.lexicographicallyPrecedes(b.key) }
            return a.member.offset < b.member.offset
        }
        return sorted.indices.filter { index in
            index == 0 || sorted[index].key != sorted[index - 1].key
                || sorted[index].member.row != sorted[index - 1].member.row
        }.map { sorted[$0].member }
    }

    private static func parameters(
        ofUnknown key: String, of section: Int, suggesting layout: FormLayout?
    ) -> IssueParameters {
        if let nearest = layout?.nearest(to: key, in: section) {
            return IssueParameters(ofUnknown: key, nearest: nearest.dotted)
        }
        // A name of a form post is a path, and may have brackets in place of points.
        let name = String(
            decoding: key.utf8.compactMap {
                switch $0 {
                case UInt8(ascii: "["): UInt8(ascii: ".")
                case UInt8(ascii: "]"): nil
                default: $0
                }
            }, as: UTF8.self)
        guard section < 0, name.utf8.contains(UInt8(ascii: ".")),
            let nearest = layout?.nearest(to: name), Spelling.isOtherForm(name, of: nearest)
        else { return IssueParameters(ofUnknown: key, nearest: nil) }
        return IssueParameters(ofUnknown: key, named: name, nearest: nearest)
    }

    /// The parameters of a key that no row of a group has.
    private static func parameters(
        ofUnknown key: String, _ group: FieldLayout?
    ) -> IssueParameters {
        IssueParameters(
            ofUnknown: key,
            nearest: group?.rowKeys.flatMap { Spelling.nearest(to: key, in: $0.texts) })
    }

    // MARK: Names in the scope

    /// An issue for each name in the scope that the form does not have, in order, without duplicates: the section of the
    /// name, and the parameters.
    ///
    /// Buttons and labels have no value, but their names are known, because a page contains them.
    static func unknownNames(in scope: ValidationScope, of form: Form) -> [UnknownName] {
        guard case .fields(let names, _) = scope else { return [] }
        var seen: Set<FieldName> = []
        var unknown = names.filter {
            form.compiled.index(of: $0) == nil && seen.insert($0).inserted
        }
        guard !unknown.isEmpty else { return [] }
        let known = Set(form.items.compactMap(\.name))
        unknown.removeAll { known.contains($0) }
        let layout = unknown.count <= suggestionLimit ? form.compiled.layout : nil
        return unknown.map { name in
            let (section, key) = form.compiled.layout.split(name)
            return UnknownName(
                section: section < 0 ? nil : form.compiled.layout.sections[section].name,
                parameters: parameters(ofUnknown: key, of: section, suggesting: layout))
        }
    }

    /// Adds an issue for each unknown name in the scope, except for names that were also sent and already have one.
    mutating func addUnknownNames() {
        let sent = findings.list.filter {
            $0.code == .unknownField && $0.field < 0 && $0.row.isEmpty
        }
        let reported = Set(sent.map { UnknownName(section: $0.member, parameters: $0.parameters) })
        for name in unknownNames where !reported.contains(name) {
            findings.begin(field: -1, offset: -1)
            findings.add(.unknownField, in: name.section, parameters: name.parameters)
        }
    }
}

/// A name in a scope that the form does not have; equality compares the names.
struct UnknownName: Sendable, Hashable {
    let section: FieldName?
    let parameters: IssueParameters

    static func == (left: UnknownName, right: UnknownName) -> Bool {
        left.section == right.section && left.parameters["field"] == right.parameters["field"]
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(section)
        hasher.combine(parameters["field"])
    }
}

extension IssueParameters {
    /// The parameters of an issue about a name that the form does not have.
    ///
    /// - Parameters:
    ///   - key: The key that was sent.
    ///   - name: The name that it is; `nil` for the key itself.
    ///   - nearest: The nearest known name. One that looks the same is in another normal form, which is the reason.
    package init(ofUnknown key: String, named name: String? = nil, nearest: String?) {
        self = ["field": .text(key)]
        guard let nearest else { return }
        self["nearest"] = .text(nearest)
        if Spelling.isOtherForm(name ?? key, of: nearest) { self["reason"] = .text("normalForm") }
    }
}
