import FormModel
import Synchronization

/// The message catalogue of a form's own language, created once, for the first message.
final class LazyCatalog: Sendable {
    private let made = Mutex<MessageCatalog?>(nil)

    func catalog(of form: Form) -> MessageCatalog {
        made.withLock { made in
            if let made { return made }
            let catalog = MessageCatalog(for: nil, of: form)
            made = catalog
            return catalog
        }
    }
}
