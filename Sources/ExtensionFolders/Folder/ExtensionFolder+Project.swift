import Basics
import ProjectReading
import SourceReading

extension ExtensionFolder {
    /// The files that the extension's target compiles, absolute, in the project's order; empty if no project has it.
    package var targetSources: [String] { target?.files.sources ?? [] }

    /// The files in the extension's bundle, such as string tables, absolute; empty if no project has the target.
    package var targetResources: [String] { target?.files.resources ?? [] }

    /// The files in the bundles of the frameworks that the app embeds, absolute; empty if no project has it.
    package var frameworkResources: [String] { target?.frameworkResources.value ?? [] }

    /// The files that the app's target compiles, absolute, in the project's order; empty if no project has it.
    package var appSources: [String] { target?.appFiles.value.sources ?? [] }

    /// The files in the app's bundle, such as string tables, absolute; empty if no project has its target.
    package var appResources: [String] { target?.appFiles.value.resources ?? [] }

    /// The Core Data models that it compiles; those in its folder if no project has it.
    package var dataModels: [String] {
        let own = target?.files.sources ?? FolderReader.entries(of: path).map { "\(path)/\($0.name)" }
        return own.filter { FilePath.ending(of: $0) == "xcdatamodeld" }
    }

    /// A build setting of the extension's target, such as `PRODUCT_MODULE_NAME` or `IPHONEOS_DEPLOYMENT_TARGET`, with
    /// its references expanded; `nil` if it is unset or unknown.
    package func buildSetting(_ name: String) -> String? { target?.settings[name] }

    /// The upcoming features of Swift that its target enables, one by one or by Swift 6, as far as they change what
    /// compiles.
    package var swiftFeatures: [String] {
        let isSwift6 = buildSetting("SWIFT_VERSION")?.hasPrefix("6") ?? false
        let settings = [
            ("BareSlashRegexLiterals", "BARE_SLASH_REGEX_LITERALS"),
            ("ForwardTrailingClosures", "FORWARD_TRAILING_CLOSURES"),
            ("ImplicitOpenExistentials", "IMPLICIT_OPEN_EXISTENTIALS"),
        ]
        return settings.filter { isSwift6 || buildSetting("SWIFT_UPCOMING_FEATURE_\($0.1)") == "YES" }.map(\.0)
    }

    /// The extension's bundle identifier; `nil` if it is unknown.
    package var bundleIdentifier: String? {
        let own = info["CFBundleIdentifier"]?.string.flatMap { $0.hasBuildSetting ? nil : $0 }
        return own ?? buildSetting("PRODUCT_BUNDLE_IDENTIFIER")
    }

    /// The Swift files of a module that the code imports: another target of the project, a target of a Swift package in
    /// the repository, or a pod; absolute, and empty if there is none.
    package func sources(ofModule name: String) -> [String] {
        ModuleSources(scope: scope, target: target, app: app).files(of: name)
    }

    /// The frameworks that the target's bridging header imports, which all its Swift files see.
    package var bridgedFrameworks: [String] {
        guard let setting = buildSetting("SWIFT_OBJC_BRIDGING_HEADER"), let folder = target?.project.folder,
            let file = scope.admitted(FilePath.joined(folder, setting)),
            let bytes = try? FileReader.readInput(file, limit: Limits.sourceFileBytes)
        else { return [] }
        // As Swift, because the directives of Objective-C are skipped.
        let tokens = SourceLexer.tokens(of: bytes, keepsDirectives: true)
        return tokens.indices.dropLast(3).compactMap { index in
            guard tokens[index].isWord("import") else { return nil }
            // `#import <CommonCrypto/CommonCrypto.h>` and `@import CommonCrypto;`
            let isModule = index > 0 && tokens[index - 1].isMark("@")
            guard isModule || tokens[index + 1].isMark("<") && tokens[index + 3].isMark("/") else { return nil }
            return tokens[isModule ? index + 1 : index + 2].text
        }
    }
}
