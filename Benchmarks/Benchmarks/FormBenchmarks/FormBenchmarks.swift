import Benchmark

let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.instructions, .wallClock, .throughput], scalingFactor: .kilo,
        maxDuration: .milliseconds(500))
    readingBenchmarks()
    judgingBenchmarks()
    patternBenchmarks()
    formatterBenchmarks()
    loadingBenchmarks()
    keystrokeBenchmarks()
    cardBenchmarks()
    pageBenchmarks()
    sessionBenchmarks()
}

extension Benchmark.Configuration {
    /// The configuration for work of many microseconds, which need not be repeated within an iteration.
    static var slow: Benchmark.Configuration {
        .init(
            metrics: [.instructions, .wallClock, .throughput], scalingFactor: .one,
            maxDuration: .seconds(1))
    }
}
