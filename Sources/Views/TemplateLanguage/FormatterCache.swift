import Synchronization

/// The settings of a formatter of Foundation's.
protocol FormatterSettings: Hashable, Sendable {
    associatedtype Formatter

    func makeFormatter() -> Formatter
}

/// The number of formatters that a cache holds; it makes room by dropping all.
let maxCachedFormatters = 64

/// Formatters by their settings: making one takes a hundred times as long as using it, a list has thousands of dates, and
/// rows of a batch have the same few settings.
struct FormatterCache<Settings: FormatterSettings>: ~Copyable, Sendable {
    private let formatters = Mutex<[Settings: Settings.Formatter]>([:])

    /// The text that a formatter with the settings makes; one thread at a time.
    func text(_ settings: Settings, _ format: @Sendable (Settings.Formatter) -> String) -> String {
        formatters.withLock { formatters in
            if let known = formatters[settings] { return format(known) }
            if formatters.count >= maxCachedFormatters { formatters.removeAll() }
            let formatter = settings.makeFormatter()
            formatters[settings] = formatter
            return format(formatter)
        }
    }
}
