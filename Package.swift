// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "formrun",
    products: [
        .library(name: "FormModel", targets: ["FormModel"]),
        .library(name: "FormValidation", targets: ["FormValidation"]),
        .library(name: "FormCards", targets: ["FormCards"]),
        .executable(name: "formrun", targets: ["formrun"]),
    ],
    targets: [
        .target(name: "FormModel"),
        .target(name: "FormValidation", dependencies: ["FormModel"]),
        .target(name: "FormCards", dependencies: ["FormModel", "FormValidation"]),
        .executableTarget(
            name: "formrun",
            dependencies: ["FormModel", "FormValidation", "FormCards"]
        ),
        .target(
            name: "TestSupport", dependencies: ["FormModel", "FormValidation"],
            path: "Tests/TestSupport"
        ),
        .testTarget(name: "FormModelTests", dependencies: ["FormModel", "TestSupport"]),
        .testTarget(
            name: "FormValidationTests",
            dependencies: ["FormModel", "FormValidation", "TestSupport"]
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

for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            // A validator borrows the bytes that it validates; `@_lifetime` names their owner.
            .enableExperimentalFeature("Lifetimes"),
            .strictMemorySafety(),
            .treatAllWarnings(as: .error),
            .treatWarning("ExplicitSendable", as: .error),
        ]
}
