import Basics
import ContentExtensionHost
import ExtensionFolders
import RNWire
import Views

/// The program, interface, device and files of an extension's process.
package struct HostedSetup {
    package var executable: ExtensionExecutable
    /// The class of the view controller or of the service extension.
    package var className: String
    /// The storyboard or xib, as the process takes it; `nil` for a view that is made in code.
    package var interface: JSONValue?
    package var environment: DeclarativeEnvironment
    /// The extension's folder, where its bundle lies.
    package var folder: String
    /// The folder in which views may name images.
    package var scope: FileScope
    package var identifier: String
    package var info: JSONValue
    /// Finds images of the asset catalogs by name.
    package var assets: AssetFinder?
    /// The files of its bundle outside the folder.
    package var files: [String]
    /// The contents of app groups by identifier: a folder, or a file with a group's defaults, absolute.
    package var appGroups: [String: String]
    /// Colours, texts, files and further interfaces by name; `nil` for a process without an extension's folder.
    package var resources: ExtensionResources?
    package var limits = ProcessLimits()

    package init(
        executable: ExtensionExecutable, className: String, interface: JSONValue?, environment: DeclarativeEnvironment,
        folder: String, scope: FileScope, identifier: String, info: JSONValue, assets: AssetFinder?,
        files: [String] = [], appGroups: [String: String] = [:],
        resources: ExtensionResources? = nil
    ) {
        self.executable = executable
        self.className = className
        self.interface = interface
        self.environment = environment
        self.folder = folder
        self.scope = scope
        self.identifier = identifier
        self.info = info
        self.assets = assets
        self.files = files
        self.appGroups = appGroups
        self.resources = resources
    }

    /// The first message to the process.
    func start(kind: String, home: String) -> JSONValue {
        let device = environment.environment.device
        let safeArea = device.safeArea
        let network = environment.environment.assets
        return .object([
            .call: .text(WireCall.start.rawValue), .class: .text(className), .kind: .text(kind),
            .interface: interface ?? JSONValue(.null),
            .device: .object([
                .width: .number(device.screen.width), .height: .number(device.screen.height),
                .scale: .number(device.model.scale), .userInterfaceStyle: .text(device.appearance.rawValue),
                .contentSizeCategory: .text(device.contentSize.uiKitName), .locale: .text(device.locale),
                .timeZone: .text(environment.environment.timeZone),
                .systemVersion: .text(device.style.release),
                .idiom: .text(device.model.isPad ? "pad" : "phone"),
                .orientation: .text(device.orientation == .portrait ? "portrait" : "landscapeLeft"),
                .safeArea: .numbers([safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]),
            ]),
            .date: .number(environment.environment.date), .seed: .number(1),
            .bundle: .object([
                .path: .text(folder), .identifier: .text(identifier), .info: info, .temporary: .text(home),
                .network: JSONValue(
                    .object(
                        network.urls.compactMap { url in
                            guard var asset = network[url] else { return nil }
                            // The process has another working directory.
                            asset.path = asset.path.map { FileScope.canonical($0) ?? $0 }
                            return JSONValue.Member(key: url, value: .response(asset))
                        })),
            ]),
        ])
    }

    /// The class without its module.
    var shortName: String { className.split(separator: ".").last.map(String.init) ?? className }

    /// The whole environment of the process.
    func variables(home: String) -> [String: String] {
        [
            "HOME": home, "TMPDIR": home, "CFFIXED_USER_HOME": home, "LANG": "C.UTF-8",
            "TZ": environment.environment.timeZone, "SWIFT_DETERMINISTIC_HASHING": "1",
            "SWIFT_BACKTRACE": "enable=no",
        ]
    }

    /// The files besides its own that the process may read.
    var readable: [String] {
        let network = environment.environment.assets
        return [folder] + files + executable.readableFolders
            + network.urls.compactMap {
                network.file(at: $0).flatMap(FileScope.canonical)
            }
    }
}

extension ContentSizeCategory {
    /// The raw value of UIContentSizeCategory.
    fileprivate var uiKitName: String {
        let accessibility = ["AX1": "M", "AX2": "L", "AX3": "XL", "AX4": "XXL", "AX5": "XXXL"][rawValue]
        return "UICTContentSizeCategory" + (accessibility.map { "Accessibility\($0)" } ?? rawValue)
    }
}

extension JSONValue {
    /// The network's answer at an address.
    fileprivate static func response(_ asset: RemoteAsset) -> JSONValue {
        .object([
            .path: asset.path.map { .text($0) } ?? JSONValue(.null), .latency: .number(asset.latency),
            .failure: asset.failure.map { .text($0) } ?? JSONValue(.null),
        ])
    }

    static func text(_ text: String) -> JSONValue { JSONValue(.string(text)) }
    static func number(_ number: Double) -> JSONValue {
        let number = number.isFinite ? number : 0
        return JSONValue(.number(number, isInteger: number == number.rounded()))
    }
    static func numbers(_ numbers: [Double]) -> JSONValue { JSONValue(.array(numbers.map { .number($0) })) }

    /// An object without the keys whose value is null.
    static func object(_ pairs: KeyValuePairs<WireKey, JSONValue>) -> JSONValue {
        JSONValue(.object(pairs.filter { $0.value.kind != .null }.map { Member(key: $0.key, value: $0.value) }))
    }

    /// The numbers of an array; `nil` for anything else.
    var numbers: [Double]? {
        guard let array, array.allSatisfy({ $0.number != nil }) else { return nil }
        return array.compactMap(\.number)
    }
}
