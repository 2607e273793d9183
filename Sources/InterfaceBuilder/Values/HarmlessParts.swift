/// What may stand in an element without changing a pixel, or is read by someone else.
struct HarmlessParts: Sendable {
    var attributes: Set<String> = []
    var elements: Set<String> = []
    /// Children by the property they stand for.
    var keys: Set<String> = []

    static func + (a: Self, b: Self) -> Self {
        Self(
            attributes: a.attributes.union(b.attributes), elements: a.elements.union(b.elements),
            keys: a.keys.union(b.keys))
    }
}
