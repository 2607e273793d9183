import ArgumentParser
import CommandOptions
import RenderNotification

/// The lists of values that make up a matrix.
struct MatrixOptions: ParsableArguments {
    @Option(help: "Devices.") var devices: ValueList<DeviceModel> = [Configuration.current.environment.device.model]

    @Option(help: "Generations of iOS.")
    var styles: ValueList<SystemStyle> = [Configuration.current.environment.device.style]

    @Option(help: "Places that the notification is shown in.") var presentations: ValueList<Place> = [.expanded]

    @Option(help: "Light and dark.")
    var appearances: ValueList<Appearance> = [Configuration.current.environment.device.appearance]

    @Option(help: "Text sizes.")
    var contentSizes: ValueList<ContentSizeCategory> = [Configuration.current.environment.device.contentSize]

    @Option(help: "Locales, such as en_US,de,ar.")
    var locales: ValueList<LocaleName> = [LocaleName(Configuration.current.environment.device.locale)]

    @Option(help: "How the devices are held.")
    var orientations: ValueList<Orientation> = [Configuration.current.environment.device.orientation]

    var matrix: Matrix {
        Matrix(
            styles: styles.values, devices: devices.values, orientations: orientations.values,
            presentations: presentations.values, locales: locales.values.map(\.text),
            appearances: appearances.values, contentSizes: contentSizes.values)
    }
}

struct LocaleName: ExpressibleByArgument, Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    init?(argument: String) {
        guard LocaleIdentifier.isValid(argument) else { return nil }
        text = argument
    }

    var defaultValueDescription: String { text }
}
