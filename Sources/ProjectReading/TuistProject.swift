import Basics

/// Tuist's `Project.swift`, as far as it is literal.
enum TuistProject {
    /// A byte of Swift takes as long to read as this many of an Xcode project.
    private static let bytesPerByte = 8

    /// Reads a project; `nil` if no target of it is literal.
    /// - Parameter file: absolute.
    /// - Throws: the errors of files.
    static func read(
        _ file: String, in scope: FileScope, _ budget: inout ProjectBudget
    ) throws(Diagnostic) -> DescribedProject? {
        let manifest = SwiftManifest(
            try budget.read(file, in: scope, limit: Limits.sourceFileBytes, bytesPerByte: bytesPerByte))
        let folder = FilePath.folder(of: file)
        // `.target(name:)` without a product is a dependency.
        let targets = manifest.calls(of: ["Target", "target"]).filter {
            $0["product"] != nil && $0["name"]?.text != nil
        }
        if targets.isEmpty { return nil }
        let project = manifest.calls(of: ["Project"]).first
        return DescribedProject(
            targets.map { target in
                .init(
                    name: target["name"]?.text ?? "", product: product(target["product"]?.name ?? ""),
                    layers: [settings(target), project.map(settings) ?? [:]],
                    files: fileSets(target["sources"], .sources, folder: folder)
                        + fileSets(target["resources"], .resources, folder: folder),
                    dependencies: (target["dependencies"]?.elements ?? []).filter { $0.name == "target" }
                        .compactMap { $0["name"]?.text })
            }, name: project?["name"]?.text ?? "", file: file, in: scope)
    }

    private static func product(_ name: String) -> ProjectTarget.Product {
        switch name {
        case "app": .application
        case "appExtension": .appExtension
        default: .other
        }
    }

    private static func settings(_ call: ManifestValue) -> [String: String] {
        var result: [String: String] = [:]
        if case .table(let entries)? = call["settings"]?["base"] {
            for (key, value) in entries { result[key] = value.text }
        }
        result["PRODUCT_BUNDLE_IDENTIFIER"] = call["bundleId"]?.text
        result["PRODUCT_NAME"] = call["productName"]?.text
        result["IPHONEOS_DEPLOYMENT_TARGET"] = call["deploymentTargets"]?.unlabelled.first?.text
        if let plist = call["infoPlist"] {
            result["INFOPLIST_FILE"] = plist.text ?? plist["path"]?.text
            // Tuist writes these keys into a plist of its own.
            if let name = (plist["with"] ?? plist.unlabelled.first)?["CFBundleDisplayName"]?.text {
                result["INFOPLIST_KEY_CFBundleDisplayName"] = name
                result["GENERATE_INFOPLIST_FILE"] = "YES"
            }
        }
        return result
    }

    /// Patterns such as `Card/Sources/**`, or calls such as `.glob("Card/**", excluding: […])`.
    private static func fileSets(_ value: ManifestValue?, _ phase: FileSet.Phase, folder: String) -> [FileSet] {
        (value?.elements ?? []).flatMap { element -> [FileSet] in
            let patterns =
                element.text.map { [$0] } ?? element.unlabelled.flatMap(\.elements).compactMap(\.text)
                + [element["pattern"]?.text].compactMap { $0 }
            let excluded = (element["excluding"]?.elements ?? []).compactMap(\.text)
            if patterns.isEmpty, let nested = element["resources"] {
                return fileSets(nested, phase, folder: folder)
            }
            return patterns.map { pattern in
                // The walk begins at the last folder without a wildcard.
                let parts = pattern.split(separator: "/")
                let fixed = parts.prefix { !$0.contains("*") }
                let start = fixed.joined(separator: "/")
                let rest = parts.dropFirst(fixed.count).joined(separator: "/")
                let inside = excluded.filter { $0.hasPrefix("\(start)/") }.map { String($0.dropFirst(start.count + 1)) }
                return FileSet(
                    root: start.isEmpty ? folder : FilePath.joined(folder, start), included: rest.isEmpty ? [] : [rest],
                    excluded: start.isEmpty ? excluded : inside, phase: phase)
            }
        }
    }
}
