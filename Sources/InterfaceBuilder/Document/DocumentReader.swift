import Basics

/// Selects and reads the displayed part of a storyboard or xib.
struct DocumentReader {
    private let root: XMLElement
    private let controllerClass: String?
    private let allIDs: Set<String>
    private var context: InterfaceContext
    /// The controllers around an embedded one, so that a circle of segues ends.
    private var parents: Set<String> = []

    init(_ file: XMLElement, controllerClass: String?, options: InterfaceOptions, report: DiagnosticCollector) {
        root = Variations.resolve(file)
        self.controllerClass = controllerClass
        var ids: Set<String> = []
        Self.gatherIDs(file, into: &ids)
        allIDs = ids
        context = InterfaceContext(options: options, report: report, resources: root.first("resources"))
    }

    private static func gatherIDs(_ element: XMLElement, into ids: inout Set<String>) {
        if let id = element["id"] { ids.insert(id) }
        for child in element.children { gatherIDs(child, into: &ids) }
    }

    /// - Parameter identifier: the storyboard identifier of a scene; `nil` for the initial one.
    func document(identifier: String? = nil) throws(Diagnostic) -> InterfaceDocument {
        defer { context.unknowns.report(to: context.report) }
        if root.first("scenes") != nil {
            let finder = SceneFinder(root, controllerClass: controllerClass, context: context)
            return document(of: try finder.find(identifier: identifier))
        }
        guard let objects = root.first("objects") else { throw nothingToShow("objects") }
        let owner = objects.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        let outlet = owner?.first("connections")?.children.first { $0["property"] == "view" }
        let views = objects.children.filter { ViewElements.kinds[$0.name] != nil }
        guard let view = views.first(where: { $0["id"] == outlet?["destination"] && outlet != nil }) ?? views.first
        else { throw nothingToShow("view") }
        return document(of: owner, view: view, among: objects)
    }

    private func document(of scene: SceneFinder.Scene) -> InterfaceDocument {
        document(of: scene.controller, view: scene.controller.child(key: "view"), among: scene.objects)
    }

    /// The scene of a controller in a container view. It isn't drawn without code, so that its findings don't matter.
    private func embedded(_ id: String, in parent: XMLElement?) -> InterfaceDocument? {
        var reader = self
        if let parentID = parent?["id"] { reader.parents.insert(parentID) }
        guard !reader.parents.contains(id) else { return nil }
        reader.context = InterfaceContext(
            options: context.options, report: DiagnosticCollector(file: context.report.file),
            resources: root.first("resources"))
        let finder = SceneFinder(root, controllerClass: nil, context: reader.context)
        return finder.scene(id).map { reader.document(of: finder.contained(in: $0)) }
    }

    private func nothingToShow(_ what: String) -> Diagnostic {
        Diagnostic(
            .error, "interface-empty", "there is no \(what) in the file", at: context.report.location(root.position),
            hint: "was it cut off, or saved empty?")
    }

    /// - Parameter view: `nil` when it is made in code.
    private func document(of controller: XMLElement?, view: XMLElement?, among objects: XMLElement) -> InterfaceDocument
    {
        let index = InterfaceIndex(objects, allIDs: allIDs, context: context)
        let reader = ViewReader(index: index, context: context)
        if let controller, controller.name != "placeholder" { reportUnknowns(controller) }
        if view == nil, let controller {
            context.report.add(
                .note, "interface-no-view", "the controller's view isn't in the file: code makes it",
                at: controller.position, hint: "what the code adds isn't drawn")
        }
        var template = view.map { reader.read($0) } ?? TemplateObject(at: controller ?? objects)
        if template[.designFrame] == nil, let controller, let size = controller.child(key: "freeformSize") {
            let size = context.size(size)
            template.set(.designFrame, .numbers([0, 0, size.width, size.height]), at: controller)
        }
        let value = template.value
        return InterfaceDocument(
            view: value, viewControllerClass: controller?.className,
            title: controller.flatMap { context.text($0["id"], "title", $0["title"]) },
            preferredContentSize: controller?.child(key: "preferredContentSize").map(context.size),
            outlets: index.outlets, cellClasses: view.map(cellClasses) ?? [],
            extraViews: extraViews(objects, besides: view, index: index, reader: reader), actions: index.actions,
            counts: .init(
                views: value.count(ofObjectsWith: "id"), constraints: value.count(ofObjectsWith: "firstAttribute")),
            code: code(index, of: controller))
    }

    private func code(_ index: InterfaceIndex, of controller: XMLElement?) -> InterfaceCode {
        var code = InterfaceCode(index: index, context: context) { embedded($0, in: controller) }
        if root.first("scenes") != nil { code.storyboard = FilePath.stem(of: context.report.file) }
        return code
    }

    /// The custom classes of prototype cells; the rows of static tables are complete.
    private func cellClasses(in element: XMLElement) -> [String] {
        if element.name == "sections" { return [] }
        if ViewElements.kinds[element.name]?.type == "cell" { return [element.className].compactMap(\.self) }
        return element.children.flatMap(cellClasses)
    }

    private func extraViews(
        _ objects: XMLElement, besides view: XMLElement?, index: InterfaceIndex, reader: ViewReader
    ) -> [ExtraView] {
        objects.children.filter { ViewElements.kinds[$0.name] != nil && $0.position != view?.position }.compactMap {
            element in
            let name = index.name(of: element)
            guard index.outlets.contains(where: { $0.owner == nil && $0.destination == name }) else { return nil }
            return ExtraView(name: name, view: reader.read(element).value)
        }
    }

    private func reportUnknowns(_ controller: XMLElement) {
        for attribute in controller.attributes where !KnownInterface.controllerAttributes.contains(attribute.name) {
            context.unknown(attribute: attribute.name, of: controller)
        }
        for child in controller.children where child["key"] != "view" {
            if !KnownInterface.contains(KnownInterface.controllerChildren, child) {
                context.unknown(child, in: controller)
            }
        }
    }
}

extension XMLElement {
    /// A custom class, with its module if the file has one; `nil` for UIKit's classes.
    var className: String? { self["customClass"].map { name in self["customModule"].map { "\($0).\(name)" } ?? name } }

    /// The object ids of a table cell's built-in views by UITableViewCell's names, in layout order; empty for custom
    /// cells.
    var cellViews: [(name: String, id: String)] {
        guard name == "tableViewCell", self["style"] != nil else { return [] }
        return ["textLabel", "detailTextLabel", "imageView"].compactMap { name in self[name].map { (name, $0) } }
    }
}

extension JSONValue {
    /// The number of objects with a key, including this value.
    fileprivate func count(ofObjectsWith key: String) -> Int {
        let inner = (members?.map(\.value) ?? array ?? []).reduce(0) { $0 + $1.count(ofObjectsWith: key) }
        return inner + (self[key] == nil ? 0 : 1)
    }
}
