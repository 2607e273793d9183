// swift-tools-version: 6.1
import PackageDescription

// `make package` puts the program beside this file. A repository of releases names their address instead:
// .binaryTarget(name: "render-notification", url: "https://…/render-notification.artifactbundle.zip", checksum: "…")
let package = Package(
    name: "render-notification-plugin",
    products: [.plugin(name: "RenderNotificationCommand", targets: ["RenderNotificationCommand"])],
    targets: [
        .binaryTarget(name: "render-notification", path: "render-notification.artifactbundle.zip"),
        .plugin(
            name: "RenderNotificationCommand",
            capability: .command(
                intent: .custom(verb: "render-notification", description: "Draws and compares notifications"),
                permissions: [.writeToPackageDirectory(reason: "Pictures and references are written.")]),
            dependencies: ["render-notification"]),
    ]
)
