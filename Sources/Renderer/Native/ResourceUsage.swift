/// Resources used by a picture or a cached part of one, and its diagnostics.
///
/// A cached part is stored with its usage, so that a picture's findings don't depend on earlier pictures.
package struct ResourceUsage {
    package var text: TextBudget
    package var images: ImageBudget

    /// `true` when nothing was refused; an incomplete result isn't cached.
    package var isWhole: Bool { images.failures == 0 && !text.isExhausted }

    /// Adds the usage and findings of a part.
    package mutating func add(_ part: ResourceUsage) {
        text.add(part.text)
        images.add(part.images)
    }
}
