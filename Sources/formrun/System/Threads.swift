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

    /// Runs asynchronous work on the current thread, and waits for its result.
    static func result<Result: Sendable>(
        of work: @escaping @Sendable () async -> Result
    ) -> Result {
        let thread = WaitingThread<Result>()
        Task.detached(executorPreference: thread) { thread.finish(await work()) }
        return thread.run()
    }

    /// Runs a body that waits on a thread of its own, so that other asynchronous work goes on here.
    static func apart<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            let run: @Sendable () -> Void = { continuation.resume(returning: body()) }
            if !startDetached(run) { run() }
        }
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

/// A thread that runs the pieces of asynchronous work until the work has a result: the threads of the runtime may all be
/// waiting themselves.
private final class WaitingThread<Result: Sendable>: TaskExecutor, @unchecked Sendable {
    private let monitor = Monitor()
    private var jobs: [UnownedJob] = []
    private var result: Result?

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        monitor.lock()
        jobs.append(job)
        monitor.wakeAll()
        monitor.unlock()
    }

    func finish(_ result: Result) {
        monitor.lock()
        self.result = result
        monitor.unlock()
    }

    func run() -> Result {
        while true {
            monitor.lock()
            while jobs.isEmpty, result == nil { monitor.wait() }
            let (ready, result) = (jobs, result)
            jobs.removeAll()
            monitor.unlock()
            for job in ready { unsafe job.runSynchronously(on: asUnownedTaskExecutor()) }
            if ready.isEmpty, let result { return result }
        }
    }
}
