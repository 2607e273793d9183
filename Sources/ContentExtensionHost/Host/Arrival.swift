/// A notification as it reaches the device.
public struct Arrival: Sendable, Equatable {
    public var notification: UserNotification
    /// The app that a simulator file is for.
    public var targetBundle: String?
    /// The app that it is of, when whoever delivers it knows; a descriptor of the same app says more of it.
    public var app: AppInfo?
    /// Whether it came through APNs; a local one never meets a service extension.
    public var isRemote: Bool
    /// Whether the payload asks for the app's service extension.
    public var hasMutableContent: Bool
    /// What the payload does on a device.
    public var effect: Payload.Effect
    /// The payload's file, as diagnostics name it.
    public var file: String?
    /// Where the category's name stands in it.
    public var categoryPlace: SourceSpan?
    /// What was odd about the payload and its files.
    public var warnings: [Diagnostic]

    /// Why the system takes no request of it: an app that schedules one with an attachment that isn't valid gets an error,
    /// while a remote notification is shown without that attachment (fact: api/attachment.invalid).
    var refusal: Diagnostic? {
        guard !isRemote else { return nil }
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

    public init(
        _ notification: UserNotification, targetBundle: String? = nil, app: AppInfo? = nil, isRemote: Bool = true,
        hasMutableContent: Bool = false, effect: Payload.Effect = .alert, file: String? = nil,
        categoryPlace: SourceSpan? = nil, warnings: [Diagnostic] = []
    ) {
        self.notification = notification
        self.targetBundle = targetBundle
        self.app = app
        self.isRemote = isRemote
        self.hasMutableContent = hasMutableContent
        self.effect = effect
        self.file = file
        self.categoryPlace = categoryPlace
        self.warnings = warnings
    }
}
