import Basics

/// A notification as it reaches the device.
package struct Arrival: Sendable, Equatable {
    package var notification: UserNotification
    /// The bundle identifier in the payload's `Simulator Target Bundle` key.
    package var targetBundle: String?
    /// The app it belongs to, if the sender knows; the descriptor of the same app has precedence.
    package var app: AppInfo?
    /// `true` for a remote notification (APNs). Local notifications bypass service extensions.
    var isRemote: Bool { notification.request.trigger == .push }
    /// `true` if the payload has `mutable-content`, which invokes the app's service extension.
    package var hasMutableContent: Bool
    /// The payload's effect on a device.
    package var effect: Payload.Effect
    /// The payload's file, as diagnostics name it.
    package var file: String?
    /// The position of the category in that file.
    package var categoryPlace: SourceSpan?
    /// Warnings about the payload and its files.
    package var warnings: [Diagnostic]

    /// Why APNs refuses it.
    private var remoteRefusal: Diagnostic?

    /// Why it reaches no device: APNs refuses a remote notification, and the system an app's request with an invalid
    /// attachment, while a remote notification is shown without it (fact: api/attachment.invalid).
    var refusal: Diagnostic? {
        if isRemote { return remoteRefusal }
        let codes = UserNotificationsError.Code.allCases
        for warning in warnings {
            guard let code = codes.first(where: { $0.diagnosticCode == warning.code }) else { continue }
            return Diagnostic(
                .warning, "request-refused",
                "the app's request is refused for its attachment, and nothing is delivered (UNError.\(code.name))",
                at: warning.location, path: warning.jsonPath,
                hint: "mend the attachment, or schedule the notification without it")
        }
        return nil
    }

    package init(
        _ notification: UserNotification, targetBundle: String? = nil, app: AppInfo? = nil,
        hasMutableContent: Bool = false, effect: Payload.Effect = .alert, file: String? = nil,
        categoryPlace: SourceSpan? = nil, warnings: [Diagnostic] = [], refusal: Diagnostic? = nil
    ) {
        self.notification = notification
        self.targetBundle = targetBundle
        self.app = app
        self.hasMutableContent = hasMutableContent
        self.effect = effect
        self.file = file
        self.categoryPlace = categoryPlace
        self.warnings = warnings
        remoteRefusal = refusal
    }

    /// The app of the notification.
    /// - Parameters:
    ///   - owner: the descriptor of that app, if there is one.
    ///   - standard: the app without one.
    func app(owner: ExtensionDescriptor?, otherwise standard: AppInfo?) -> AppInfo {
        owner?.app ?? app ?? standard ?? AppInfo(name: targetBundle ?? "App")
    }
}

/// The last notification that reached the device, or was refused.
struct LastArrival {
    /// The last delivery, including silent ones.
    private(set) var delivery: Delivery?
    /// `true` if that delivery has nothing to show.
    private(set) var isSilent = false
    /// Why the last arrival reached nobody; `nil` if it did.
    private(set) var refusal: Diagnostic?

    mutating func refuse(_ refusal: Diagnostic?) { self.refusal = refusal }

    /// `true` if the settings let it show nowhere.
    var isSuppressed: Bool { refusal == nil && delivery?.outcome.suppression != nil }

    mutating func deliver(_ delivery: Delivery, isSilent: Bool) {
        (self.delivery, self.isSilent) = (delivery, isSilent)
    }
}
