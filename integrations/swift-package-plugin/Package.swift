// swift-tools-version: 6.1
import PackageDescription

// `make package` puts the program beside this file. A repository of releases names their address instead:
// .binaryTarget(name: "RenderNotificationProgram", url: "https://…/render-notification.artifactbundle.zip", checksum: "…")
let package = Package(
    name: "render-notification-plugin",
    products: [.plugin(name: "RenderNotificationCommand", targets: ["RenderNotificationCommand"])],
    targets: [
        // Its own name, since the engine's package has a target with the program's.
        .binaryTarget(name: "RenderNotificationProgram", path: "render-notification.artifactbundle.zip"),
        .plugin(
            name: "RenderNotificationCommand",
            capability: .command(
                intent: .custom(verb: "render-notification", description: "Draws and compares notifications"),
                permissions: [.writeToPackageDirectory(reason: "Pictures and references are written.")]),
            dependencies: ["RenderNotificationProgram"]),
    ]
)
