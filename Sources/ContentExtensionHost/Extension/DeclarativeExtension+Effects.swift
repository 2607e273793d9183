import Basics
import Views

extension DeclarativeExtension {
    /// Performs effects and schedules delayed ones.
    /// - Throws: the crash requested by the program.
    func performEffects(_ effects: Effects, for trigger: Trigger, completion: ((ResponseOption) -> Void)? = nil) throws
    {
        environment.computing.spend(Self.stepsOfEffects)
        if environment.computing.remaining < 0 {
            let finding = ComputingBudget.refusal()
            notes.add(finding, once: finding.code)
            return
        }
        var scope = scope(trigger)
        if effects.when?.holds(in: scope) == false { return }
        if !effects.values.isEmpty || !effects.append.isEmpty {
            for value in effects.values {
                if let new = value.value.value(in: scope) { values[value.name] = new.asScalar }
            }
            for entry in effects.append { append(entry, in: scope) }
            makeViews()
            scope = self.scope(trigger)
        }
        if !effects.set.isEmpty { change(assigned.changes.add(effects.set, for: outlets, in: scope)) }
        if let title = effects.title?.value(in: scope) {
            assigned.title = title
            self.title = title
        }
        if let size = effects.preferredContentSize {
            wantedSize = size.resolved(in: scope)
            assigned.size = wantedSize
        }
        if let actions = effects.actions {
            assign(actions, in: scope)
            assigned.actions = extensionContext?.notificationActions
        }
        if let isPlaying = effects.playsMedia { play(isPlaying, tellsHost: true) }
        askHost(for: effects, of: trigger.notification.request, in: scope)
        if let reason = effects.crash { throw ProgramCrash(description: reason) }
        if let option = effects.completion { completion?(option) }
        for step in effects.then { try follow(step, for: trigger, times: step.times, completion) }
    }

    /// The steps of computing that take as long as effects that change nothing.
    private static let stepsOfEffects = 20_000

    /// Adds an entry to the end of a named value, in place of the entry with the same `id`; an empty one is none.
    private func append(_ entry: DeclaredValue, in scope: Scope) {
        guard let added = entry.value.value(in: scope) else { return }
        var entries = values[entry.name]?.array ?? scope.value(named: entry.name)?.array ?? []
        if let id = added["id"], id.string != "", let index = entries.firstIndex(where: { $0["id"] == id }) {
            entries[index] = added
        } else {
            entries.append(added)
        }
        values[entry.name] = JSONValue(.array(entries.suffix(Limits.valueEntries)))
    }

    /// Assigns the notification's actions; `nil` keeps the current ones.
    func assign(_ actions: Bound<[ActionTemplate]>?, in scope: Scope) {
        guard let extensionContext, let actions = actions?.value(in: scope) else { return }
        let known = categoryActions + extensionContext.notificationActions
        extensionContext.notificationActions = actions.compactMap { $0.action(in: scope, known: known) }
    }

    /// - Parameter shown: the notification's request.
    private func askHost(for effects: Effects, of shown: NotificationRequest, in scope: Scope) {
        if let removal = effects.removal {
            extensionContext?.removeDeliveredNotifications(removal.identifiers(in: scope))
        }
        if let removal = effects.pendingRemoval {
            extensionContext?.center?.removePendingRequests(removal.identifiers(in: scope))
        }
        if let request = effects.request { extensionContext?.center?.add(request.request(from: shown, in: scope)) }
        switch effects.firstResponder {
        case .controller: extensionContext?.becomeFirstResponder()
        case .field(let outlet): extensionContext?.becomeFirstResponder(field: outlet)
        case .resigned: extensionContext?.resignFirstResponder()
        case nil: break
        }
        if effects.performsDefaultAction { extensionContext?.performNotificationDefaultAction() }
        if effects.dismisses { extensionContext?.dismissNotificationContentExtension() }
    }

    /// Performs delayed effects when they are due.
    private func follow(
        _ step: DelayedEffects, for trigger: Trigger, times: Int, _ completion: ((ResponseOption) -> Void)?
    ) throws {
        guard step.delay > 0 else {
            try performEffects(step.effects, for: trigger, completion: completion)
            return
        }
        // Weak, because the clock is owned by the extension's context.
        extensionContext?.clock.schedule(after: step.delay) { [weak self] in
            do {
                try self?.performEffects(step.effects, for: trigger, completion: completion)
                if times > 1 { try self?.follow(step, for: trigger, times: times - 1, completion) }
            } catch { self?.extensionContext?.crash("\(error)") }
        }
    }

    /// The names that templates see for a trigger.
    func scope(_ trigger: Trigger) -> Scope {
        let evaluation = Evaluation(
            values: program.values, assigned: values, environment: environment.environment,
            now: environment.environment.date + now,
            attachments: AttachmentImages(
                attachments: trigger.notification.request.content.attachments,
                security: extensionContext?.attachments ?? SecurityScope()),
            measuring: environment.measuring, computing: environment.computing, notes: notes)
        let context = NotificationContext.make(
            trigger, environment: environment, now: evaluation.now, received: received.map(\.context),
            media: program.media == nil ? nil : playback.moment(at: now).context)
        let scope = Scope(evaluation, root: context)
        guard !trigger.indices.isEmpty, let view = trigger.event?.view else { return scope }
        let templates = [program.view, program.accessoryView, program.inputView].compactMap { $0 }
        let outlet = ViewNode.outlet(of: view)
        return templates.lazy.compactMap { $0.scope(of: outlet, indices: trigger.indices, in: scope) }.first ?? scope
    }
}
