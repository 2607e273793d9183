import ArgumentParser

/// A value that the command line names by its raw value, one of a few.
///
/// The library's own answers for such types are generic code, which finds its way through the types of the whole program
/// as it runs: a tenth of what it takes to parse a command line. These are made for each type when it is compiled.
/// Public as the types are that conform to it.
public protocol NamedValue: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension NamedValue {
    public init?(argument: String) { self.init(rawValue: argument) }

    public var defaultValueDescription: String { rawValue }
    public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
    /// None: a value says what it is.
    public static var allValueDescriptions: [String: String] { [:] }
    public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
