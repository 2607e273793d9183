import Basics

extension XcodeProject {
    func files(of target: ProjectTarget, left: inout Int) -> TargetFiles {
        guard left > 0, let object = objects[target.id] else { return TargetFiles() }
        var files = TargetFiles()
        for id in object["buildPhases"]?.texts ?? [] {
            guard let phase = objects[id] else { continue }
            switch phase["isa"]?.text {
            case "PBXSourcesBuildPhase": files.sources += self.files(ofPhase: phase)
            case "PBXResourcesBuildPhase": files.resources += self.files(ofPhase: phase)
            default: break
            }
        }
        for path in synchronizedFiles(of: target.id, object) { files.add(path) }
        left -= files.sources.count + files.resources.count
        return files
    }

    private func files(ofPhase phase: OpenStepValue) -> [String] {
        var seen: Set<String> = []
        var result: [String] = []
        for id in phase["files"]?.texts ?? [] where result.count < Limits.folderItems {
            guard let entry = objects[id], Self.isForPhones(entry), let file = entry["fileRef"]?.text,
                seen.insert(file).inserted
            else { continue }
            result += objects.files(file)
        }
        return result
    }

    private static func isForPhones(_ entry: OpenStepValue) -> Bool {
        let platforms = (entry["platformFilters"]?.texts ?? []) + (entry["platformFilter"]?.texts ?? [])
        return platforms.isEmpty || platforms.contains("ios")
    }

    /// The files that a target has from Xcode 16's folders: of its own those without an exception, of the others'
    /// those with one.
    private func synchronizedFiles(of target: String, _ object: OpenStepValue) -> [String] {
        let own = object["fileSystemSynchronizedGroups"]?.texts ?? []
        let others = walks.keys.filter { !own.contains($0) }.sorted()
        var left = Limits.folderItems
        var result: [String] = []
        for id in own + others {
            let isOwn = own.contains(id)
            let exceptions = SynchronizedExceptions(exceptions(of: id, target: target))
            guard left > 0, isOwn || !exceptions.isEmpty, let walk = walks[id]?.value,
                let root = objects.path(id).flatMap(scope.admitted)
            else { continue }
            let items = walk.items.prefix(left)
            left -= items.count
            result += items.filter { $0.isProjectFile && exceptions.contains($0.path) != isOwn }
                .map { "\(root)/\($0.path)" }
        }
        return result
    }

    private func exceptions(of group: String, target: String) -> [String] {
        (objects[group]?["exceptions"]?.texts ?? []).compactMap { objects[$0] }
            .filter { $0["target"]?.text == target }.flatMap { $0["membershipExceptions"]?.texts ?? [] }
    }
}

/// The paths of an exception set, relative to the synchronized folder (fact: xcode/project.synchronized).
///
/// `/Localized: Main.storyboard` stands for the file in each `.lproj` folder.
private struct SynchronizedExceptions {
    private let paths: Set<String>

    init(_ paths: [String]) { self.paths = Set(paths) }

    var isEmpty: Bool { paths.isEmpty }

    /// `true` for a listed file, and for those below a listed folder.
    func contains(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        if (1...parts.count).contains(where: { paths.contains(parts.prefix($0).joined(separator: "/")) }) {
            return true
        }
        guard parts.contains(where: { $0.hasSuffix(".lproj") }) else { return false }
        let plain = parts.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
        return paths.contains("/Localized: \(plain)") || paths.contains("/Localized/\(plain)")
    }
}

extension FolderWalk.Item {
    /// `true` for a file, or a folder that Xcode treats as one.
    var isProjectFile: Bool { !isFolder || FolderWalk.isPackage(path) }
}

extension TargetFiles {
    private static let sourceEndings: Set<String> = [
        "swift", "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "intentdefinition", "xcdatamodeld", "xcdatamodel",
        "mlmodel",
    ]
    private static let ignoredEndings: Set<String> = ["h", "hh", "hpp", "pch", "modulemap", "xcconfig", "entitlements"]

    static func isSource(_ path: String) -> Bool { sourceEndings.contains(FilePath.ending(of: path)) }

    /// Adds a file of a folder to the phase that Xcode gives its kind.
    mutating func add(_ path: String) {
        if Self.isSource(path) {
            sources.append(path)
        } else if !Self.ignoredEndings.contains(FilePath.ending(of: path)) {
            resources.append(path)
        }
    }
}
