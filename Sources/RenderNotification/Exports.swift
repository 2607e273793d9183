// One import for a test: the words of UIKit and UserNotifications that an extension in Swift is written with.
@_exported import ContentExtensionHost
@_exported import Renderer
