import Basics
import Synchronization

/// Finds the project and the target that an extension's Info.plist belongs to.
package struct ProjectSearch {
    /// The app's root; nothing outside it is read.
    let scope: FileScope
    /// Receives a warning for each project above the extension that can't be read, unless another one has the target.
    let report: DiagnosticCollector

    package init(scope: FileScope, report: DiagnosticCollector) { (self.scope, self.report) = (scope, report) }

    /// The target of an Info.plist: first of the projects in the folders above it, then of others in the repository.
    /// - Parameters:
    ///   - path: the plist as shown in diagnostics.
    ///   - isRepeated: `true` keeps the result for the next search for the same plist, which is expected soon.
    ///   - walk: the files below the root.
    package func target(
        of path: String, isRepeated: Bool = false, walk: () -> FolderWalk
    ) -> ExtensionTarget? {
        let place = [scope.root, path]
        let result: Outcome
        if let known = Self.kept.withLock({ $0.removeValue(forKey: place) }), known.readings.isCurrent {
            result = known
        } else {
            let (readings, warnings) = (FileReadings(), DiagnosticCollector(file: path, mostSevere: .warning))
            let target = FileReadings.$current.withValue(readings) {
                ProjectSearch(scope: scope, report: warnings).find(path, walk: walk)
            }
            result = Outcome(readings: readings, target: target, warnings: warnings.diagnostics)
        }
        FileReadings.current?.add(result.readings)
        for warning in result.warnings { report.add(warning) }
        if isRepeated {
            Self.kept.withLock { kept in
                if kept.count >= Self.maxKept { kept = [:] }
                kept[place] = result
            }
        }
        return result.target
    }

    private struct Outcome {
        /// Files and folders that the search has read.
        var readings: FileReadings
        var target: ExtensionTarget?
        var warnings: [Diagnostic]
    }

    /// Results of more extensions than a scenario has.
    private static let maxKept = 16
    /// Results for the next search, by root and plist. Each is used once, because a target reads some files later.
    private static let kept = Mutex<[[String]: Outcome]>([:])

    /// The Info.plists of the extensions that compile files of a folder, by the projects in the folders above it:
    /// absolute, and below the root.
    package func infoPlists(ofExtensionsIn folder: String) -> [String] {
        guard let folder = FileScope.canonical(folder), scope.contains(folder) else { return [] }
        let above = FilePath.ancestors(of: folder).prefix { ($0 + "/").hasPrefix(scope.root + "/") }
        var budget = ProjectBudget()
        for path in above.flatMap(projects).prefix(Limits.projects) {
            guard let project = try? read(path, &budget) else { continue }
            var left = Limits.projectMatches
            let targets = project.targets.filter { $0.product == .appExtension }.prefix(Limits.neighbours).filter {
                project.files(of: $0, left: &left).sources.contains { $0.hasPrefix("\(folder)/") }
            }
            let plists = targets.compactMap { ExtensionTarget.infoPlist($0.settings, in: project, scope: scope) }
            if !plists.isEmpty { return plists }
        }
        return []
    }

    private func find(_ path: String, walk: () -> FolderWalk) -> ExtensionTarget? {
        guard let plist = scope.admitted(FileScope.canonical(path) ?? "") else { return nil }
        let folder = FilePath.folder(of: plist)
        let above = FilePath.ancestors(of: folder).prefix { ($0 + "/").hasPrefix(scope.root + "/") }
        var seen: Set<String> = []
        var unreadable: [Diagnostic] = []
        var budget = ProjectBudget()
        for place in above.map(Optional.some) + [nil] {
            let projects = place.map(projects(in:)) ?? projects(near: folder, walk: walk())
            for project in projects where seen.count < Limits.projects && seen.insert(project).inserted {
                do throws(Diagnostic) {
                    guard let project = try read(project, &budget) else { continue }
                    if let found = ExtensionTarget(plist: plist, project: project, scope: scope) { return found }
                } catch {
                    // Elsewhere in the repository it may be anything.
                    if place != nil { unreadable.append(error) }
                }
            }
        }
        for var warning in unreadable {
            warning.severity = .warning
            let file = warning.location?.file ?? plist
            warning.location?.file = FilePath.shown(file, like: FilePath.folder(of: path))
            report.add(warning)
        }
        return nil
    }

    private func read(_ path: String, _ budget: inout ProjectBudget) throws(Diagnostic) -> (any AppProject)? {
        switch FilePath.name(of: path) {
        case "project.yml": try XcodeGenProject.read(path, in: scope, &budget)
        case "Project.swift": try TuistProject.read(path, in: scope, &budget)
        default: try XcodeProject(path, in: scope, &budget)
        }
    }

    /// Xcode's own projects come first, as manifests are read only as far as they are literal.
    private func projects(in folder: String) -> [String] {
        let entries = FolderReader.entries(of: folder)
        let own = entries.filter { $0.isFolder && $0.name.hasSuffix(".xcodeproj") }
        let manifests = Self.manifests.filter { name in entries.contains { $0.name == name && !$0.isFolder } }
        return (own.map(\.name) + manifests).map { "\(folder)/\($0)" }
    }

    private static let manifests = ["project.yml", "Project.swift"]

    /// The repository's projects; those that share the most folders with the extension come first.
    private func projects(near folder: String, walk: FolderWalk) -> [String] {
        let own = scope.relative(folder).split(separator: "/")
        func distance(_ path: String) -> Int { -zip(own, path.split(separator: "/")).prefix { $0 == $1 }.count }
        let manifests = walk.items.filter { !$0.isFolder && Self.manifests.contains($0.name) }.map(\.path)
        let found = (walk.folders(ending: "xcodeproj") + manifests).map { (path: $0, distance: distance($0)) }
        return found.sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }.map { "\(scope.root)/\($0.path)" }
    }
}
