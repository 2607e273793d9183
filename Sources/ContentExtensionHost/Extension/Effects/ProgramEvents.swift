import Basics
import Views

/// Effects of touches, by outlet and event.
struct ProgramEvents: Sendable, Equatable {
    typealias Name = ControlEvent.Name

    private var entries: [String: [Name: Effects]] = [:]

    var outlets: Set<String> { Set(entries.keys) }

    /// The effects of the matching entry nearest to the touch, and the touched view's indices in repeats.
    func effects(of event: ControlEvent) -> (Effects, indices: [Int])? {
        for id in event.path {
            let entry = entries[ViewNode.outlet(of: id)]
            guard let effects = event.names.lazy.compactMap({ entry?[$0] }).first else { continue }
            return (effects, event.view.map(ViewNode.indices) ?? [])
        }
        return nil
    }

    /// Decodes `{outlet: {event: effects}}`.
    static func decode(_ object: ObjectReader, _ decoding: EffectsDecoding) -> ProgramEvents {
        var events = ProgramEvents()
        for (member, path) in object.named {
            let targets = decoding.outlets.views(member, path: path, report: object.report)
            guard let entry = object.report.object(member.value, path: path, "an object of events") else { continue }
            let effects = decodeEntry(entry, kinds: targets.compactMap(\.kind), decoding)
            for target in targets { events.entries[target.id, default: [:]].merge(effects) { _, last in last } }
        }
        return events
    }

    private static func decodeEntry(
        _ entry: ObjectReader, kinds: [ViewKind], _ decoding: EffectsDecoding
    ) -> [Name: Effects] {
        var effects: [Name: Effects] = [:]
        for (member, path) in entry.named {
            guard let name = Name(rawValue: member.key) else {
                entry.report.add(
                    .error, "unknown-key", "no view has the event \(member.key.quoted())", at: member.keyPosition,
                    path: entry.path,
                    hint: NearestName.hint(for: member.key, among: Name.allCases.map(\.rawValue))
                        ?? "one of: \(Name.allCases.map(\.rawValue).joined(separator: ", "))")
                continue
            }
            if name != .tap, let kind = kinds.first(where: { !$0.events.contains(name) }) {
                let own = Name.allCases.filter { kind.events.contains($0) } + [.tap]
                entry.report.add(
                    .error, "wrong-event", "a \(kind.rawValue) never has \(name.rawValue)", at: member.keyPosition,
                    path: entry.path, hint: "it has: \(own.map(\.rawValue).joined(separator: ", "))")
            }
            effects[name] = decoding.effects(ObjectReader(member.value, path: path, report: entry.report))
        }
        return effects
    }
}

extension ExtensionProgram {
    /// Warns of events that can't occur because touches don't reach the content view.
    func checkEvents(_ object: ObjectReader, isUserInteractionEnabled: Bool) {
        guard !isUserInteractionEnabled, let raw = object.value["events"] else { return }
        let deaf = (raw.members ?? []).filter { view.hasOutlet($0.key) && events.outlets.contains($0.key) }
        guard let first = deaf.first else { return }
        object.report.add(
            .warning, "events-unheard", "touches don't reach the view, so \(first.key.quoted()) never has an event",
            at: first.keyPosition, path: object.child("events"),
            hint: "write \"userInteractionEnabled\": true, without which a tap opens the app")
    }
}

extension ViewTemplate {
    fileprivate func hasOutlet(_ name: String) -> Bool { id == name || children.contains { $0.hasOutlet(name) } }
}

extension ViewNode {
    /// The indices of a repeated view, outermost first: `[2, 0]` for `row[2][0]`.
    static func indices(of id: String) -> [Int] {
        id.split(separator: "[").dropFirst().compactMap { Int($0.prefix { $0 != "]" }) }
    }
}
