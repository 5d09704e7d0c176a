// swift-tools-version: 6.3

import PackageDescription

// The folders of the modules are links to those of the package above, so that all are one package: the targets of the
// fuzzer see its internals, and all of its code is built with coverage and the address sanitizer. `Fuzz/run` has the flags.
let package = Package(
    name: "formrun-fuzz",
    targets: [
        .target(name: "FormModel"),
        .target(name: "FormValidation", dependencies: ["FormModel"]),
        .target(name: "FormCards", dependencies: ["FormModel", "FormValidation"]),
        .target(
            name: "formrun",
            dependencies: ["FormModel", "FormValidation", "FormCards"],
            exclude: ["Main"]
        ),
        .executableTarget(
            name: "Fuzz",
            dependencies: ["FormModel", "FormValidation", "FormCards", "formrun"],
            resources: [.embedInCode("Resources/everything.json")]
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableExperimentalFeature("Lifetimes"),
            .strictMemorySafety(),
            .treatAllWarnings(as: .error),
            .treatWarning("ExplicitSendable", as: .error),
        ]
}
