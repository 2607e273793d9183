/// An extension as it is installed with its app: what its files say, and how its code comes to life.
public struct InstalledExtension {
    /// What its Info.plist and its app say; what the host needs to know of it.
    public var descriptor: ExtensionDescriptor
    /// Makes the view controller's part: a fresh one for each expansion.
    public var makeController: () -> any NotificationContentExtension
    /// Makes the app's service extension, fresh for each notification; `nil` when the app has none.
    public var makeService: (() -> any NotificationServiceExtension)?

    public init(
        descriptor: ExtensionDescriptor, makeService: (() -> any NotificationServiceExtension)? = nil,
        makeController: @escaping () -> any NotificationContentExtension
    ) {
        self.descriptor = descriptor
        self.makeService = makeService
        self.makeController = makeController
    }

    /// An extension, and its app's service extension if it has one, whose code is the descriptor's.
    public init(descriptor: ExtensionDescriptor, environment: DeclarativeEnvironment) {
        self.init(
            descriptor: descriptor,
            makeService: descriptor.service.map { service in
                { DeclarativeService.make(program: service, environment: environment) }
            },
            makeController: { DeclarativeExtension.make(program: descriptor.program, environment: environment) })
    }

    /// An extension that is written in Swift.
    /// - Parameters:
    ///   - attributes: what its Info.plist says.
    ///   - app: the app that it belongs to.
    ///   - categories: what the app gives to `setNotificationCategories`.
    public init(
        attributes: ExtensionAttributes, app: AppInfo, categories: [NotificationCategory] = [],
        makeService: (() -> any NotificationServiceExtension)? = nil,
        makeController: @escaping () -> any NotificationContentExtension
    ) {
        self.init(
            descriptor: ExtensionDescriptor(
                file: app.name, attributes: attributes, app: app, registeredCategories: categories),
            makeService: makeService, makeController: makeController)
    }
}
