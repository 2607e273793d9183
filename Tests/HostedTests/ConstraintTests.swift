import RNUIKit
import Testing

extension HostedTests {
    private func pair() -> (parent: UIView, a: UIView, b: UIView) {
        let (parent, a, b) = (UIView(), UIView(), UIView())
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
        }
        return (parent, a, b)
    }

    @Test("a constraint stands on the nearest common superview, with guides by name") func owners() {
        let (parent, a, b) = pair()
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: parent.layoutMarginsGuide.leadingAnchor, constant: 4),
            a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 2),
            a.heightAnchor.constraint(equalToConstant: 10),
        ])
        let (p, first, second): (JSON, JSON, JSON) = (
            .string(parent.storage.id), .string(a.storage.id), .string(b.storage.id)
        )
        #expect(
            parent.encode()[.constraints] == [
                [
                    .firstItem: first, .firstAttribute: "leading", .secondItem: "layoutMarginsGuide",
                    .secondAttribute: "leading", .constant: 4,
                ],
                [
                    .firstItem: first, .firstAttribute: "width", .relation: "greaterThanOrEqual",
                    .secondItem: second, .secondAttribute: "width", .multiplier: 2,
                ],
            ])
        #expect(a.constraints.count == 1)
        #expect(p != first)
    }

    @Test("a view that leaves takes its constraints along") func removal() {
        let (parent, a, b) = pair()
        a.topAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
        let height = a.heightAnchor.constraint(equalToConstant: 5)
        height.isActive = true
        a.removeFromSuperview()
        #expect(parent.constraints.isEmpty)
        #expect(height.isActive)
    }

    @Test("without a common superview a constraint is a note") func strangers() {
        let (a, b) = (UIView(), UIView())
        a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
        #expect(Host.shared.takeRequests().first?[request: .note]?[.code] == "code-layout")
    }

    @Test(
        "visual formats",
        arguments: [
            ("H:|-[a]-8-[b(>=20@750)]|", ["leading system", "width 20", "leading 8", "trailing 0"]),
            ("V:|-top-[a(b)]-(>=4)-[b]", ["height 0", "top 12", "top 4"]),
        ])
    func visualFormats(_ format: String, _ expected: [String]) {
        let (parent, a, b) = pair()
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: ["top": 12], views: ["a": a, "b": b])
        let found = constraints.map { constraint in
            let json = constraint.isSystemSpacing ? "system" : "\(Int(constraint.constant))"
            return "\(constraint.firstAttribute) \(json)"
        }
        #expect(found == expected)
        #expect(a.superview === parent)
        #expect(Host.shared.takeRequests().isEmpty)
    }

    @Test("a view with a frame and a mask says what it was made for") func autoresizing() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 20))
        parent.addSubview(child)
        child.autoresizingMask = [.flexibleWidth]
        #expect(
            child.encode()[.autoresizing] == [
                .frame: [10, 10, 180, 20], .superview: [200, 100], .mask: ["flexibleWidth"],
            ])
    }

    @Test("a mask set before the view is added refers to the superview's size at that moment") func laterMasks() {
        let parent = UIView()
        let child = UIView(frame: parent.bounds)
        child.autoresizingMask = [.flexibleWidth]
        parent.addSubview(child)
        parent.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        #expect(
            child.encode()[.autoresizing] == [
                .frame: [0, 0, 0, 0], .superview: [0, 0], .mask: ["flexibleWidth"],
            ])
    }

    @Test("a button stands for its label in constraints; its inside is its own") func buttonLabels() throws {
        let (parent, a, _) = pair()
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(button)
        let label = try #require(button.titleLabel)
        label.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
        label.widthAnchor.constraint(equalToConstant: 9).isActive = true
        #expect(parent.encode()[.constraints]?.array?.first?[.firstItem]?.string == button.storage.id)
        #expect(button.constraints.isEmpty)
        #expect(Host.shared.takeRequests().first?[request: .note]?[.code] == "code-not-modelled")
    }
}

/// An app's protocol that UIKit's class satisfies.
private protocol Sized {
    func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint
}
extension NSLayoutDimension: Sized {}

extension HostedTests {
    @Test("an app's protocol may ask for an anchor's methods") func anchorProtocol() {
        let (a, b) = (UIView(), UIView())
        let sized: any Sized = a.widthAnchor
        #expect(sized.constraint(equalTo: b.widthAnchor, multiplier: 2).multiplier == 2)
    }
}
