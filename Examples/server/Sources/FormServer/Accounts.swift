import FormModel

/// An account, as the form asks for it.
struct Account: Decodable, Sendable {
    enum Plan: String, Decodable, Sendable { case free, team }
    struct Contact: Decodable, Sendable { let who, phone: String }

    let name, email, password: String, birthday: CalendarDate
    var plan: Plan, seats: Int?
    let budget: ExactDecimal?, contacts: [Contact]?

    mutating func set(_ new: PlanChange) { (plan, seats) = (new.plan, new.seats) }
}

/// What may be changed of an account later: the plan, with the seats that it needs.
struct PlanChange: Decodable, Sendable { let plan: Account.Plan, seats: Int? }

/// The accounts, in memory; a server of yours has a database here, and keeps a hash of the password.
actor Accounts {
    private var all: [String: Account] = [:]

    func has(_ email: String) -> Bool { all[email] != nil }

    func add(_ account: Account) { all[account.email] = account }

    func set(_ new: PlanChange, of email: String) { all[email]?.set(new) }
}
