@unsafe @preconcurrency import Glibc

extension System {
    /// Runs a body on `count` threads at once, including the current one, and waits for all.
    static func onThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
        // Without further threads, the current one does all the work.
        let threads = (1..<max(1, count)).compactMap { _ in startThread(body) }
        body()
        for thread in threads { pthread_join(thread, nil) }
    }

    /// Starts a thread that ends by itself and must not be joined.
    ///
    /// - Returns: Whether a thread could be created.
    static func startDetachedThread(_ body: @escaping @Sendable () -> Void) -> Bool {
        guard let thread = startThread(body) else { return false }
        pthread_detach(thread)
        return true
    }

    /// Starts a thread that runs a body and must be joined or detached; `nil` if no thread can be created.
    private static func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
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

    /// A lock with a condition variable.
    @safe final class Monitor: @unchecked Sendable {
        private let mutex: UnsafeMutablePointer<pthread_mutex_t>
        private let condition: UnsafeMutablePointer<pthread_cond_t>

        init() {
            unsafe mutex = .allocate(capacity: 1)
            unsafe condition = .allocate(capacity: 1)
            unsafe mutex.initialize(to: pthread_mutex_t())
            unsafe condition.initialize(to: pthread_cond_t())
            unsafe pthread_mutex_init(mutex, nil)
            var attributes = pthread_condattr_t()
            unsafe pthread_condattr_init(&attributes)
            unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
            unsafe pthread_cond_init(condition, &attributes)
            unsafe pthread_condattr_destroy(&attributes)
        }

        deinit {
            unsafe pthread_mutex_destroy(mutex)
            unsafe pthread_cond_destroy(condition)
            unsafe mutex.deallocate()
            unsafe condition.deallocate()
        }

        func lock() { unsafe pthread_mutex_lock(mutex) }
        func unlock() { unsafe pthread_mutex_unlock(mutex) }
        func wait() { unsafe pthread_cond_wait(condition, mutex) }

        func wait(seconds: Double) {
            var time = timespec()
            unsafe clock_gettime(CLOCK_MONOTONIC, &time)
            let nanoseconds = Int(seconds * 1e9) + time.tv_nsec
            time.tv_sec += nanoseconds / 1_000_000_000
            time.tv_nsec = nanoseconds % 1_000_000_000
            unsafe pthread_cond_timedwait(condition, mutex, &time)
        }

        func wakeAll() { unsafe pthread_cond_broadcast(condition) }
    }
}
