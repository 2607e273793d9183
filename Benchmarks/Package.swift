// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]
let host = Target.Dependency.product(name: "ContentExtensionHost", package: "render-notification")
let engine = Target.Dependency.product(name: "RenderNotification", package: "render-notification")
let renderer = Target.Dependency.product(name: "Renderer", package: "render-notification")

// `scripts/build.sh bench` builds it with the engine's package name, because the benchmarks time `package` API
// (`packageAccess: false` for targets that need none).
let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "render-notification", path: "..")],
    targets: [
        // Times the solver, and prints its solutions for scripts/oracle.sh.
        .executableTarget(
            name: "solver-bench", dependencies: [.product(name: "AutoLayout", package: "render-notification")],
            path: "solver", packageAccess: false, swiftSettings: strict),
        // Times the notification centre.
        .executableTarget(
            name: "center-bench", dependencies: [host, renderer], path: "center", packageAccess: false,
            swiftSettings: strict),
        // Times the PNG encoder against cairo's.
        .executableTarget(
            name: "encode-bench", dependencies: [host, engine, renderer, "CairoPNG"], path: "encode",
            packageAccess: false,
            swiftSettings: strict),
        // Counts instructions per row of a batch, and its growth in memory.
        .executableTarget(
            name: "rows-bench", dependencies: [host, engine, renderer], path: "rows", packageAccess: false,
            swiftSettings: strict),
        // Times cards rendered one after the other in one process.
        .executableTarget(
            name: "warm-bench", dependencies: [host, engine, renderer], path: "warm", packageAccess: false,
            swiftSettings: strict),
        .systemLibrary(name: "CairoPNG", path: "cairo", pkgConfig: "cairo"),
    ],
    swiftLanguageModes: [.v6]
)
