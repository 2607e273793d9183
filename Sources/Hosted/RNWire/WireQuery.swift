/// A question of an extension's code that only the tool can answer. The call waits for the answer.
///
/// `missing` is the answer if the tool has none. Lengths are points unless another unit is named.
package enum WireQuery: String, CaseIterable, Sendable {
    /// The frames of all views of the tree `view` at `width` and `height`: `frames` by id, in the root's coordinates.
    /// Without `height` the tree is as high as it needs.
    case layout
    /// The smallest size of the tree `view` that satisfies its constraints, of which `width` or `height` may be given:
    /// `size`.
    case fittingSize
    /// The size of the text of the label `label`, at most `width` wide: `size`. Arrays of labels and of widths, `null`
    /// for a free one, have an array of sizes for an answer, `null` for a label that can't be read.
    case textSize
    /// An image by `name`, `systemName`, `path` or as poster of a `movie`: its `size`, its `scale` (pixels a point), and
    /// `image`, the value by which views refer to it.
    case image
    /// A font by `name`: nothing but that it is there.
    case font
    /// A system symbol by `systemName`: nothing but that it has a drawing.
    case symbol
    /// Draws the tree `view` at `width`, `height` and `scale` (pixels a point): `image`, as above.
    case drawing
    /// The properties of a sound or movie at `path`: `duration` in seconds, `size` in pixels.
    case media
    /// Makes an attachment from `path` with `identifier` and `options`: its `type` and `number`, or `error`, the reason
    /// of the refusal.
    case attachment
    /// The app's requests that wait for their triggers, the soonest first: `requests`.
    case pendingRequests
    /// The colour with `name` in the asset catalogs: `color`, as views have it.
    case color
    /// The text for `key` in the string `table`: `value`.
    case string
    /// The file with `name` in the bundle: `path`.
    case resource
    /// An interface file: a `nib` by name, or the scene `identifier` of a `storyboard`, the initial one without
    /// identifier. The answer has the members of `interface` in the call `start`.
    case interface
}
