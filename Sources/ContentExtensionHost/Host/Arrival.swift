/// A notification as it reaches the device.
public struct Arrival: Sendable, Equatable {
    public var notification: UserNotification
    /// The app that a simulator file is for.
    public var targetBundle: String?
    /// Whether it came through APNs; a local one never meets a service extension.
    public var isRemote: Bool
    /// Whether the payload asks for the app's service extension.
    public var hasMutableContent: Bool
    /// What the payload does on a device.
    public var effect: Payload.Effect
    /// The payload's file, as diagnostics name it.
    public var file: String?
    /// Where the category's name stands in it.
    public var categoryPlace: SourceLocation?
    /// What was odd about the payload and its files.
    public var warnings: [Diagnostic]

    public init(
        _ notification: UserNotification, targetBundle: String? = nil, isRemote: Bool = true,
        hasMutableContent: Bool = false, effect: Payload.Effect = .alert, file: String? = nil,
        categoryPlace: SourceLocation? = nil, warnings: [Diagnostic] = []
    ) {
        self.notification = notification
        self.targetBundle = targetBundle
        self.isRemote = isRemote
        self.hasMutableContent = hasMutableContent
        self.effect = effect
        self.file = file
        self.categoryPlace = categoryPlace
        self.warnings = warnings
    }
}
