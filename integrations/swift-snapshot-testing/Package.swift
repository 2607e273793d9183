// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "SnapshotTestingNotifications",
    platforms: [.macOS(.v15)],
    products: [.library(name: "SnapshotTestingNotifications", targets: ["SnapshotTestingNotifications"])],
    dependencies: [
        .package(name: "render-notification", path: "../.."),
        // 1.19 brought attachments of Swift Testing.
        .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.19.0"),
    ],
    targets: [
        .target(
            name: "SnapshotTestingNotifications",
            dependencies: [
                .product(name: "NotificationTesting", package: "render-notification"),
                .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
            ])
    ]
)
