/// Files that come with the values of a template, as a notification's attachments do.
package protocol AttachedImages {
    /// The identifiers of the files, in order.
    var identifiers: [String] { get }
    /// The image of a file: a movie's poster, a placeholder for a sound; `nil` where the file can't be read.
    /// - Parameter index: an index of `identifiers`.
    func image(at index: Int) -> ImageReference?
}
