/// An extension installed with its app: its descriptor and the factories of its code.
package struct InstalledExtension {
    /// The contents of its Info.plist, and its app.
    package var descriptor: ExtensionDescriptor
    /// Makes the view controller, once for each expansion.
    package var makeController: () -> any NotificationContentExtension
    /// Makes the controller that takes over after a crash of the first one, whose code can't run here whole; `nil` for
    /// none.
    package var makeSubstitute: ((ExtensionCrash) -> any NotificationContentExtension)?
    /// Makes the app's service extension, once for each notification; `nil` without one, or if it can't run.
    package var makeService: (() -> (any NotificationServiceExtension)?)?

    package init(
        descriptor: ExtensionDescriptor, makeService: (() -> (any NotificationServiceExtension)?)? = nil,
        makeController: @escaping () -> any NotificationContentExtension
    ) {
        self.descriptor = descriptor
        self.makeService = makeService
        self.makeController = makeController
    }

    /// An extension defined by a descriptor, with its app's service extension if the descriptor has one.
    package init(descriptor: ExtensionDescriptor, environment: DeclarativeEnvironment) {
        self.init(
            descriptor: descriptor,
            makeService: descriptor.service.map { service in
                { DeclarativeService(program: service, environment: environment) }
            },
            makeController: { DeclarativeExtension.make(program: descriptor.program, environment: environment) })
    }

    /// An extension written in Swift.
    /// - Parameter categories: those that the app passes to `setNotificationCategories`.
    package init(
        attributes: ExtensionAttributes, app: AppInfo, categories: [NotificationCategory] = [],
        makeService: (() -> (any NotificationServiceExtension)?)? = nil,
        makeController: @escaping () -> any NotificationContentExtension
    ) {
        self.init(
            descriptor: ExtensionDescriptor(
                file: app.name, attributes: attributes, app: app, registeredCategories: categories),
            makeService: makeService, makeController: makeController)
    }
}
