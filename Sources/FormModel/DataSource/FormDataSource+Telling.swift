/// What the delegate and the streams are told of a round.
extension FormDataSource {
    /// Adds what is told of an item, where it is to be told; those before it are told already.
    func tell(
        of item: Int, _ round: Round, _ typed: [Int: String], _ plan: inout Plan
    ) {
        let field = form.program.fieldIndices[item] ?? -1
        func add(_ kind: FormChange.Kind, _ origin: ChangeOrigin, replaces: Bool, told: Bool) {
            let change = FormChange(
                kind: kind, name: form.items[item].name, index: plan.visible.index(of: item),
                origin: origin, replacesUserInput: replaces)
            plan.add(change, of: form.items[item], isTold: told)
        }
        guard plan.visible[item] == visible[item] else {
            let kind: FormChange.Kind = plan.visible[item] ? .insert : .delete
            return add(kind, .program, replaces: false, told: true)
        }
        // What is not shown is no news for a screen.
        guard plan.visible[item] else { return }
        guard field >= 0, plan.updated.contains(field) else {
            let isOffered = plan.offered.contains(field)
            if field >= 0, staysClosed(field, plan) || !isOffered && tellOfRows(of: field, &plan) {
                return
            }
            return add(.update, .program, replaces: false, told: true)
        }
        let old = states[field]
        let new = plan.states[field] ?? old
        let replaces = round.origin == .program && old.origin == .user && !old.value.isEmpty
        let program = form.program.fields[field]
        let isShown =
            round.origin == .user && !round.isReset && !plan.restored.contains(field)
            && !reformats(round, field, new)
            && typed[field].map {
                program.isSecure
                    || $0.hasSameBytes(
                        as: displayText(of: shown(new), for: program, in: locale))
            } ?? (new.status == .open)
        add(.update, round.origin, replaces: replaces, told: !isShown)
    }

    /// Whether a field is a group whose rows nobody sees, before and after.
    private func staysClosed(_ field: Int, _ plan: Plan) -> Bool {
        form.program.fields[field].rows != nil && states[field].status == .disabled
            && plan.states[field]?.status == .disabled
    }

    /// Whether rows are shown otherwise than they were given.
    func reformats(_ round: Round, _ field: Int, _ state: FieldState) -> Bool {
        guard form.program.fields[field].rows != nil else { return false }
        let given = round.updates.last { $0.field == field }?.value
        return given != state.value || given != shown(state)
    }
}
