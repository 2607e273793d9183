// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

/// Stand-ins for Apple's modules, in the language mode of the extensions that import them.
let hosted: [SwiftSetting] = [.swiftLanguageMode(.v5)]

func hostedTarget(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/Hosted/\(name)", exclude: exclude, swiftSettings: hosted)
}

let package = Package(
    name: "render-notification",
    // For Synchronization; Linux has no such bound.
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "AutoLayout", targets: ["AutoLayout"]),
        .library(name: "ContentExtensionHost", targets: ["ContentExtensionHost"]),
        .library(name: "HostedUIKit", targets: ["HostedUIKit"]),
        .library(name: "NotificationSnapshots", targets: ["NotificationSnapshots"]),
        .library(name: "NotificationTesting", targets: ["NotificationTesting"]),
        .library(name: "RenderNotification", targets: ["RenderNotification"]),
        .library(name: "Renderer", targets: ["Renderer"]),
        .library(name: "Views", targets: ["Views"]),
        .executable(name: "render-notification", targets: ["render-notification"]),
        .executable(name: "render-notification-preview", targets: ["render-notification-preview"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
    ],
    targets: [
        // PNG files: filters, deflate, bands. Imports nothing.
        .target(name: "FastPNG", swiftSettings: strict),
        // Constraints, and the layout of a tree of views by them. Depends on nothing.
        .target(
            name: "AutoLayout", swiftSettings: strict,
            // Rounding is libm's in a debug build; programs without Foundation don't link it.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        // The C library, and Foundation's part without ICU, each under one name on every system.
        .target(name: "Platform", swiftSettings: strict),
        .target(name: "PlatformFoundation", swiftSettings: strict),
        // Programs that this one starts, with limits, deadlines and channels to them. They end with it.
        .target(name: "ChildProcesses", dependencies: ["CProcessLimits", "Platform"], swiftSettings: strict),
        // JSON with positions, diagnostics, limits, files, bytes. Knows nothing of views.
        .target(
            name: "Basics", dependencies: ["CEmbeddedText", "Platform", "PlatformFoundation"], swiftSettings: strict),
        // Devices with their users' settings, styles, and the places of notifications.
        .target(name: "Devices", dependencies: ["AutoLayout", "Basics"], swiftSettings: strict),
        // The view tree in UIKit's words, controls, the system's words, the template language.
        .target(
            name: "Views",
            dependencies: [
                "AutoLayout", "Basics", "CEmbeddedText", "Devices", "Platform", "PlatformFoundation",
                .product(name: "Mustache", package: "swift-mustache"),
            ],
            swiftSettings: strict),
        // What a notification is and does. No C, no pixels.
        .target(
            name: "ContentExtensionHost", dependencies: ["Basics", "Platform", "PlatformFoundation", "Views"],
            swiftSettings: strict),
        // Live Activities over time: the pushes that start, update and end them, and what they show. No C.
        .target(name: "LiveActivities", dependencies: ["Basics", "Devices", "Views"], swiftSettings: strict),
        // What Swift and Objective-C sources say: one lexer, the syntax, values, and the views they set.
        .target(name: "SourceReading", dependencies: ["Basics", "PlatformFoundation", "Views"], swiftSettings: strict),
        // Xcode projects, their settings and targets; XcodeGen, Tuist, Swift packages and pods as far as they are literal.
        .target(name: "ProjectReading", dependencies: ["Basics", "SourceReading"], swiftSettings: strict),
        // Storyboards and xibs as view trees, asset catalogs, string tables. Only its XML folder imports C.
        .target(
            name: "InterfaceBuilder",
            dependencies: ["Basics", "CExpat", "Platform", "PlatformFoundation", "RNWire", "SourceReading", "Views"],
            swiftSettings: strict),
        // Real extensions: Info.plist, interface, bindings, registered categories, and the app around them.
        .target(
            name: "ExtensionFolders",
            dependencies: [
                "Basics", "ContentExtensionHost", "InterfaceBuilder", "Platform", "PlatformFoundation",
                "ProjectReading", "SourceReading", "Views",
            ],
            swiftSettings: strict),
        // An extension's own code: its files made compilable, its process, the host's side of it.
        .target(
            name: "ExtensionCode",
            dependencies: [
                "Basics", "CProcessLimits", "ChildProcesses", "ContentExtensionHost", "ExtensionFolders",
                "InterfaceBuilder", "LiveActivities", "Platform", "PlatformFoundation", "RNWire", "SourceReading",
                "Views",
            ],
            swiftSettings: strict),
        // Calls, queries, requests and keys between the tool and the process that runs an extension's code.
        hostedTarget("RNWire"),
        // The process's JSON, which it reads and writes more than anything else: compiled optimised.
        hostedTarget("RNJSON", ["RNWire"]),
        // UIKit and its like for an extension's own code; Sources/Hosted/modules.txt lists them in build order.
        hostedTarget("RNFoundation", ["RNJSON", "RNWire"]),
        hostedTarget("RNCoreGraphics", ["RNFoundation"]),
        hostedTarget("RNQuartzCore", ["RNCoreGraphics", "RNFoundation"]),
        hostedTarget("RNCoreLocation", ["RNFoundation"]),
        hostedTarget("RNUserNotifications", ["RNCoreLocation", "RNFoundation"]),
        hostedTarget("RNUIKit", ["RNCoreGraphics", "RNFoundation", "RNQuartzCore", "RNUserNotifications"]),
        // What Objective-C has and Swift doesn't, for code that is translated.
        hostedTarget("RNObjectiveC", ["RNFoundation", "RNUIKit"]),
        hostedTarget("RNUserNotificationsUI", ["RNFoundation", "RNUIKit", "RNUserNotifications"]),
        hostedTarget("RNAVFoundation", ["RNFoundation", "RNUIKit"]),
        hostedTarget("RNAVKit", ["RNAVFoundation", "RNSwiftUI", "RNUIKit"]),
        hostedTarget("RNMapKit", ["RNCoreLocation", "RNSwiftUI", "RNUIKit"]),
        hostedTarget("RNWebKit", ["RNUIKit"]),
        hostedTarget("RNServices", ["RNCoreGraphics", "RNFoundation", "RNUserNotifications"]),
        hostedTarget("RNServicesUI", ["RNServices", "RNUIKit"]),
        hostedTarget("RNCrypto", ["RNFoundation"]),
        hostedTarget("RNCombine", ["RNFoundation"]),
        hostedTarget("RNSwiftUI", ["RNCombine", "RNCoreGraphics", "RNFoundation", "RNQuartzCore", "RNUIKit"]),
        hostedTarget("RNCharts", ["RNSwiftUI"]),
        hostedTarget("RNActivityKit", ["RNFoundation"]),
        hostedTarget("RNAppIntents", ["RNSwiftUI"]),
        hostedTarget("RNWidgetKit", ["RNActivityKit", "RNAppIntents", "RNSwiftUI"]),
        hostedTarget("RNos", ["RNFoundation"]),
        // The process's clocks are the run's there only: tests keep the machine's.
        hostedTarget(
            "ExtensionProcess",
            ["RNFoundation", "RNUIKit", "RNUserNotifications", "RNUserNotificationsUI", "RNWidgetKit"],
            exclude: ["ProcessClocks.swift"]),
        // The stand-ins for unit tests of an extension's classes, with what only tests need.
        hostedTarget(
            "HostedUIKit",
            ["RNFoundation", "RNSwiftUI", "RNUIKit", "RNUserNotifications", "RNUserNotificationsUI"]),
        // A view tree to pixels: layout, display list, paint, encode. Only its Native folder imports C.
        .target(
            name: "Renderer",
            dependencies: [
                "AutoLayout", "Basics", "CCairo", "CDeflate", "CEmbeddedText", "CImageCodecs", "CPango",
                "ChildProcesses", "FastPNG", "Platform", "PlatformFoundation", "Views",
            ],
            swiftSettings: strict),
        // The system around an extension's views: styles, screens, motion, touch, dumps. No C.
        .target(
            name: "Chrome",
            dependencies: ["Basics", "ContentExtensionHost", "LiveActivities", "Platform", "Renderer", "Views"],
            swiftSettings: strict),
        // The front door: a notification to its picture; scenarios, films, matrices, measuring, validation, rows.
        .target(
            name: "RenderNotification",
            dependencies: [
                "Chrome", "ContentExtensionHost", "ExtensionCode", "ExtensionFolders", "InterfaceBuilder",
                "LiveActivities", "Platform", "PlatformFoundation", "Renderer",
            ],
            swiftSettings: strict),
        // What assertions ask of the engine, and its replies.
        .target(name: "SnapshotRequests", dependencies: ["Basics", "Devices"], swiftSettings: strict),
        // References of pictures, layouts and traces: cases, comparison, recording, reports.
        .target(
            name: "SnapshotComparison",
            dependencies: [
                "CReportPage", "ContentExtensionHost", "ExtensionFolders", "FastPNG", "Platform", "PlatformFoundation",
                "RenderNotification", "Renderer", "SnapshotRequests",
            ],
            swiftSettings: strict),
        // The assertions of other packages' tests, for Swift Testing and XCTest: an installed program draws and compares.
        .target(
            name: "NotificationSnapshots",
            dependencies: [
                "Basics", "ChildProcesses", "Devices", "Platform", "PlatformFoundation", "SnapshotRequests",
            ],
            swiftSettings: strict),
        // The same with the engine in the tests' own process, and assertions about its values.
        .target(
            name: "NotificationTesting",
            dependencies: [
                "ContentExtensionHost", "NotificationSnapshots", "PlatformFoundation", "RenderNotification",
                "SnapshotComparison",
            ],
            swiftSettings: strict),
        // What a batch reads, keeps and reports: rows, shards, manifest, names, metrics. No pixels.
        .target(
            name: "Batch",
            dependencies: ["Basics", "CReportPage", "ChildProcesses", "Platform", "PlatformFoundation", "Views"],
            swiftSettings: strict),
        // Options that both programs have, and how their values are written.
        .target(
            name: "CommandOptions",
            dependencies: [
                "RenderNotification", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "render-notification",
            dependencies: [
                "Batch", "ChildProcesses", "CommandOptions", "ContentExtensionHost", "ExtensionFolders", "Platform",
                "PlatformFoundation", "RenderNotification", "Renderer", "SnapshotComparison",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        // The live page: what it lists, draws, edits and exports. No network.
        .target(
            name: "Preview",
            dependencies: [
                "CPreviewPage", "ContentExtensionHost", "ExtensionFolders", "Platform", "PlatformFoundation",
                "RenderNotification", "Renderer", "SnapshotComparison",
            ],
            swiftSettings: strict),
        // Its server, a program of its own: the main one links no network code.
        .executableTarget(
            name: "render-notification-preview",
            dependencies: [
                "ChildProcesses", "CommandOptions", "ContentExtensionHost", "Platform", "Preview", "RenderNotification",
                "Renderer", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .systemLibrary(
            name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
        .systemLibrary(
            name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        // Image decoders: setjmp, macros and dlopen, which Swift can't import.
        .target(name: "CImageCodecs"),
        // How a program is started and what it may not do, set between fork and exec, where Swift can't run; the guardian.
        .target(name: "CProcessLimits"),
        // Drawings of symbols and the system's words: texts that lie in the program as they are.
        .target(name: "CEmbeddedText", exclude: ["Symbols", "Words"]),
        // The pages of a report of snapshots and of a batch, with their styles and scripts.
        .target(name: "CReportPage", exclude: ["Page"]),
        // The live page, its style and its modules.
        .target(name: "CPreviewPage", exclude: ["Page"]),
        // For tests of all targets: the repository's files, folders, random numbers, fixtures.
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
        // For tests of the host and what it reads: scripted extensions, and a device that has them.
        .target(
            name: "HostTestSupport", dependencies: ["Basics", "ContentExtensionHost", "TestSupport", "Views"],
            path: "Tests/HostTestSupport", swiftSettings: strict),
        // For tests of what is drawn: a scene, and animations taken apart.
        .target(
            name: "RendererTestSupport",
            dependencies: ["Chrome", "ContentExtensionHost", "FastPNG", "Renderer", "TestSupport", "Views"],
            path: "Tests/RendererTestSupport", swiftSettings: strict),
        .testTarget(
            name: "FastPNGTests", dependencies: ["FastPNG", "CDeflate", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "ChildProcessesTests", dependencies: ["ChildProcesses", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "BasicsTests", dependencies: ["Basics", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "ViewsTests", dependencies: ["Basics", "TestSupport", "Views"], swiftSettings: strict),
        .testTarget(
            name: "SourceReadingTests", dependencies: ["Basics", "SourceReading", "TestSupport", "Views"],
            swiftSettings: strict),
        .testTarget(
            name: "ExtensionFoldersTests",
            dependencies: [
                "Basics", "ContentExtensionHost", "ExtensionFolders", "ProjectReading", "SourceReading", "TestSupport",
                "Views",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ProjectReadingTests", dependencies: ["Basics", "ProjectReading", "TestSupport", "Views"],
            swiftSettings: strict),
        .testTarget(
            name: "InterfaceBuilderTests",
            dependencies: [
                "Basics", "ContentExtensionHost", "InterfaceBuilder", "SourceReading", "TestSupport",
                "Views",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ExtensionCodeTests",
            dependencies: [
                "Basics", "ContentExtensionHost", "ExtensionCode", "ExtensionFolders", "InterfaceBuilder",
                "SourceReading", "TestSupport", "Views",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "HostedTests",
            dependencies: [
                "Basics", "ContentExtensionHost", "ExtensionCode", "ExtensionFolders", "ExtensionProcess",
                "InterfaceBuilder", "LiveActivities", "RNAVFoundation", "RNAVKit", "RNActivityKit", "RNAppIntents",
                "RNCharts", "RNCombine", "RNCrypto", "RNFoundation", "RNMapKit", "RNObjectiveC", "RNServices",
                "RNServicesUI", "RNSwiftUI", "RNUIKit", "RNUserNotifications", "RNUserNotificationsUI", "RNWebKit",
                "RNWidgetKit", "RNWire", "RNos", "TestSupport", "Views",
            ],
            swiftSettings: hosted),
        .testTarget(
            name: "BatchTests", dependencies: ["Basics", "Batch", "Renderer", "TestSupport", "Views"],
            swiftSettings: strict),
        // The host's tests are two targets, which compile side by side: its events, and what it reads.
        .testTarget(
            name: "ContentExtensionHostTests",
            dependencies: ["Basics", "ContentExtensionHost", "HostTestSupport", "TestSupport", "Views"],
            swiftSettings: strict),
        .testTarget(
            name: "DescriptorTests",
            dependencies: ["Basics", "ContentExtensionHost", "HostTestSupport", "TestSupport", "Views"],
            swiftSettings: strict),
        .testTarget(
            name: "LiveActivitiesTests", dependencies: ["Basics", "LiveActivities", "TestSupport", "Views"],
            swiftSettings: strict),
        .testTarget(
            name: "RendererTests",
            dependencies: [
                "AutoLayout", "Basics", "ChildProcesses", "FastPNG", "Renderer", "RendererTestSupport", "TestSupport",
                "Views",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ChromeTests",
            dependencies: [
                "Basics", "Chrome", "ContentExtensionHost", "LiveActivities", "Renderer", "RendererTestSupport",
                "TestSupport", "Views",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "RenderNotificationTests",
            dependencies: [
                "ContentExtensionHost", "ExtensionFolders", "RenderNotification", "Renderer", "RendererTestSupport",
                "TestSupport",
            ],
            swiftSettings: strict),
        // The program's words and exit codes: the cases of Tests/Fixtures/cli-errors.
        .testTarget(
            name: "CommandTests", dependencies: ["TestSupport"],
            exclude: ["batch", "batch.sh", "kills.sh", "scripts.sh"],
            swiftSettings: strict),
        // Whole pictures and layouts, compared with the references in Tests/Fixtures.
        .testTarget(
            name: "Snapshots",
            dependencies: [
                "ContentExtensionHost", "RenderNotification", "Renderer", "RendererTestSupport", "SnapshotComparison",
                "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "SnapshotComparisonTests",
            dependencies: ["ContentExtensionHost", "Renderer", "SnapshotComparison", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "PreviewTests",
            dependencies: ["ContentExtensionHost", "Preview", "RenderNotification", "Renderer", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "NotificationTestingTests",
            dependencies: [
                "ContentExtensionHost", "NotificationSnapshots", "NotificationTesting", "SnapshotComparison",
                "TestSupport",
            ],
            exclude: ["__Snapshots__"],
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)

// Names of test targets, separated by commas: scripts/check.sh builds no others.
if let names = Context.environment["TEST_TARGETS"]?.split(separator: ",") {
    package.targets.removeAll { target in target.type == .test && !names.contains { $0 == target.name } }
}

// Built by scripts/fuzz.sh alone: libFuzzer brings the main function.
if Context.environment["FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "Fuzz",
            dependencies: ["Batch", "ContentExtensionHost", "ExtensionFolders", "RenderNotification", "Renderer"],
            path: "Tests/Fuzz", exclude: ["codecs.c", "words.dict"], swiftSettings: strict))
}

// The measured programs: built by scripts/build.sh bench, and compiled with all tests, so that they keep up.
if Context.environment["BENCH"] != nil {
    func benchTarget(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
        .executableTarget(
            name: "\(name)-bench", dependencies: dependencies, path: "Benchmarks/\(name)", swiftSettings: strict)
    }
    package.targets += [
        // Times the solver, and prints its solutions for scripts/oracle.sh.
        benchTarget("solver", ["AutoLayout"]),
        // Times the notification centre.
        benchTarget("center", ["Chrome", "ContentExtensionHost", "Renderer"]),
        // Times the PNG encoder against cairo's.
        benchTarget("encode", ["CCairo", "ContentExtensionHost", "RenderNotification", "Renderer"]),
        // Counts instructions per row of a batch, and its growth in memory.
        benchTarget("rows", ["ContentExtensionHost", "RenderNotification", "Renderer"]),
        // Times cards rendered one after the other in one process.
        benchTarget("warm", ["ContentExtensionHost", "RenderNotification", "Renderer"]),
    ]
}
