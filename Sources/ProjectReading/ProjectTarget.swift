import Basics

/// A target of an app's project.
package struct ProjectTarget: Sendable {
    package enum Product: Sendable, Equatable {
        case application, appExtension, other
    }

    /// Its identifier in the project.
    package let id: String
    package let name: String
    package let product: Product
    /// The settings of each configuration, the default one first.
    package let configurations: [BuildSettings]
    /// The identifiers of the targets that this one embeds.
    package let embedded: Set<String>
    /// The identifiers of the targets that this one depends on.
    package let dependencies: Set<String>

    /// The settings of the default configuration.
    package var settings: BuildSettings { configurations.first ?? BuildSettings([], configuration: "") }
}

/// The files of a target, absolute.
package struct TargetFiles: Sendable {
    /// Compiled files in the project's order.
    package var sources: [String] = []
    /// Files and packages, such as asset catalogs, that are copied or compiled into the bundle.
    package var resources: [String] = []
}

/// A project that describes an app and its extensions.
package protocol AppProject: Sendable {
    /// The project's file, absolute.
    var file: String { get }
    /// The folder that relative settings such as `INFOPLIST_FILE` begin at, absolute.
    var folder: String { get }
    /// The language of the app's texts without a localization, such as `en`.
    var developmentLanguage: String { get }
    /// In the project's order.
    var targets: [ProjectTarget] { get }
    /// The folders of Swift packages in the repository, absolute.
    var packages: [String] { get }

    /// The files of a target, some of which may not exist.
    /// - Parameter left: files and comparisons with patterns that may still be taken; a few more are.
    func files(of target: ProjectTarget, left: inout Int) -> TargetFiles
}

extension AppProject {
    /// The files of a target, some of which may not exist.
    func files(of target: ProjectTarget) -> TargetFiles {
        var left = Limits.projectMatches
        return files(of: target, left: &left)
    }
}
