import Basics
import Views

/// The options of UNNotificationAttachment's initializer (fact: api/attachment).
public struct AttachmentOptions: Sendable, Hashable {
    /// UNNotificationAttachmentOptionsTypeHintKey: a uniform type identifier that overrides the file name's extension.
    public var typeHint: String?
    /// UNNotificationAttachmentOptionsThumbnailHiddenKey: the banner shows no thumbnail.
    public var isThumbnailHidden: Bool
    /// UNNotificationAttachmentOptionsThumbnailClippingRectKey: the part of the image in the thumbnail, in unit
    /// coordinates; `nil` for the whole image.
    public var thumbnailClippingRect: Rect?
    /// UNNotificationAttachmentOptionsThumbnailTimeKey: a time in a movie in seconds, or the frame number of an
    /// animated image; `nil` lets the system choose.
    public var thumbnailTime: Double?

    public init(
        typeHint: String? = nil, isThumbnailHidden: Bool = false, thumbnailClippingRect: Rect? = nil,
        thumbnailTime: Double? = nil
    ) {
        self.typeHint = typeHint
        self.isThumbnailHidden = isThumbnailHidden
        self.thumbnailClippingRect = thumbnailClippingRect
        self.thumbnailTime = thumbnailTime
    }

    /// Decodes options by our names or by the names of Apple's constants, which equal their values.
    package static func decode(_ object: ObjectReader) -> AttachmentOptions {
        func constant(_ name: String) -> String { "UNNotificationAttachmentOptions\(name)Key" }
        defer { object.finish() }
        var options = AttachmentOptions()
        options.typeHint = object.string("typeHint", or: constant("TypeHint"))
        options.isThumbnailHidden = object.bool("thumbnailHidden", or: constant("ThumbnailHidden")) ?? false
        let report = object.report
        let rectKeys = ["thumbnailClippingRect", constant("ThumbnailClippingRect")]
        options.thumbnailClippingRect = object.raw(names: rectKeys).flatMap { value in
            clippingRect(value, path: object.child(rectKeys[0]), report: report)
        }
        let timeKeys = ["thumbnailTime", constant("ThumbnailTime")]
        options.thumbnailTime = object.raw(names: timeKeys).flatMap { value in
            time(value, path: object.child(timeKeys[0]), report: report)
        }
        return options
    }

    /// `[x, y, width, height]`, or the dictionary made by CGRectCreateDictionaryRepresentation.
    private static func clippingRect(_ value: JSONValue, path: String, report: DiagnosticCollector) -> Rect? {
        let sides: [Double]
        if value.members != nil {
            let object = ObjectReader(value, path: path, report: report)
            sides = [("X", "x"), ("Y", "y"), ("Width", "width"), ("Height", "height")].compactMap { key, alias in
                guard object.raw(key, or: alias) != nil || object.require(key) else { return nil }
                return object.number(key, or: alias, in: 0...1)
            }
            object.finish()
        } else {
            let what = "[x, y, width, height] from 0 to 1"
            sides = report.numbers(value, path: path, count: 4...4, in: 0...1, what) ?? []
        }
        guard sides.count == 4 else { return nil }
        // Tolerates rounding of decimal fractions in the sum.
        if sides[0] + sides[2] <= 1.000_001, sides[1] + sides[3] <= 1.000_001, sides[2] > 0, sides[3] > 0 {
            return Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
        }
        report.add(
            .error, "out-of-range", "the clipping rectangle isn't a part of the image", at: value.position, path: path,
            hint: "its coordinates are fractions: [0, 0, 1, 1] is the whole image")
        return nil
    }

    /// Seconds, a frame number, or the dictionary made by CMTimeCopyAsDictionary.
    private static func time(_ value: JSONValue, path: String, report: DiagnosticCollector) -> Double? {
        let seconds = 0...Limits.advanceSeconds
        guard value.members != nil else { return report.number(value, path: path, in: seconds, "a number") }
        let object = ObjectReader(value, path: path, report: report)
        defer { object.finish() }
        _ = (object.raw("epoch"), object.raw("flags"))
        let isComplete = object.require("value")
        guard object.require("timescale"), isComplete else { return nil }
        let count = object.number("value", in: 0...Double(Int64.max))
        let scale = object.number("timescale", in: 1...Double(Int32.max))
        return count.flatMap { count in scale.map { min(count / $0, seconds.upperBound) } }
    }
}
