import Basics
import CEmbeddedText

/// Drawings of system symbols by name: our own, none of them traced.
///
/// They are the files of `Sources/CEmbeddedText/Symbols`, one per theme, which lie in the program as they are. A name is
/// found by binary search in each, so that a cold start pays only for the symbols that it draws.
enum SymbolTable {
    static let themes = (0..<symbol_theme_count()).map { EmbeddedText(symbol_theme($0)) }

    /// Drawings of the system's own chrome, under names that SF doesn't have.
    static let chrome = EmbeddedText(symbol_chrome())

    /// Numbers and letters within symbols.
    static let glyphs = EmbeddedText(symbol_glyphs())

    /// Names that share another's drawing: older and newer ones of the same symbol, and those that follow the writing
    /// direction, where it runs to the right.
    static let aliases = EmbeddedText(symbol_aliases())

    /// The drawing of a name, in the notation of `SystemSymbol.init(parsing:)`.
    static func drawing(_ name: String) -> String? {
        let name = aliases[name] ?? name
        return themes.lazy.compactMap { $0[name] }.first ?? chrome[name]
    }
}
