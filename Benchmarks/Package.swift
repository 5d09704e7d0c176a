// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "formrun-benchmarks",
    dependencies: [
        .package(name: "formrun", path: ".."),
        // Without its traits, the package needs no interposer of malloc; its counts are not used here.
        .package(url: "https://github.com/ordo-one/benchmark", exact: "1.38.1", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "FormBenchmarks",
            dependencies: [
                .product(name: "FormModel", package: "formrun"),
                .product(name: "FormValidation", package: "formrun"),
                .product(name: "FormCards", package: "formrun"),
                .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "Benchmarks/FormBenchmarks",
            resources: [.embedInCode("Resources/application.form.json")],
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        )
    ],
    swiftLanguageModes: [.v6]
)
