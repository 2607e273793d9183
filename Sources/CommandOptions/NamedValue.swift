import ArgumentParser

/// A command-line option with a fixed list of names, its raw values.
///
/// ArgumentParser's generic defaults look up type metadata at run time, a tenth of the time to parse a command line.
/// These implementations are specialized at compile time. Public because the conforming types are.
public protocol NamedValue: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension NamedValue {
    public init?(argument: String) { self.init(rawValue: argument) }

    public var defaultValueDescription: String { rawValue }
    public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
    /// Empty: the values are self-explanatory.
    public static var allValueDescriptions: [String: String] { [:] }
    public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
