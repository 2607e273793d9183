import ContentExtensionHost
import RendererTestSupport
import Testing

@testable import Chrome
@testable import Renderer
@testable import Views

private func icon(_ icon: NotificationActionIcon, pointSize: Double = 17) -> ViewNode {
    ActionIcon(pointSize: pointSize).view(icon, color: .rgba(RGBA(255, 0, 0)), images: FakeMeasuring())
}

private func shown(_ node: LayoutNode) -> ImageView? {
    guard case .image(let view) = node.content else { return nil }
    return view
}

@Test func anActionsSymbolIsDrawnInItsTitlesColourInTheMiddleOfASquare() {
    let node = layOut(icon(.systemImage(name: "trash")), width: 24)
    // The fake's images are 60 × 40; a wide symbol extends evenly on both sides.
    #expect(node.frame.size == Size(width: 24, height: 24))
    #expect(node.imageFrame == Rect(x: -18, y: -8, width: 60, height: 40))
    #expect(node.style.tintColor == .rgba(RGBA(255, 0, 0)))
    #expect(shown(node)?.image == .symbol(name: "trash", pointSize: 17, weight: .regular))
}

@Test func anActionsTemplateImageIsScaledDownToTheSquare() {
    let node = layOut(icon(.templateImage(path: "/a.png", scale: 2)), width: 24)
    #expect(node.imageFrame == Rect(x: 0, y: 4, width: 24, height: 16))
    #expect(shown(node)?.renderingMode == .alwaysTemplate)
    #expect(shown(node)?.image == .file(path: "/a.png", scale: 2, frame: 0))
}

@Test func anActionsTemplateImageThatFitsKeepsItsSize() {
    let node = layOut(icon(.templateImage(path: "/a.png", scale: 2), pointSize: 53), width: 75)
    #expect(node.frame.size == Size(width: 75, height: 75))
    #expect(node.imageFrame == Rect(x: 7.5, y: 17.5, width: 60, height: 40))
}
