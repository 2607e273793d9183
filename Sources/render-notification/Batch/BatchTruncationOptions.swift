import ArgumentParser
import CommandOptions
import RenderNotification

/// The places in which a batch looks for truncated texts.
struct BatchTruncationOptions: ParsableArguments {
    @Flag(help: "Says in each result which texts are cut, where, and what is lost.") var truncation = false

    @Option(help: "Devices that --truncation looks at; by default the row's own.") var devices: ValueList<DeviceModel> =
        []

    @Option(help: "Generations of iOS that --truncation looks at; by default the row's own.")
    var styles: ValueList<SystemStyle> = []

    @Option(help: "Places that --truncation looks at; by default the one that is drawn.")
    var presentations: ValueList<Place> = []

    func validate() throws {
        for (option, isGiven) in [
            ("--devices", !devices.values.isEmpty), ("--styles", !styles.values.isEmpty),
            ("--presentations", !presentations.values.isEmpty),
        ] where isGiven && !truncation {
            throw ValidationError("\(option) is for --truncation; pictures are of one \(option.dropLast()).")
        }
    }

    /// `nil` without `--truncation`.
    var measured: MeasuredPlaces? {
        truncation
            ? MeasuredPlaces(devices: devices.values, styles: styles.values, places: presentations.values) : nil
    }
}
