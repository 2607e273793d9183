import RNUIKit
import Testing

extension HostedTests {
    @Test("an overridden intrinsic size becomes constraints") func overriddenSize() {
        ClassRegistry.classes.append(HostedClass("Badge", Badge.self, register: { (_: ClassDescription<Badge>) in }))
        let constraints = Badge().encode()[.constraints]?.array ?? []
        #expect(constraints.map { $0[.constant] } == [77, 77, 33, 33])
        #expect(UIView().encode()[.constraints] == nil)
    }

    @Test("a label that insets its drawing holds its text in a label of its own") func paddedLabel() {
        ClassRegistry.classes.append(HostedClass("Padded", Padded.self, register: { (_: ClassDescription<Padded>) in }))
        let label = Padded()
        label.text = "New"
        label.backgroundColor = .red
        let json = label.encode()
        #expect(json[.type] == "view")
        #expect(json[.backgroundColor] != nil)
        #expect(json[.children]?.array?.first?[.text] == "New")
        #expect(json[.constraints]?.array?.map { $0[.constant] } == [4, 8, -4, -8])
    }
}

private final class Badge: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 77, height: 33) }
}

private final class Padded: UILabel {
    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)))
    }
}

/// A controller that makes its view, smaller than the screen.
private final class Made: UIViewController {
    override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 210)) }
}

extension HostedTests {
    @Test("a view that code makes has its own size until the host embeds it") func ownView() {
        let controller = Made()
        controller.hostedSize = CGSize(width: 375, height: 667)
        #expect(controller.view.bounds.size == CGSize(width: 320, height: 210))
    }
}
