/// The identifiers that Interface Builder gives to objects.
package enum InterfaceObjectID {
    /// Whether a name is such an identifier, like `gMo-al-Kdx`, and nobody's word.
    package static func isOne(_ name: String) -> Bool {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.count) == [3, 2, 3] || name.allSatisfy(\.isNumber)
    }
}
