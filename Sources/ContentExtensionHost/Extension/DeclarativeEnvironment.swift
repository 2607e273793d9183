/// What a declarative extension needs of its surroundings.
public struct DeclarativeEnvironment {
    /// The locale that numbers and dates are written in, such as `de_DE`.
    public var locale: String
    /// The identifier of the time zone that dates are written in, unless a format names its own.
    public var timeZone: String
    /// What templates find as `app`.
    public var app: AppInfo
    /// Files to draw in place of remote images: absolute paths by address.
    public var standIns: [String: String]
    /// Where findings go that only a notification brings up: keys it doesn't have, attachments that are missing.
    public var report: DiagnosticCollector

    public init(
        locale: String = "en_US", timeZone: String = "GMT", app: AppInfo, standIns: [String: String] = [:],
        report: DiagnosticCollector
    ) {
        self.locale = locale
        self.timeZone = timeZone
        self.app = app
        self.standIns = standIns
        self.report = report
    }
}
