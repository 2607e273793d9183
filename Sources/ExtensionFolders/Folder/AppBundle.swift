import Basics
import ContentExtensionHost
import InterfaceBuilder
import ProjectReading
import Views

/// The app that embeds an extension, as the device shows it.
struct AppBundle {
    private let settings: BuildSettings
    private let info: TargetInfo
    private let resources: [String]
    private let developmentLanguage: String
    private let scope: FileScope

    /// - Returns: `nil` if the project doesn't say which app embeds the extension.
    init?(of target: ExtensionTarget) {
        guard let app = target.app else { return nil }
        scope = target.scope
        // The app is built in the extension's configuration.
        let settings = app.configurations.first { $0.configuration == target.settings.configuration } ?? app.settings
        self.settings = settings
        resources = target.appFiles.value.resources
        developmentLanguage = target.project.developmentLanguage
        let file = ExtensionTarget.infoPlist(settings, in: target.project, scope: target.scope)
        let root = file.flatMap { file in
            (try? FileReader.read(file, limit: Limits.propertyListBytes)).flatMap {
                try? PropertyList.read($0, file: file)
            }
        }
        info = TargetInfo(root, settings: settings)
    }

    /// Name, identifier and icon of the app for a user's locale; `nil` if nothing names it.
    func appInfo(locale: String) -> AppInfo? {
        guard let name = info.displayName(localized: localizedTexts(for: locale)) else { return nil }
        return AppInfo(name: name, bundleIdentifier: info.bundleIdentifier ?? "", iconPath: icon)
    }

    /// The texts of `InfoPlist.strings` or `InfoPlist.xcstrings` in the language that the app has for a locale.
    private func localizedTexts(for locale: String) -> [String: String] {
        if let catalog = resources.first(where: { $0.hasSuffix("/InfoPlist.xcstrings") }) {
            return (try? StringCatalog.read(catalog).texts(for: locale)) ?? [:]
        }
        var languages: [String: String] = [:]
        var tables: [String: String] = [:]
        for path in resources {
            guard let folder = path.split(separator: "/").dropLast().last, folder.hasSuffix(".lproj") else { continue }
            let language = String(folder.dropLast(".lproj".count))
            languages[language] = language
            if FilePath.name(of: path) == "InfoPlist.strings" { tables[language] = path }
        }
        languages["Base"] = nil
        let language = StringsTable.file(for: locale, among: languages, development: [developmentLanguage])
        guard let table = language.flatMap({ tables[$0] }) else { return [:] }
        return (try? StringsTable.read(table).texts) ?? [:]
    }

    /// Says that the app's icon is a document of layers, which aren't composed, so that a placeholder stands for it.
    var iconNote: Diagnostic? {
        guard icon == nil, let name = settings["ASSETCATALOG_COMPILER_APPICON_NAME"],
            let bundle = resources.first(where: { FilePath.name(of: $0) == "\(name).icon" })
        else { return nil }
        return Diagnostic(
            .note, "icon-layers",
            "the app's icon is an Icon Composer document of layers that aren't drawn, so the header has the grid of an "
                + "app without an icon", at: SourceSpan(file: scope.relative(bundle)),
            hint: "name a picture of it in a bindings.json: {\"app\": {\"icon\": \"…\"}}")
    }

    /// The icon's file: the set of the app's catalogs that the settings name, else a file that the Info.plist names.
    private var icon: String? {
        if let name = settings["ASSETCATALOG_COMPILER_APPICON_NAME"] {
            if let bundle = resources.first(where: { FilePath.name(of: $0) == "\(name).icon" }),
                let file = AppIconSearch.file(ofIconComposer: bundle, scope: scope)
            {
                return file
            }
            for catalog in resources where catalog.hasSuffix(".xcassets") {
                if let file = AppIconSearch.file(named: name, in: scope.relative(catalog), scope: scope) { return file }
            }
        }
        let names =
            (info.root.value(at: ["CFBundleIcons", "CFBundlePrimaryIcon", "CFBundleIconFiles"])?.array ?? [])
            + (info.root["CFBundleIconFiles"]?.array ?? [])
        return AppIconSearch.file(named: names.compactMap(\.string), among: resources)
    }
}
