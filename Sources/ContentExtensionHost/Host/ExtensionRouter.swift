import Basics

/// Finds the extension, app and category of a notification among the given descriptors (fact: host/match).
package struct ExtensionRouter {
    /// The result for one notification.
    package struct Route: Sendable, Equatable {
        package var engaged: ExtensionDescriptor?
        /// A descriptor of the app that owns the notification: the engaged one, or another of the same app.
        package var owner: ExtensionDescriptor?
        /// The category as registered by the app; it supplies the actions.
        package var category: NotificationCategory?
        /// The index of `engaged` among the given descriptors.
        var engagedIndex: Int?
        /// The reason why no extension engages; `nil` if one does.
        package var refusal: Refusal?
        /// Findings on the way, such as a category claimed by two extensions.
        package var diagnostics: [Diagnostic]
    }

    /// The reason why no extension engages.
    package struct Refusal: Sendable, Hashable {
        /// One clause for messages.
        package var reason: String
        /// The claimed category with the most similar name.
        package var nearest: String?
    }

    private let descriptors: [ExtensionDescriptor]
    private let isForced: Bool

    /// - Parameter isForced: `true` engages extensions that iOS doesn't load, and delivers to another app than the named.
    package init(_ descriptors: [ExtensionDescriptor], isForced: Bool = false) {
        (self.descriptors, self.isForced) = (descriptors, isForced)
    }

    /// Routes a notification.
    /// - Parameters:
    ///   - targetBundle: the payload's `Simulator Target Bundle`.
    ///   - app: its app, if known; only descriptors of that app are considered then.
    package func route(
        category: String, targetBundle: String? = nil, app: AppInfo? = nil, at place: SourceSpan? = nil
    ) -> Route {
        var diagnostics: [Diagnostic] = []
        if let app, !descriptors.contains(where: { $0.app.isSameApp(as: app) }) {
            return Route(refusal: Refusal(reason: "no extension of \(app.name) is installed"), diagnostics: [])
        }
        let candidates =
            app.map { app in descriptors.indices.filter { descriptors[$0].app.isSameApp(as: app) } }
            ?? appDescriptors(targetBundle, category: category, at: place, &diagnostics)
        let claimingAll =
            category.isEmpty ? [] : candidates.filter { descriptors[$0].attributes.categories.contains(category) }
        let claimingIndices = claimingAll.filter { isForced || descriptors[$0].isLoadable }
        let claiming = claimingIndices.map { descriptors[$0] }
        if claiming.count > 1 {
            diagnostics.append(
                Diagnostic(
                    .warning, "category-claimed-twice",
                    "\(claiming.map(\.file).joined(separator: " and ")) both claim the category \(category.quoted())",
                    at: place, hint: "iOS picks one of them at will; \(claiming[0].file) is used here"))
        }
        if let engaged = claiming.first, !engaged.isLoadable {
            diagnostics.append(.forced("iOS doesn't load \(engaged.file), whose Info.plist it refuses"))
        }
        let owner = (claimingAll.first ?? candidates.first).map { descriptors[$0] }
        let registered = owner.flatMap { self.category(category, of: $0, at: place, &diagnostics) }
        var route = Route(
            engaged: claiming.first, owner: owner, category: registered, engagedIndex: claimingIndices.first,
            diagnostics: diagnostics)
        if claiming.isEmpty, let unloaded = claimingAll.first.map({ descriptors[$0] }) {
            route.refusal = Refusal(reason: "iOS doesn't load \(unloaded.file)")
            route.diagnostics.append(
                Diagnostic(
                    .warning, "extension-not-loaded",
                    "iOS doesn't load \(unloaded.file), so the system's default interface is shown", at: place,
                    hint: "mend its Info.plist as the warnings say, or draw it all the same with --force"))
        } else if claiming.isEmpty, !descriptors.isEmpty {
            let refusal = refusal(of: category, candidates: candidates.map { descriptors[$0] })
            route.refusal = refusal
            route.diagnostics.append(diagnostic(for: refusal, category: category, at: place))
        }
        return route
    }

    /// The reason why a notification for an unknown app reaches nobody; `nil` if it is delivered.
    func undeliverable(_ targetBundle: String?, app: AppInfo?, at place: SourceSpan?) -> Diagnostic? {
        guard let targetBundle, app == nil, !isForced else { return nil }
        let known = descriptors.map(\.app.bundleIdentifier).filter { !$0.isEmpty }
        guard !known.isEmpty, !known.contains(targetBundle),
            !descriptors.contains(where: { $0.app.bundleIdentifier.isEmpty })
        else { return nil }
        return Diagnostic(
            .warning, "target-bundle-unknown",
            "the payload is for the app \(targetBundle.quoted()), which no descriptor describes, so nothing is delivered",
            at: place,
            hint: NearestName.hint(for: targetBundle, among: known) ?? "--force delivers it to \(known[0])")
    }

    /// The indices of the descriptors of the notification's app.
    private func appDescriptors(
        _ targetBundle: String?, category: String, at place: SourceSpan?, _ diagnostics: inout [Diagnostic]
    ) -> [Int] {
        guard let targetBundle else {
            let claimant = descriptors.first { $0.attributes.categories.contains(category) }
            guard let app = (claimant ?? descriptors.first)?.app else { return [] }
            return descriptors.indices.filter { descriptors[$0].app.isSameApp(as: app) }
        }
        let targeted = descriptors.indices.filter { descriptors[$0].app.bundleIdentifier == targetBundle }
        if !targeted.isEmpty { return targeted }
        let known = descriptors.map(\.app.bundleIdentifier).filter { !$0.isEmpty }
        if isForced, !known.isEmpty {
            diagnostics.append(
                .forced("the payload is for the app \(targetBundle.quoted()), which no descriptor describes"))
        }
        return Array(descriptors.indices)
    }

    /// The category as registered in any descriptor of the owner's app.
    private func category(
        _ identifier: String, of owner: ExtensionDescriptor, at place: SourceSpan?, _ diagnostics: inout [Diagnostic]
    ) -> NotificationCategory? {
        let ofApp = descriptors.filter { $0.app.isSameApp(as: owner.app) }
        let all = ofApp.flatMap(\.registeredCategories)
        let matching = all.filter { $0.identifier == identifier }
        if matching.contains(where: { $0 != matching[0] }) {
            diagnostics.append(
                Diagnostic(
                    .warning, "category-registered-twice",
                    "the app registers the category \(identifier.quoted()) in two ways", at: place,
                    hint: "the first one is used"))
        }
        if matching.isEmpty, !identifier.isEmpty, !ofApp.contains(where: \.registersOtherCategories) {
            let nearest = nearestCategory(to: identifier, among: all.map(\.identifier))
            diagnostics.append(
                Diagnostic(
                    .note, "category-unregistered",
                    "no registration of the category \(identifier.quoted()) was found, so there are no actions",
                    at: place,
                    hint: nearest.map(NearestName.hint) ?? "add it to registeredCategories to give it actions"))
        }
        return matching.first
    }

    private func refusal(of category: String, candidates: [ExtensionDescriptor]) -> Refusal {
        if category.isEmpty { return Refusal(reason: "the payload names no category") }
        if let stranger = descriptors.first(where: { $0.attributes.categories.contains(category) }) {
            return Refusal(
                reason: "only \(stranger.file) claims \(category.quoted()), and it belongs to another app, "
                    + stranger.app.name)
        }
        let claimed = candidates.flatMap(\.attributes.categories)
        guard let nearest = nearestCategory(to: category, among: claimed) else {
            return Refusal(reason: "no extension claims the category \(category.quoted())")
        }
        let differences = category.differences(from: nearest)
        let difference =
            differences.isEmpty
            ? "" : "; \(nearest.quoted()) differs in \(differences.joined(separator: " and in ")), which counts"
        return Refusal(reason: "no extension claims the category \(category.quoted())\(difference)", nearest: nearest)
    }

    private func nearestCategory(to category: String, among names: [String]) -> String? {
        names.first { !category.differences(from: $0).isEmpty } ?? NearestName.to(category, among: names)
    }

    private func diagnostic(for refusal: Refusal, category: String, at place: SourceSpan?) -> Diagnostic {
        let claimed = descriptors.flatMap(\.attributes.categories)
        let offered =
            claimed.isEmpty
            ? "the descriptors claim no category at all"
            : "claimed are \(claimed.prefix(Limits.unknownKeys).map { $0.quoted() }.joined(separator: ", "))"
        let hint = refusal.nearest.map(NearestName.hint) ?? offered
        return Diagnostic(
            .warning, category.isEmpty ? "category-missing" : "category-unclaimed",
            "\(refusal.reason), so no content extension engages and the system's default interface is shown", at: place,
            path: "$.aps.category", hint: "\(hint) (mutable-content has no say in this)")
    }
}

extension Diagnostic {
    /// Warns that something is drawn that iOS wouldn't load, deliver or show.
    package static func forced(_ message: String) -> Diagnostic {
        Diagnostic(.warning, "forced", message, hint: "it is drawn for --force only; a device shows nothing of it")
    }
}

extension AppInfo {
    /// `true` if both are one app: same bundle identifier, or same name where neither has one.
    func isSameApp(as other: AppInfo) -> Bool {
        bundleIdentifier.isEmpty && other.bundleIdentifier.isEmpty
            ? name == other.name : bundleIdentifier == other.bundleIdentifier
    }
}

extension String {
    /// The only differences between two names, `case` and `white space`; empty if they are equal or differ otherwise.
    fileprivate func differences(from other: String) -> [String] {
        func bare(_ text: String) -> String { text.filter { !$0.isWhitespace } }
        guard bare(self).lowercased() == bare(other).lowercased() else { return [] }
        let differsInCase = bare(self) != bare(other)
        let differsInSpace = filter(\.isWhitespace) != other.filter(\.isWhitespace) || !differsInCase && self != other
        return (differsInCase ? ["case"] : []) + (differsInSpace ? ["white space"] : [])
    }
}
