import FormModel

/// An account, as the form asks for it.
struct Account: Decodable, Sendable {
    enum Plan: String, Decodable, Sendable { case free, team }
    struct Contact: Decodable, Sendable { let who, phone: String }

    let name, email, password: String, birthday: CalendarDate
    var plan: Plan
    let seats: Int?, budget: ExactDecimal?, contacts: [Contact]?
}

/// What may be changed of an account later.
struct PlanChange: Decodable, Sendable { let plan: Account.Plan? }

/// The accounts, in memory; a server of yours has a database here, and keeps a hash of the password.
actor Accounts {
    private var all: [String: Account] = [:]

    func has(_ email: String) -> Bool { all[email] != nil }

    func add(_ account: Account) { all[account.email] = account }

    func set(_ new: PlanChange, of id: String) { if let plan = new.plan { all[id]?.plan = plan } }
}
