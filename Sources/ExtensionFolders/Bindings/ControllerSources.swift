import Basics
import SourceReading

/// The declarations that an extension's controller is made of: those of the extension's files, and those of other files
/// of the repository that declare its superclasses and the types it uses, such as the example app of an SDK has.
struct ControllerSources {
    private(set) var model: CodeModel
    /// The first superclass that isn't in the extension's files, nor the system's; `nil` if there is none.
    private(set) var outsideSuperclass: String?
    /// A superclass that no file of the repository declares; `nil` if all are known.
    private(set) var missingSuperclass: String?

    private let folder: ExtensionFolder
    private var index: SourceIndex
    private var repository: AppSources?

    /// Maximum number of superclasses that are looked up outside the extension's files.
    private static let rounds = 4

    init(_ folder: ExtensionFolder, controller: String) {
        self.folder = folder
        (model, index) = (CodeModel(), SourceIndex())
        folder.readSources {
            model.add($0)
            index.add($0)
        }
        for _ in 0..<Self.rounds {
            let (classes, isComplete) = index.ancestry(of: controller)
            for part in classes {
                if let superclass = part.superclass { model.add(superclass: superclass.withoutModule, of: part.name) }
            }
            missingSuperclass = isComplete ? nil : classes.last?.superclass
            outsideSuperclass = outsideSuperclass ?? missingSuperclass
            guard let name = missingSuperclass?.withoutModule, add(declaring: [name]) else { return }
        }
    }

    /// Adds the files of the repository that declare one of the types.
    /// - Returns: `false` if there is none.
    mutating func add(declaring types: Set<String>) -> Bool {
        if types.isEmpty { return false }
        var sources = repository ?? folder.repositorySources()
        let files = sources.files(declaring: types)
        repository = sources
        for case let source? in files.map({ ParsedSource($0.bytes, file: $0.name) }) {
            model.add(source)
            index.add(source)
        }
        return !files.isEmpty
    }
}

extension ExtensionFolder {
    /// The other files of the repository in Swift and Objective-C, those of installed pods at the end.
    fileprivate func repositorySources() -> AppSources {
        let endings = ["swift", "m", "mm", "h"]
        let pods = app.value.items.filter { $0.isFolder && $0.name == "Pods" }.flatMap { pods in
            FolderWalk("\(scope.root)/\(pods.path)").items
                .filter { !$0.isFolder && endings.contains($0.ending) }.map { "\(pods.path)/\($0.path)" }
        }
        let own = Set(sourceFiles.map { FileScope(root: FilePath.folder(of: $0)).root + "/" + FilePath.name(of: $0) })
        let others = app.value.items.filter { !$0.isFolder && endings.contains($0.ending) }.map(\.path)
            .filter { !own.contains("\(scope.root)/\($0)") }
        return AppSources(own: [], others: others + pods, scope: scope, like: path)
    }
}
