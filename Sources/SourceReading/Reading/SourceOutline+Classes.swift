import Basics

extension SourceOutline {
    /// The classes and type extensions, with the members that storyboards refer to.
    func classes(in file: String) -> [SourceClass] {
        parts.compactMap { part in
            guard part.kind != .other else { return nil }
            var found = SourceClass(name: part.name)
            found.conformances = Set(part.inherited)
            if part.kind == .class {
                found.location = SourceSpan(file: file, at: part.position)
                found.superclass = part.inherited.first
                found.runtimeName = part.runtimeName
            }
            for member in part.members where member.isInstanceMember {
                let location = SourceSpan(file: file, at: member.position)
                switch member.kind {
                case .property where !member.isConstant:
                    let isOutlet = member.marks.contains("IBOutlet")
                    found.properties.append(
                        SourceClass.Property(
                            name: member.runtimeName ?? member.name, isOutlet: isOutlet,
                            isExposed: isOutlet || part.isExposed(member, by: ["objc", "IBInspectable", "NSManaged"]),
                            location: location))
                case .method:
                    let isAction = member.marks.contains("IBAction")
                    found.methods.append(
                        SourceClass.Method(
                            selector: member.selector, isAction: isAction,
                            isExposed: isAction || part.isExposed(member, by: ["objc", "IBSegueAction"]),
                            location: location))
                case .property: found.constants[member.name] = location
                case .initializer: break
                }
            }
            return found
        }
    }
}

extension SourceOutline.TypePart {
    fileprivate func isExposed(_ member: SourceOutline.Member, by attributes: Set<String>) -> Bool {
        marks.contains("objcMembers") || kind == .extension && marks.contains("objc")
            || member.marks.contains("override") || !member.marks.isDisjoint(with: attributes)
    }
}

extension SourceSpan {
    init(file: String, at position: SourcePosition) {
        self.init(file: file, line: position.line, column: position.column)
    }
}
