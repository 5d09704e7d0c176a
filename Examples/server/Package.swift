// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "form-server",
    dependencies: [
        .package(name: "formrun", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    ],
    targets: [
        .executableTarget(
            name: "FormServer",
            dependencies: [
                .product(name: "FormModel", package: "formrun"),
                .product(name: "FormValidation", package: "formrun"),
                .product(name: "FormCards", package: "formrun"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Crypto", package: "swift-crypto"),
            ]),
        .testTarget(
            name: "FormServerTests",
            dependencies: [
                "FormServer", .product(name: "HummingbirdTesting", package: "hummingbird"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
