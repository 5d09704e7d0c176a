// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "line-server",
    dependencies: [.package(name: "formrun", path: "../..")],
    targets: [
        .executableTarget(
            name: "LineServer",
            dependencies: [
                .product(name: "FormModel", package: "formrun"),
                .product(name: "FormValidation", package: "formrun"),
                .product(name: "FormCards", package: "formrun"),
            ])
    ]
)
