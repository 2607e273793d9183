/// What a declarative extension needs of its surroundings.
public struct DeclarativeEnvironment {
    /// The locale that numbers and dates are written in, such as `de_DE`.
    public var locale: String
    /// The identifier of the time zone that dates are written in, unless a format names its own.
    public var timeZone: String
    /// What templates find as `app`.
    public var app: AppInfo
    /// What is at the addresses of remote images and downloads.
    public var assets: RemoteAssets
    /// Where findings go that only a notification brings up: keys it doesn't have, attachments that are missing.
    public var report: DiagnosticCollector

    public init(
        locale: String = "en_US", timeZone: String = "GMT", app: AppInfo, assets: RemoteAssets = .init(),
        report: DiagnosticCollector
    ) {
        self.locale = locale
        self.timeZone = timeZone
        self.app = app
        self.assets = assets
        self.report = report
    }
}
