/// What a picture, or a part of one that is kept, has cost of what is limited, and what was wrong with its texts and images.
///
/// What is kept for other pictures is kept with its cost, so that a picture is answered alike whatever was drawn before.
package struct ResourceUsage {
    package var text: TextBudget
    package var images: ImageBudget

    /// Whether nothing is missing; what something is missing from may be whole the next time.
    package var isWhole: Bool { images.failures == 0 && !text.isExhausted }

    /// Counts what a part has cost, and reports what was wrong with it.
    package mutating func add(_ part: ResourceUsage) {
        text.add(part.text)
        images.add(part.images)
    }
}
