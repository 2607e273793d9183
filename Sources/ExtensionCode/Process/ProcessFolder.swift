import Basics
import ContentExtensionHost
import Platform
import PlatformFoundation

/// The folders of one process, which go with it.
final class ProcessFolder {
    private let folder: ScratchFolder
    /// Its home, where it may write.
    var home: String { "\(folder.path)/home" }
    /// Links to the notification's attachments, which it may only read.
    var attachments: String { "\(folder.path)/attachments" }
    /// The attachments' own paths by those of their links.
    private var originals: [String: String] = [:]

    /// - Parameter appGroups: what is copied into the containers of app groups, by their identifiers.
    /// - Throws: `ExtensionCrash` if they can't be made.
    init(appGroups: [String: String] = [:]) throws(ExtensionCrash) {
        guard let made = ScratchFolder() else { throw Self.refused() }
        folder = made
        for folder in [home, attachments] where mkdir(folder, 0o700) != 0 { throw Self.refused() }
        var copy = AppGroupCopy()
        for (identifier, content) in appGroups.sorted(by: { $0.key < $1.key }) {
            do throws(Diagnostic) {
                try copy.copy(content, of: identifier, into: "\(home)/AppGroup/\(identifier)")
            } catch {
                throw ExtensionCrash(
                    "the app group \(identifier.quoted()) can't be copied from \(content.quoted()): "
                        + error.message)
            }
        }
    }

    private static func refused() -> ExtensionCrash {
        ExtensionCrash("there is no folder for its process: \(SystemError.reason(errno))")
    }

    /// The notification with attachments where the process may read them.
    func sharing(_ notification: UserNotification) -> UserNotification {
        var notification = notification
        notification.request = sharing(notification.request)
        return notification
    }

    /// The request with attachments where the process may read them.
    func sharing(_ request: NotificationRequest) -> NotificationRequest {
        var request = request
        for index in request.content.attachments.indices {
            request.content.attachments[index].path = link(request.content.attachments[index].path)
        }
        return request
    }

    /// The original of an attachment's link.
    func original(of path: String) -> String? { originals[path] }

    private func link(_ original: String) -> String {
        if let known = originals.first(where: { $0.value == original }) { return known.key }
        let folder = "\(attachments)/\(originals.count + 1)"
        let path = "\(folder)/\(FilePath.name(of: original))"
        mkdir(folder, 0o700)
        // Disks without hard links, and other disks, take a copy.
        if Platform.link(original, path) != 0 { try? FileManager.default.copyItem(atPath: original, toPath: path) }
        originals[path] = original
        return path
    }
}
