/// A folder of Tests/Fixtures. Each has a harness, which runs its cases, or tests that read its files.
package enum FixtureArea: String, CaseIterable, Sendable {
    case acceptance, activities, autolayout, chrome, code, constraints, errors, extensions, fidelity, images, interface,
        layout
    case kinds, lifecycle, media, payload, presentations, scenarios, templates, text, touch, views
    case commandErrors = "cli-errors"
    case interfaceErrors = "interface-errors"
    case lifecyclePictures = "lifecycle-pictures"

    /// The absolute path of the folder.
    package var folder: String { Repository.fixture(rawValue) }

    /// The source that runs the area's cases or reads its files, below Tests.
    package var harness: String {
        switch self {
        case .acceptance: "Snapshots/AcceptanceTests.swift"
        case .activities: "Snapshots/ActivityTests.swift"
        case .autolayout: "AutoLayoutTests/LayoutCase.swift"
        case .chrome, .constraints, .layout, .lifecyclePictures, .presentations, .templates, .text, .views:
            "Snapshots/SnapshotTests.swift"
        case .code: "ExtensionCodeTests/CodeFixtures.swift"
        case .commandErrors: "CommandTests/CommandCase.swift"
        case .errors: "HostTestSupport/ErrorFixtures.swift"
        case .extensions: "RenderNotificationTests/ExtensionFolderPictureTests.swift"
        case .fidelity: "Snapshots/FidelityCase.swift"
        case .images: "TestSupport/ImageFixtures.swift"
        case .interface: "InterfaceBuilderTests/InterfaceDocumentTests.swift"
        case .interfaceErrors: "InterfaceBuilderTests/InterfaceErrorTests.swift"
        case .kinds: "Snapshots/KindsOfExtensionTests.swift"
        case .lifecycle, .payload: "ContentExtensionHostTests/TraceTests.swift"
        case .media: "DescriptorTests/MediaHeaderTests.swift"
        case .scenarios: "Snapshots/ScenarioCase.swift"
        case .touch: "ChromeTests/TouchCase.swift"
        }
    }

    /// Files of which a case holds at least one, its own or by its options: a folder without any is run by no harness.
    /// Empty for areas that hold files instead of cases.
    package var keys: [String] {
        switch self {
        case .autolayout: ["case.json"]
        case .chrome, .constraints, .layout, .lifecyclePictures, .presentations, .templates, .text, .views:
            ["expected.layout.json", "options.json"]
        case .code: ["NotificationViewController.swift", "NotificationService.swift"]
        case .commandErrors: ["transcript.txt"]
        case .errors: ["descriptor.json", "Info.plist", "payload.apns", "scenario.json"]
        case .extensions: ["Info.plist"]
        case .fidelity: ["measured.json"]
        case .interfaceErrors: ["MainInterface.storyboard"]
        case .acceptance, .activities, .kinds, .scenarios: ["scenario.json"]
        case .touch: ["case.json"]
        case .images, .interface, .lifecycle, .media, .payload: []
        }
    }

    /// The cases, by name, that hold one of these files.
    package func cases(holding names: String...) -> [FixtureCase] {
        let wanted = names.isEmpty ? keys : names
        return folders.map { FixtureCase(self, $0) }
            .filter { fixture in wanted.contains { Repository.isFile("\(fixture.folder)/\($0)") } }
    }

    /// The names of the folders in it, but for `assets` and `shared`: inputs of several cases.
    package var folders: [String] {
        Repository.entries(of: folder).filter {
            !["assets", "shared"].contains($0) && Repository.isFolder("\(folder)/\($0)")
        }
    }
}
