import Basics
import Views

/// Decodes effects, with the outlets and named values that they can change.
struct EffectsDecoding {
    let outlets: Outlets
    /// The program's values.
    let values: [DeclaredValue]
    let context: ProgramDecoding

    /// Decodes effects of events other than responses.
    func effects(_ object: ObjectReader) -> Effects {
        defer { object.finish() }
        return effects(object, answersResponse: false)
    }

    /// Decodes the effects of a response, which completes at once unless its effects contain an `option`.
    func response(_ object: ObjectReader) -> Effects {
        defer { object.finish() }
        var effects = effects(object, answersResponse: true)
        if !Self.hasOption(object.value) { effects.completion = .dismissAndForwardAction }
        return effects
    }

    private static func hasOption(_ value: JSONValue) -> Bool {
        value["option"].map { $0.kind != .null } ?? false || value["then"]?.array?.contains(where: hasOption) ?? false
    }

    private func effects(_ object: ObjectReader, answersResponse: Bool) -> Effects {
        let report = object.report
        var effects = Effects()
        effects.when = object.decode("when", Condition.self)
        effects.values =
            object.object("values").map { object in
                named(object) { _, value, path in ValueRule.named.typed(value, path: path, context: context) }
            } ?? []
        effects.append = object.object("append").map { named($0, entry(of:_:_:)) } ?? []
        effects.set = object.decode("set") { outlets.assignments($0, path: $1, context: context) } ?? [:]
        effects.actions = object.bound("actions", .actions, context)
        effects.title = object.bound("title", .text, context)
        effects.completion = option(object, answersResponse: answersResponse)
        effects.performsDefaultAction = object.bool("performDefaultAction") ?? false
        effects.preferredContentSize = object.decode("preferredContentSize") {
            PreferredContentSize.decode($0, path: $1, context: context)
        }
        effects.playsMedia = object.bool("mediaPlaying")
        effects.firstResponder = object.decode("firstResponder") { firstResponder($0, $1, object.report) }
        effects.dismisses = object.bool("dismiss") ?? false
        effects.removal = object.decode("removeDelivered", removal)
        effects.pendingRemoval = object.decode("removePending", removal)
        effects.request = object.object("addRequest").map(request)
        effects.crash = object.string("crash")
        effects.then = (object.array("then") ?? []).map { step in
            delayed(ObjectReader(step.value, path: step.path, report: report), answersResponse: answersResponse)
        }
        return effects
    }

    /// `true` for the controller, `false` for none, or a field's outlet.
    private func firstResponder(_ raw: JSONValue, _ path: String, _ report: DiagnosticCollector) -> FirstResponder? {
        if let isFirst = raw.bool { return isFirst ? .controller : .resigned }
        return report.string(raw, path: path, "true, false, or a field's outlet").map { .field($0) }
    }

    private func request(_ object: ObjectReader) -> AddedRequest {
        defer { object.finish() }
        return AddedRequest(
            identifier: object.bound("identifier", .text, context),
            changes: object.object("set").map { ContentChanges.decode($0, context: context) } ?? .init(),
            trigger: object.decode("trigger", NotificationTrigger.self))
    }

    /// `true` for all of the app's notifications, or identifiers.
    private func removal(_ raw: JSONValue, _ path: String) -> Removal? {
        if let isAll = raw.bool { return isAll ? .all : nil }
        let elements = context.report.array(raw, path: path, "true, or an array of notifications' identifiers")
        return elements.map { .named($0.compactMap { ValueRule<String>.text.bound($0, path: $1, context: context) }) }
    }

    private func delayed(_ object: ObjectReader, answersResponse: Bool) -> DelayedEffects {
        defer { object.finish() }
        let isWritten = object.raw("after") != nil
        let delay = object.number("after", in: 0...Limits.delaySeconds) ?? (isWritten ? 1 : 0)
        let times = object.integer("times", in: 1...Limits.effectTimes) ?? 1
        if times > 1, delay == 0, let raw = object.value["times"] {
            object.report.add(
                .error, "times-without-delay", "effects without a delay are all done at once", at: raw.position,
                path: object.child("times"), hint: "say how many seconds lie between them: \"after\": 1")
        }
        return DelayedEffects(delay: delay, times: times, effects: effects(object, answersResponse: answersResponse))
    }

    /// The option for the completion handler; `nil` for `never`.
    private func option(_ object: ObjectReader, answersResponse: Bool) -> ResponseOption? {
        guard answersResponse || object.value["option"] != nil,
            let option = object.choice("option", CompletionName.self), let raw = object.value["option"]
        else { return nil }
        if !answersResponse {
            object.report.add(
                .error, "option-without-response", "only what answers a response has a completion to call",
                at: raw.position, path: object.child("option"),
                hint: "write it in \"responses\", or \"dismiss\": true to close the view")
        }
        return ResponseOption(rawValue: option.rawValue)
    }

    /// Decodes what happens to named values; others are reported.
    private func named(
        _ object: ObjectReader, _ decode: (DeclaredValue, JSONValue, String) -> Bound<JSONValue>?
    ) -> [DeclaredValue] {
        object.named.compactMap { member, path in
            guard let declared = values.first(where: { $0.name == member.key }) else {
                let names = values.map(\.name)
                object.report.unknownName(
                    member.key, "a named value", JSONValue(.null, at: member.keyPosition), path: path, among: names,
                    or: names.isEmpty ? "give it a first value in \"values\" at the top" : nil)
                return nil
            }
            return decode(declared, member.value, path).map { DeclaredValue(name: member.key, value: $0) }
        }
    }

    /// An entry of an array: an object of bindable texts, numbers and booleans.
    private func entry(of declared: DeclaredValue, _ value: JSONValue, _ path: String) -> Bound<JSONValue>? {
        if declared.value.source.array == nil, declared.value.source.string.map(TextTemplate.isTemplate) != true {
            context.report.add(
                .error, "append-to-no-array",
                "\(declared.name.quoted()) is \(declared.value.source.kindName), not an array",
                at: value.position, path: path,
                hint: "begin with an empty one in \"values\" at the top: \(declared.name.quoted()): []")
            return nil
        }
        guard let object = context.report.object(value, path: path, "an object of texts, numbers and booleans") else {
            return nil
        }
        let members = object.named.compactMap { member, path in
            ValueRule<JSONValue>.scalar.typed(member.value, path: path, context: context).map { (member.key, $0) }
        }
        return Bound(source: value) { scope in
            JSONValue(
                .object(
                    members.compactMap { key, bound in
                        bound.value(in: scope).map { JSONValue.Member(key: key, value: $0.asScalar) }
                    }))
        }
    }
}

/// The names of a response's `option`: those of UNNotificationContentExtensionResponseOption, and `never`.
enum CompletionName: String, CaseIterable {
    case doNotDismiss, dismiss, dismissAndForwardAction, never
}
