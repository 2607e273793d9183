// One import for a test, a command and this module's files: the host, whose words of UIKit and UserNotifications an
// extension in Swift is written with, the system around it, and the renderer.
@_exported import Chrome
@_exported import ContentExtensionHost
@_exported import Renderer
