/// The surroundings of a declarative extension: the device's, its app, and the collector of its findings.
public struct DeclarativeEnvironment {
    /// The device, its zone and its network.
    public var environment: Environment
    /// The object that templates find as `app`.
    public var app: AppInfo
    /// Collects findings that only a notification brings up: keys it doesn't have, attachments that are missing.
    public var report: DiagnosticCollector

    public init(_ environment: Environment = .init(), app: AppInfo, report: DiagnosticCollector) {
        self.environment = environment
        self.app = app
        self.report = report
    }

    /// The locale that numbers and dates are written in.
    var locale: String { environment.device.locale }
    /// The zone that dates are written in, unless a format names its own.
    var timeZone: String { environment.timeZone }
    var assets: RemoteAssets { environment.assets }
}
