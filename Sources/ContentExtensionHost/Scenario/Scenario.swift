/// What happens to a device's notifications, step by step, and what is expected of it: a script, and a test
/// (docs/scenarios.md).
public struct Scenario: Sendable, Equatable {
    /// The file it was read from, as diagnostics name it.
    public var file: String
    /// The folder that its paths are relative to.
    public var folder: String
    /// The installed extensions: descriptors, folders of real extensions, their Info.plists.
    public var extensions: [Spanned<String>]
    /// A bindings.json for each real extension, in their order: what its code would do; `nil` for a guess.
    public var bindings: [Spanned<String>?]
    public var settings: ScenarioSettings
    /// How the host runs.
    public var options: HostOptions
    /// The network, as files.
    public var assets: [ScenarioAsset]
    public var steps: [ScenarioStep]

    public init(
        file: String = "scenario", folder: String = ".", extensions: [Spanned<String>] = [],
        bindings: [Spanned<String>?] = [], settings: ScenarioSettings = .init(), options: HostOptions = .init(),
        assets: [ScenarioAsset] = [], steps: [ScenarioStep] = []
    ) {
        self.file = file
        self.folder = folder
        self.extensions = extensions
        self.bindings = bindings
        self.settings = settings
        self.options = options
        self.assets = assets
        self.steps = steps
    }
}

/// The device and its settings when a scenario begins; what is `nil` is left to whoever runs it.
public struct ScenarioSettings: Sendable, Equatable {
    /// A device by its name.
    public var device: Spanned<String>?
    /// `light` or `dark`.
    public var appearance: Spanned<String>?
    /// A size of Dynamic Type by its name.
    public var contentSize: Spanned<String>?
    /// The generation of iOS.
    public var style: SystemStyle?
    /// "Increase Contrast", "Reduce Transparency" and "Bold Text".
    public var increaseContrast: Bool?
    public var reduceTransparency: Bool?
    public var boldText: Bool?
    /// Such as `de_DE`; decides string tables, number and date formats.
    public var locale: String?
    /// Identifier of the zone that dates are written in.
    public var timeZone: String?
    /// Seconds since 1970 at which the scenario begins.
    public var date: Double?

    public init(
        device: Spanned<String>? = nil, appearance: Spanned<String>? = nil, contentSize: Spanned<String>? = nil,
        style: SystemStyle? = nil, locale: String? = nil, timeZone: String? = nil, date: Double? = nil
    ) {
        self.device = device
        self.appearance = appearance
        self.contentSize = contentSize
        self.style = style
        self.locale = locale
        self.timeZone = timeZone
        self.date = date
    }
}

/// What an address leads to while a scenario runs.
public struct ScenarioAsset: Sendable, Equatable {
    public var url: String
    /// The file that is downloaded, or drawn for a remote image; `nil` for one that is never found.
    public var path: Spanned<String>?
    /// Seconds of virtual time that the download takes.
    public var latency: Double
    /// Why the download fails; `nil` when it succeeds.
    public var failure: String?

    public init(url: String, path: Spanned<String>? = nil, latency: Double = 0, failure: String? = nil) {
        self.url = url
        self.path = path
        self.latency = latency
        self.failure = failure
    }
}
