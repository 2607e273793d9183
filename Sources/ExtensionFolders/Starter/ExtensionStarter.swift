import Basics
import ContentExtensionHost
import InterfaceBuilder
import Views

/// A real extension converted to an editable descriptor.json, with the files it names.
package struct ExtensionStarter: Sendable {
    /// A file named by the descriptor.
    package struct Asset: Sendable, Hashable {
        /// The absolute path of the original.
        package var source: String
        /// The path of the copy, relative to the descriptor.
        package var path: String
    }

    /// The descriptor, in the template language.
    package var descriptor: JSONValue
    /// The files to copy beside it.
    package var assets: [Asset]
    /// The original extension, for comparison.
    package var original: ExtensionDescriptor
    /// The extension with constraints converted to stacks; `nil` if stacks can't express them.
    package var lowered: (view: JSONValue, descriptor: ExtensionDescriptor)?

    /// Replaces the constraints by stacks.
    package mutating func useStacks() {
        guard let lowered, case .object(var members) = descriptor.kind,
            let index = members.firstIndex(where: { $0.key == "view" })
        else { return }
        members[index].value = lowered.view
        descriptor.kind = .object(members)
    }
}

extension ExtensionFolder {
    /// The extension as a descriptor to edit.
    /// - Throws: every error in the interface file or the bindings.
    package func starter() throws(InputError) -> Loaded<ExtensionStarter> {
        let (loaded, bindingsFile) = try assembled()
        let descriptor = loaded.value.descriptor
        var assets = AssetCopies()
        assets.add(loaded.namedFiles)
        let bindings = assets.rewritten(bindingsFile.value, file: bindingsFile.report.file)
        let interface = interfaceFile ?? infoPlist
        var members = Self.attributes(of: descriptor)
        func keep(_ key: String) { if let value = bindings[key] { members.append(.init(key: key, value: value)) } }
        keep("registeredCategories")
        if bindings["registeredCategories"] == nil, !descriptor.registeredCategories.isEmpty {
            let categories = descriptor.registeredCategories.map { $0.json { assets.copy(of: $0) } }
            members.append(.init(key: "registeredCategories", value: JSONValue(.array(categories))))
        }
        let title = bindings["title"] ?? document?.title.map { JSONValue(.text($0)) }
        if let title { members.append(.init(key: "title", value: title)) }
        let size = bindings["preferredContentSize"] ?? document?.preferredContentSize.map(Self.json)
        if let size { members.append(.init(key: "preferredContentSize", value: size)) }
        keep("values")
        var lowered: (view: JSONValue, descriptor: ExtensionDescriptor)?
        if document != nil || bindings["outlets"] != nil {
            let view = (codeBindings()?.view ?? ownView).repeating(bindingsFile.value["rows"])
            let shown = { (view: JSONValue) in assets.rewritten(view, file: interface, path: "$.view") }
            members.append(.init(key: "view", value: shown(view)))
            if let stacks = StackLowering.lower(view) {
                lowered = (shown(stacks), assembleDescriptor(view: stacks, bindings: bindingsFile, app: descriptor.app))
            }
        }
        let ids = BoundIDs(connections: connections)
        for key in ["accessoryView", "inputView"] {
            guard let value = bindings[key] else { continue }
            let extra = value.string.flatMap { extraView(named: $0) }
            let view = extra.map { assets.rewritten($0, file: interface, path: "$.\(key)") } ?? value
            members.append(.init(key: key, value: view))
        }
        keep("canBecomeFirstResponder")
        if let outlets = bindings["outlets"] { members.append(.init(key: "bindings", value: ids.assignments(outlets))) }
        keep("actions")
        for key in ["loaded", "receive", "responses"] {
            if let effects = bindings[key] { members.append(.init(key: key, value: ids.effects(effects))) }
        }
        if let events = bindings["events"] {
            members.append(.init(key: "events", value: ids.effects(ids.assignments(events))))
        }
        if let media = bindings["media"] { members.append(.init(key: "media", value: ids.effects(media))) }
        keep("// not bound")
        let icon = bindings["app"]?["icon"] == nil ? descriptor.app.iconPath.map { assets.copy(of: $0) } : nil
        let app = Self.app(descriptor.app, icon: icon, bindings: bindings["app"])
        members.insert(.init(key: "app", value: app), at: 1)
        let names = document.map { ReadableIDs([$0.view] + $0.extraViews.map(\.view)) }
        let starter = ExtensionStarter(
            descriptor: names?.renamed(JSONValue(.object(members))) ?? JSONValue(.object(members)),
            assets: assets.copies, original: descriptor,
            lowered: lowered.map { (names?.renamed($0.view) ?? $0.view, $0.descriptor) })
        return Loaded(starter, warnings: loaded.warnings)
    }

    /// The view beside the controller's that is connected to an outlet.
    private func extraView(named outlet: String) -> JSONValue? {
        document?.extraViews.first { connections[outlet]?.contains($0.name) ?? false }?.view
    }

    /// The keys that come from the Info.plist.
    private static func attributes(of descriptor: ExtensionDescriptor) -> [JSONValue.Member] {
        let attributes = descriptor.attributes
        let categories = attributes.categories.map { JSONValue(.string($0)) }
        var members = [JSONValue.Member(key: "name", value: JSONValue(.string(descriptor.name)))]
        if !categories.isEmpty {
            let value = categories.count == 1 ? categories[0] : JSONValue(.array(categories))
            members.append(.init(key: "categories", value: value))
        }
        members.append(
            .init(key: "initialContentSizeRatio", value: JSONValue(.number(attributes.initialContentSizeRatio))))
        for (key, value) in [
            ("defaultContentHidden", attributes.isDefaultContentHidden),
            ("userInteractionEnabled", attributes.isUserInteractionEnabled),
            ("overridesDefaultTitle", attributes.overridesDefaultTitle),
        ] where value { members.append(.init(key: key, value: JSONValue(.bool(true)))) }
        return members
    }

    /// The app in the bindings, completed with found or guessed names.
    private static func app(_ app: AppInfo, icon: String?, bindings: JSONValue?) -> JSONValue {
        var members = [JSONValue.Member(key: "name", value: JSONValue(.string(app.name)))]
        if !app.bundleIdentifier.isEmpty {
            members.append(.init(key: "bundleIdentifier", value: JSONValue(.string(app.bundleIdentifier))))
        }
        if let icon { members.append(.init(key: "icon", value: JSONValue(.string(icon)))) }
        let others = (bindings?.members ?? []).filter { member in !members.contains { $0.key == member.key } }
        return JSONValue(.object(members + others))
    }

    private static func json(_ size: Size) -> JSONValue {
        JSONValue(.members(["width": .number(size.width), "height": .number(size.height)]))
    }
}

extension JSONValue {
    /// The view tree with `rows` applied to its prototype cells.
    fileprivate func repeating(_ rows: JSONValue?) -> JSONValue {
        guard let rows, var members else { return self }
        guard let index = members.firstIndex(where: { $0.key == "children" }), let children = members[index].value.array
        else { return self }
        let row = self["id"]?.string.flatMap { rows[$0] }
        let prototypes = children.filter { $0["reuseIdentifier"] != nil }
        let wanted = row?["cell"]?.string ?? (prototypes.count == 1 ? prototypes[0]["reuseIdentifier"]?.string : nil)
        members[index].value.kind = .array(
            children.map { child in
                let child = child.repeating(rows)
                guard let row, let wanted, child["reuseIdentifier"]?.string == wanted, var keys = child.members else {
                    return child
                }
                let entries = (row.members ?? []).filter { ["over", "limit"].contains($0.key) }
                keys.append(.init(key: "repeat", value: JSONValue(.object(entries))))
                return JSONValue(.object(keys), at: child.position)
            })
        return JSONValue(.object(members), at: position)
    }
}
