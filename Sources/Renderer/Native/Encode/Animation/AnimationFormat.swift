/// The formats an animation can be written in.
package enum AnimationFormat: String, Sendable, Hashable, CaseIterable {
    /// 256 colours for each change of the picture, dithered; plays everywhere.
    case gif
    /// Every colour; plays in browsers, and shows its first frame elsewhere.
    case apng
}
