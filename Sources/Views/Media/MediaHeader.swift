import Basics

/// Length and size of a sound or movie, read from its header without decoding.
package struct MediaHeader: Equatable {
    /// In seconds; `nil` if missing or implausible.
    package private(set) var duration: Double?
    /// A movie's size in pixels, rotated for display.
    package private(set) var size: Size?

    init(duration: Double? = nil, size: Size? = nil) {
        if let duration, duration.isFinite, duration > 0, duration <= Limits.mediaSeconds { self.duration = duration }
        let sides = 1...Double(Limits.imagePixelsPerSide)
        if let size, sides.contains(size.width), sides.contains(size.height) { self.size = size }
    }

    /// Reads a file's header according to its type.
    package init(_ bytes: [UInt8], type: MediaType) {
        let file = FileBytes(bytes[...])
        switch type {
        case .wav: self = .wave(file)
        case .avi: self = .avi(file)
        case .aiff: self = .aiff(file)
        case .mp3: self = .mp3(file)
        case .m4a, .mpeg4, .quickTime: self = .mpeg4(file)
        case .mpeg: self = .mpeg(file)
        default: self.init()
        }
    }
}
