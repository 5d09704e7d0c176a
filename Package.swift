// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "formrun",
    // The libraries import nothing of a platform, but types of the standard library that come with these systems; the
    // command is for Linux.
    platforms: [.macOS(.v26), .iOS(.v26), .tvOS(.v26), .watchOS(.v26), .visionOS(.v26)],
    products: [
        .library(name: "FormModel", targets: ["FormModel"]),
        .library(name: "FormValidation", targets: ["FormValidation"]),
        .library(name: "FormCards", targets: ["FormCards"]),
        .executable(name: "formrun", targets: ["formrunMain"]),
    ],
    targets: [
        .target(name: "FormModel"),
        .target(name: "FormValidation", dependencies: ["FormModel"]),
        .target(name: "FormCards", dependencies: ["FormModel", "FormValidation"]),
        // The tests of the command depend on this library: with the executable, they would be compiled again each time it is
        // linked.
        .target(
            name: "formrun", dependencies: ["FormModel", "FormValidation", "FormCards"],
            exclude: ["Main"]
        ),
        .executableTarget(
            name: "formrunMain", dependencies: ["formrun"], path: "Sources/formrun/Main"),
        .target(
            name: "TestSupport", dependencies: ["FormModel", "FormValidation"],
            path: "Tests/TestSupport"
        ),
        .testTarget(name: "FormModelTests", dependencies: ["FormModel", "TestSupport"]),
        .testTarget(
            name: "FormValidationTests",
            dependencies: ["FormModel", "FormValidation", "TestSupport"],
            exclude: ["Golden"]
        ),
        .testTarget(
            name: "FormCardsTests",
            dependencies: ["FormModel", "FormValidation", "FormCards", "TestSupport"],
            exclude: ["Golden"]
        ),
        .testTarget(
            name: "formrunTests",
            dependencies: ["FormModel", "FormValidation", "FormCards", "formrun", "TestSupport"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// A warning of a newer compiler must not break a package that depends on this one.
let isDependency = ["/.build/checkouts/", "/SourcePackages/checkouts/"].contains {
    Context.packageDirectory.contains($0)
}

for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            // A validator borrows the bytes that it validates; `@_lifetime` names their owner.
            .enableExperimentalFeature("Lifetimes"),
            .strictMemorySafety(),
        ]
        + (isDependency
            ? []
            : [.treatAllWarnings(as: .error), .treatWarning("ExplicitSendable", as: .error)])
}
