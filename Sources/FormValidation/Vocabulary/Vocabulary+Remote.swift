import FormModel

extension Vocabulary {
    /// Adds the validator for asynchronous checks.
    mutating func addRemote() {
        add(
            validator: "remote", usage: #"{ "remote": "nameIsFree" }"#,
            summary:
                "An asynchronous check of that name, which the embedder registers, accepts the value; it is asked where nothing else is wrong. (`check`)",
            takesMain: true
        ) { arguments in
            arguments.text("check", isMain: true, isRequired: true).map(RemoteValidator.init)
        }
    }
}
