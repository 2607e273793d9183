import RendererTestSupport
import TestSupport
@testable import Basics
@testable import Chrome
@testable import ContentExtensionHost
import Testing

@testable import Renderer
@testable import Views

/// An attachment with a picture of 60 × 40, like the fake's.
private func attachment(
    _ family: NotificationAttachment.Family = .image, clip: Rect? = nil, time: Double? = nil, isHidden: Bool = false
) -> NotificationAttachment {
    NotificationAttachment(
        identifier: "a", path: "/a", type: "public.png", family: family, isThumbnailHidden: isHidden,
        thumbnailClippingRect: clip, thumbnailTime: time)
}

private func thumbnail(_ attachment: NotificationAttachment) -> ViewNode? {
    Thumbnail(side: 35, cornerRadius: 3).view(attachment, images: FakeMeasuring())
}

/// The frame of the whole picture for a square at 0, 0.
private func picture(_ attachment: NotificationAttachment, isRightToLeft: Bool = false) throws -> Rect {
    let view = try #require(thumbnail(attachment))
    let node = layOut(view, width: 35, isRightToLeft: isRightToLeft)
    #expect(node.frame == Rect(x: 0, y: 0, width: 35, height: 35) && node.style.clipsToBounds)
    return try #require(node.imageFrame)
}

private func image(_ attachment: NotificationAttachment) -> ImageReference? {
    guard case .image(let view) = thumbnail(attachment)?.content else { return nil }
    return view.image
}

@Test func thumbnailsFillTheirSquareFromTheCentre() throws {
    #expect(try picture(attachment()) == Rect(x: -8.75, y: 0, width: 52.5, height: 35))
}

@Test func thumbnailsShowOnlyTheClippingRect() throws {
    // The right third of 60 × 40 is 20 × 40: its width fills the square.
    let third = try picture(attachment(clip: Rect(x: 2.0 / 3, y: 0, width: 1.0 / 3, height: 1)))
    #expect(abs(third.width - 105) < 1e-9 && abs(third.height - 70) < 1e-9)
    #expect(abs(third.minX + 70) < 1e-9 && abs(third.minY + 17.5) < 1e-9)
}

@Test func aThumbnailIsNotMirrored() throws {
    let clipped = attachment(clip: Rect(x: 0, y: 0.5, width: 0.5, height: 0.5))
    #expect(try picture(clipped, isRightToLeft: true) == picture(clipped))
}

@Test(
    arguments: [
        Rect(x: 2, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: 0, height: 1),
        Rect(x: Double.nan, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: Double.nan, height: 1),
        Rect(x: -5, y: -5, width: 90, height: 90),
    ])
func emptyAndFullClippingRectsAreIgnored(clip: Rect) throws {
    #expect(try picture(attachment(clip: clip)) == picture(attachment()))
}

@Test func aClippingRectIsAtLeastAPixel() throws {
    let speck = try picture(attachment(clip: Rect(x: 1 - 1e-12, y: 1 - 1e-12, width: 1e-12, height: 1e-12)))
    #expect(abs(speck.width - 60 * 35) < 1e-6 && abs(speck.maxX - 35) < 1e-6 && abs(speck.maxY - 35) < 1e-6)
}

@Test func aHiddenThumbnailIsNotShown() { #expect(thumbnail(attachment(isHidden: true)) == nil) }

@Test func aSoundHasNoThumbnail() { #expect(thumbnail(attachment(.audio)) == nil) }

@Test func aMoviesThumbnailIsItsPosterAtTheThumbnailsTime() {
    #expect(image(attachment(.movie, time: 2.5)) == attachment(.movie, time: 2.5).poster)
}

@Test(
    arguments: [(nil, 0), (2, 2), (2.9, 2), (-1, 0), (Double.nan, 0), (1e300, Limits.animationFrames)]
        as [(Double?, Int)])
func anAnimatedImagesThumbnailIsTheFrameOfTheThumbnailsTime(time: Double?, frame: Int) {
    #expect(image(attachment(time: time)) == .file(path: "/a", scale: 1, frame: frame))
}

@Test func aFixedFrameIsShownAtAnyTime() throws {
    let store = ImageStore()
    func color(_ frame: Int?, at time: Double) -> UInt32? {
        store.bitmap(ofFile: Fixture.path("moving.gif"), width: 6, height: 4, frame: frame, time: time)?[0, 0]
    }
    #expect(color(1, at: 0) == 0xFF00_FF00 && color(0, at: 0.15) == 0xFFFF_0000)
    #expect(color(nil, at: 0.15) == 0xFF00_FF00)
    #expect(color(99, at: 0) == color(5, at: 0) && color(-1, at: 0.15) == color(0, at: 0))
}

@Test func unreadableImagesHaveNoThumbnail() {
    let store = ImageStore()
    #expect(Thumbnail(side: 35, cornerRadius: 3).view(attachment(), images: store) == nil)
    #expect(store.diagnostics.map(\.code) == ["image-missing"])
}
