import Views

/// The drawings of system symbols, for lists of them.
package enum SymbolPicture {
    /// SF's names that have a drawing, sorted.
    package static var names: [String] { SystemSymbol.names }

    /// A symbol in black on nothing, for a square of 24 points at two pixels per point; `nil` for other names.
    /// - Throws: `missing-fonts` (69), or a failure of cairo (70).
    package static func png(of name: String) throws -> [UInt8]? {
        guard names.contains(name) else { return nil }
        let symbol = ViewNode(
            .image(ImageView(.symbol(name: name, pointSize: 16, weight: .regular), contentMode: .center)),
            style: ViewStyle(tintColor: .black))
        return try ViewRenderer().picture(of: symbol, width: 24, height: 24, scale: 2)
    }
}
