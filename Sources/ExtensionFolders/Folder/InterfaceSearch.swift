import Basics
import ContentExtensionHost
import Views

/// Finds the storyboard or xib of an extension's view.
struct InterfaceSearch {
    struct Folder {
        /// As shown in diagnostics.
        let folder: String
        let walk: FolderWalk
    }

    let plist: InfoPlist
    /// The plist's folder, and others to search if it has none.
    let places: [Folder]
    /// The files of the extension's target, absolute; empty if it is unknown.
    var resources: [String] = []
    /// Such as `de_DE`.
    let locale: String
    /// Collects findings about the plist.
    let report: DiagnosticCollector

    /// The found file: its folder, and its path relative to that.
    func file() -> (place: Folder, path: String)? {
        if let storyboard = plist.mainStoryboard { return self.storyboard(storyboard) }
        return xib()
    }

    private func storyboard(_ name: InfoPlist.Name) -> (place: Folder, path: String)? {
        let base = name.text.hasSuffix(".storyboard") ? String(name.text.dropLast(".storyboard".count)) : name.text
        if base != name.text {
            report.add(
                .warning, "storyboard-with-ending",
                "iOS looks for a storyboard called \(name.text.quoted()), and its name has no ending",
                at: name.position, path: Self.storyboardPath, hint: "write \(base)")
        }
        for (place, paths) in targetFiles(ending: "storyboard")
            + places.map({ ($0, $0.walk.files(ending: "storyboard")) })
        {
            let candidates = paths.filter { FilePath.stem(of: $0) == base }
            if let found = Self.localized(candidates, locale: locale) { return (place, found) }
        }
        let names = places.prefix(1).flatMap { $0.walk.files(ending: "storyboard") }.map(FilePath.stem)
        let isCompiled = places.contains {
            $0.walk.folders(ending: "storyboardc").contains { FilePath.stem(of: $0) == base }
        }
        report.add(
            .warning, "no-interface", "there is no \(base).storyboard in this folder, so the content stays empty",
            at: name.position, path: Self.storyboardPath,
            hint: base.contains("/")
                ? "iOS takes a storyboard's name, without a folder: write \(base.split(separator: "/").last ?? "its name")"
                : isCompiled
                    ? "\(base).storyboardc is compiled: name the folder that Xcode builds it from"
                    : NearestName.hint(for: base, among: names)
                        ?? (names.isEmpty
                            ? "put it beside Info.plist, or into Base.lproj"
                            : "there is: \(names.joined(separator: ", "))"))
        return nil
    }

    /// The xib of the principal class, as UIViewController loads it; without a class the only one.
    private func xib() -> (place: Folder, path: String)? {
        guard
            let (place, all) = targetFiles(ending: "xib").first
                ?? places.first.map({ ($0, $0.walk.files(ending: "xib")) })
        else { return nil }
        let className = plist.principalClass?.text.split(separator: ".").last.map(String.init)
        if let className {
            // UIViewController.nibName: the class's name, or that without "Controller".
            let names = [
                className,
                className.hasSuffix("Controller") ? String(className.dropLast("Controller".count)) : className,
            ]
            let own = all.filter { names.contains(FilePath.stem(of: $0)) }
            if let found = Self.localized(own, locale: locale) { return (place, found) }
        }
        if className == nil, Set(all.map(FilePath.stem)).count == 1, let found = Self.localized(all, locale: locale) {
            return (place, found)
        }
        let storyboards = place.walk.files(ending: "storyboard")
        report.add(
            .warning, className == nil ? "no-interface" : "content-built-in-code",
            className.map { "\($0) makes its view in code, which isn't run: the content stays empty" }
                ?? "the extension has neither a storyboard nor a class: the content stays empty",
            at: plist.principalClass?.position ?? .init(),
            path: plist.principalClass == nil ? "$.NSExtension" : "$.NSExtension.NSExtensionPrincipalClass",
            hint: storyboards.isEmpty
                ? "--run-code runs it, or describe the view in a descriptor.json: render-notification init writes one"
                : "iOS uses \(storyboards[0]) only if NSExtensionMainStoryboard names it")
        return nil
    }

    /// The target's files with an ending, by the folder that they, or their `.lproj` folders, lie in.
    private func targetFiles(ending: String) -> [(place: Folder, paths: [String])] {
        var byFolder: [(folder: String, paths: [String])] = []
        for path in resources where FilePath.ending(of: path) == ending {
            let parent = FilePath.folder(of: path)
            let folder = parent.hasSuffix(".lproj") ? FilePath.folder(of: parent) : parent
            if let index = byFolder.firstIndex(where: { $0.folder == folder }) {
                byFolder[index].paths.append(path)
            } else {
                byFolder.append((folder, [path]))
            }
        }
        return byFolder.map { folder, paths in
            let place =
                places.first { FileScope(root: $0.folder).root == folder }
                ?? Folder(
                    folder: FilePath.shown(folder, like: places.first?.folder ?? "."), walk: FolderWalk(folder))
            return (place, paths.map { String($0.dropFirst(folder.count + 1)) })
        }
    }

    private static let storyboardPath = "$.NSExtension.NSExtensionMainStoryboard"

    /// Selects a localized copy of a file: the locale's own precedes the base one, as layouts may differ.
    static func localized(_ paths: [String], locale: String) -> String? {
        var byLanguage: [String: String] = [:]
        var plain: [String] = []
        for path in paths {
            let folder = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
            if folder.hasSuffix(".lproj") {
                let language = String(folder.dropLast(".lproj".count))
                if byLanguage[language] == nil { byLanguage[language] = path }
            } else {
                plain.append(path)
            }
        }
        return StringsTable.file(for: locale, among: byLanguage) ?? plain.first
            ?? byLanguage.min { $0.key < $1.key }?.value
    }
}
