import Basics

/// Finds the displayed controller of a storyboard.
struct SceneFinder {
    /// A controller with the objects beside it.
    struct Scene {
        var controller: XMLElement
        var objects: XMLElement
    }

    private let root: XMLElement
    private let controllerClass: String?
    private let context: InterfaceContext
    private let scenes: [Scene]

    init(_ root: XMLElement, controllerClass: String?, context: InterfaceContext) {
        self.root = root
        self.controllerClass = controllerClass
        self.context = context
        scenes = (root.first("scenes")?.children ?? []).flatMap { scene -> [Scene] in
            guard let objects = scene.first("objects") else { return [] }
            return objects.children.filter {
                $0["sceneMemberID"] == "viewController" || $0.name.hasSuffix("Controller")
            }.map { Scene(controller: $0, objects: objects) }
        }
    }

    /// The initial controller, or the one it contains; else the controller of the requested class, or the first one.
    /// - Parameter identifier: the storyboard identifier of another scene.
    func find(identifier: String? = nil) throws(Diagnostic) -> Scene {
        if let identifier { return try find(named: identifier) }
        guard let first = scenes.first else {
            throw Diagnostic(
                .error, "interface-empty", "there is no view controller in the storyboard",
                at: context.report.location(root.position), hint: "was it cut off, or saved empty?")
        }
        let initial = root["initialViewController"]
        if let initial, let scene = scene(initial) { return contained(in: scene) }
        if let initial {
            warn("the initial view controller \(initial.quoted()) isn't in the file")
        } else if scenes.count > 1 || controllerClass == nil {
            warn("no view controller is the initial one")
        }
        let name = controllerClass.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
        return scenes.first { name != nil && $0.controller["customClass"] == name } ?? first
    }

    /// The scene with a storyboard identifier, or the one that its controller contains.
    private func find(named identifier: String) throws(Diagnostic) -> Scene {
        guard let scene = scenes.first(where: { $0.controller["storyboardIdentifier"] == identifier }) else {
            throw Diagnostic(
                .error, "interface-empty", "no scene has the storyboard identifier \(identifier.quoted())",
                at: context.report.location(root.position), hint: "set it in Xcode's identity inspector")
        }
        return contained(in: scene)
    }

    func scene(_ id: String) -> Scene? { scenes.first { $0.controller["id"] == id } }

    private func warn(_ message: String) {
        context.report.add(
            .warning, "interface-no-initial-controller", message, at: root.position,
            hint: "set \"Is Initial View Controller\" in Xcode; iOS shows nothing without")
    }

    /// The controller shown by a navigation or tab bar controller, whose bars aren't drawn.
    func contained(in scene: Scene) -> Scene {
        var scene = scene
        var seen: Set<String> = []
        while let id = scene.controller["id"], seen.insert(id).inserted,
            let next = relationship(of: scene.controller).flatMap(self.scene)
        {
            context.report.add(
                .warning, "interface-container", "the bars of <\(scene.controller.name)> aren't drawn",
                at: scene.controller.position, hint: "a notification shows the view controller inside it best")
            scene = next
        }
        return scene
    }

    private func relationship(of controller: XMLElement) -> String? {
        controller.first("connections")?.children.first {
            $0.name == "segue" && $0["kind"] == "relationship"
        }?["destination"]
    }
}
