@unsafe @preconcurrency import Glibc

/// Threads of this process.
enum Threads {
    /// Runs a body on `count` threads at once, including the current one, and waits for all.
    static func run(_ count: Int, _ body: @escaping @Sendable () -> Void) {
        // Without further threads, the current one does all the work.
        let threads = (1..<max(1, count)).compactMap { _ in start(body) }
        body()
        for thread in threads { pthread_join(thread, nil) }
    }

    /// Runs asynchronous work, and waits for its result.
    static func result<Result: Sendable>(
        of work: @escaping @Sendable () async -> Result
    ) -> Result {
        let box = ResultBox<Result>()
        Task.detached { box.put(await work()) }
        return box.take()
    }

    /// Starts a thread that ends by itself and must not be joined.
    ///
    /// - Returns: Whether a thread could be created.
    static func startDetached(_ body: @escaping @Sendable () -> Void) -> Bool {
        guard let thread = start(body) else { return false }
        pthread_detach(thread)
        return true
    }

    /// Starts a thread that runs a body and must be joined or detached; `nil` if no thread can be created.
    private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
        final class Body: Sendable {
            let run: @Sendable () -> Void
            init(_ run: @escaping @Sendable () -> Void) { self.run = run }
        }
        var thread = pthread_t()
        let argument = unsafe Unmanaged.passRetained(Body(body))
        let status = unsafe pthread_create(
            &thread, nil,
            { argument in
                guard let argument = unsafe argument else { return nil }
                unsafe Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
                return nil
            }, argument.toOpaque())
        guard status == 0 else {
            unsafe argument.release()
            return nil
        }
        return thread
    }
}

/// A result for which a thread waits.
private final class ResultBox<Result: Sendable>: @unchecked Sendable {
    private let monitor = Monitor()
    private var result: Result?

    func put(_ result: Result) {
        monitor.lock()
        self.result = result
        monitor.wakeAll()
        monitor.unlock()
    }

    func take() -> Result {
        monitor.lock()
        defer { monitor.unlock() }
        while true {
            if let result { return result }
            monitor.wait()
        }
    }
}
