import Basics
import Views

/// The context of a declarative extension: device environment, app, and collector of findings.
package struct DeclarativeEnvironment {
    /// The device, its time zone and its network.
    package var environment: Environment
    /// The app, available to templates as `app`.
    package var app: AppInfo
    /// Collects findings about notifications: missing keys and attachments.
    package var report: DiagnosticCollector
    /// Measures with the device's traits of the moment; `nil` where nothing is drawn.
    package var measuring: (() -> any ViewMeasuring)?
    /// The computing of the current picture.
    package var computing = ComputingBudget()
    /// Paints what the code draws into an image, at a size in points and a scale, as a PNG; `nil` where nothing is drawn.
    package var painting: ((_ view: ViewNode, _ size: Size, _ scale: Double) -> [UInt8]?)?

    package init(_ environment: Environment = .init(), app: AppInfo, report: DiagnosticCollector) {
        self.environment = environment
        self.app = app
        self.report = report
    }

    /// The locale in which numbers and dates are formatted.
    var locale: String { environment.device.locale }
    /// The time zone of dates, unless a format specifies its own.
    var timeZone: String { environment.timeZone }
    var assets: RemoteAssets { environment.assets }
}
