import Benchmark
import FormModel
import FormValidation

func loadingBenchmarks() {
    for (name, count) in [("10", 10), ("1,000", 1_000), ("10,000", 10_000)] {
        Benchmark("Loading: a form of \(name) items", configuration: .slow) { benchmark, file in
            benchmark.startMeasurement()
            blackHole(try FormDocument.read(file, vocabulary: .standard))
        } setup: {
            Subjects.formFile(ofItems: count)
        }
    }
}
