import ContentExtensionHost
import RenderNotification
import Synchronization

/// Renderers that are idle at the moment, with the texts and images that they have cached.
package final class RendererStore: Sendable {
    package static let shared = RendererStore()

    /// Unchecked because a renderer belongs to one thread at a time: whoever took it out.
    private struct Entry: @unchecked Sendable {
        var folders: [String]
        var files: [String]
        var renderer: NotificationRenderer
    }

    private let idle = Mutex<[Entry]>([])
    private let libraries = Mutex<[[String]: FontSet]>([:])

    /// A set of fonts, read once.
    package struct FontSet: Sendable {
        var library: FontLibrary
        /// The start of the digest of its files.
        package var digest: String
    }

    /// Calls the body with a renderer of its own.
    /// - Parameters:
    ///   - folders: the user's folders of fonts.
    ///   - files: the fonts of the extension.
    package func withRenderer<Result>(
        on device: Device, folders: [String], files: [String], _ body: (NotificationRenderer, FontSet) throws -> Result
    ) throws -> Result {
        let fonts = try fontSet(folders, files)
        let entry =
            try idle.withLock { entries in
                entries.firstIndex { $0.folders == folders && $0.files == files }.map { entries.remove(at: $0) }
            }
            ?? Entry(
                folders: folders, files: files,
                renderer: NotificationRenderer(device: device, fonts: fonts.library, ffmpeg: .installed))
        if entry.renderer.device != device { entry.renderer.device = device }
        entry.renderer.startPicture()
        defer { idle.withLock { $0.append(entry) } }
        return try body(entry.renderer, fonts)
    }

    private func fontSet(_ folders: [String], _ files: [String]) throws -> FontSet {
        let key = folders + [""] + files
        if let known = libraries.withLock({ $0[key] }) { return known }
        let library = try FontLibrary(directories: folders, files: files)
        let set = FontSet(library: library, digest: String(library.digest.hex.prefix(16)))
        libraries.withLock { $0[key] = set }
        return set
    }
}
