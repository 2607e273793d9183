import ExtensionProcess
import RNUIKit
import Testing

/// A view that overrides what UIKit calls.
private final class Chart: UIView {
    var rectangles: [CGRect] = []
    var laidOut = 0

    override func draw(_ rect: CGRect) {
        rectangles.append(rect)
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.stroke()
    }
    override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        laidOut += 1
    }
}

/// A configuration of the code's own with its view.
private struct Price: UIContentConfiguration {
    final class Content: UILabel, UIContentView {
        var configuration: any UIContentConfiguration = Price()
    }
    func makeContentView() -> any UIView & UIContentView {
        let label = Content()
        label.text = "12 €"
        return label
    }
    func updated(for state: any UIConfigurationState) -> Price { self }
}

extension HostedTests {
    @Test("a navigation controller shows its last controller below a bar with its title")
    func navigationController() {
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        navigation.view.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        navigation.pushViewController(second, animated: false)
        second.navigationItem.title = "Second"
        _ = navigation.view.encode()
        #expect((navigation.navigationBar.subviews.first as? UILabel)?.text == "Second")
        #expect(second.view.frame == CGRect(x: 0, y: 44, width: 100, height: 36))
        #expect(first.view.superview == nil)
        navigation.isNavigationBarHidden = true
        #expect(navigation.popViewController(animated: false) === second)
        #expect(first.view.frame.height == 80)
        #expect(navigation.popViewController(animated: false) == nil)
        first.toolbarItems = [UIBarButtonItem(title: "Next", style: .plain, target: nil, action: nil)]
        navigation.isToolbarHidden = false
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 36, width: 100, height: 44))
        #expect(first.view.frame.height == 36)
        // The tool knows the symbol.
        Host.shared.ask = { _ in [.size: .size(CGSize(width: 20, height: 20))] }
        first.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .play, target: nil, action: nil)]
        let button = navigation.toolbar.subviews.first?.subviews.first as? UIButton
        #expect(button?.currentTitle == nil && button?.currentImage != nil)
        let more = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
        more.title = "More"
        first.toolbarItems = [more]
        let other = navigation.toolbar.subviews.first?.subviews.first as? UIButton
        #expect(other?.currentTitle == nil && other?.currentImage != nil && other?.accessibilityLabel == "More")
        navigation.setToolbarHidden(true, animated: false)
        #expect(first.view.frame.height == 80 && navigation.toolbar.superview == nil)
    }

    @Test("a navigation bar shows its buttons at the sides, and a title view in its middle")
    func navigationBar() {
        Host.shared.ask = { _ in [.size: .size(CGSize(width: 20, height: 20))] }
        let (bar, item) = (
            UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44)), UINavigationItem(title: "A")
        )
        bar.items = [item]
        #expect(bar.subviews.map { ($0 as? UILabel)?.text } == ["A"])
        item.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
        item.rightBarButtonItems = ["Outer", "Inner"].map {
            UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
        }
        _ = bar.encode()
        let rows = bar.subviews.compactMap { ($0 as? UIStackView)?.arrangedSubviews }
        #expect(rows.map { $0.map { ($0 as? UIButton)?.currentTitle } } == [["Left"], ["Inner", "Outer"]])
        item.leftBarButtonItem?.isEnabled = false
        item.titleView = UISwitch()
        _ = bar.encode()
        #expect(bar.subviews.first is UISwitch && bar.subviews.count == 3)
        let left = (bar.subviews[1] as? UIStackView)?.arrangedSubviews.first as? UIButton
        #expect(left?.isEnabled == false)
    }

    @Test("what draw(_:) marks lies below the subviews, once until the view needs display") func drawing() {
        ClassRegistry.classes.append(HostedClass("Chart", Chart.self, register: { (_: ClassDescription<Chart>) in }))
        let chart = Chart(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        chart.layoutIfNeeded()
        chart.layoutIfNeeded()
        #expect(chart.rectangles == [CGRect(x: 0, y: 0, width: 40, height: 20)])
        #expect(chart.laidOut == 2)
        let mark = chart.encode()[.children]?.array?.first?[.children]?.array?.first
        #expect(mark?[.type] == "path")
        #expect(mark?[.path] == "M 0.0 0.0 L 40.0 20.0")
        #expect(mark?[.stroke] == "#000000")
        chart.setNeedsDisplay()
        chart.layoutIfNeeded()
        #expect(chart.rectangles.count == 2)
    }

    @Test("transforms in space are products of matrices") func transforms() {
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 10, 0)
        #expect((moved.m41, moved.m42, moved.m11) == (20, 30, 2))
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(translationX: 4, y: 5))
        #expect(layer.affineTransform() == CGAffineTransform(translationX: 4, y: 5))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    }

    @Test("a button's title has the attributes of its transformer") func transformedTitle() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .boldSystemFont(ofSize: 20)
            return outgoing
        }
        let run = UIButton(configuration: configuration).encode()[.attributedTitle]?.array?.first
        #expect(run?[.text] == "Buy")
        #expect(run?[.font]?[.size] == 20)
    }

    @Test("a configuration's own view fills its cell") func configuredCell() {
        let cell = UICollectionViewCell(frame: .zero)
        cell.contentConfiguration = Price()
        let object = cell.encode()
        #expect(object[.children]?.array?.map { $0[.text] } == ["12 €"])
        #expect(object[.constraints]?.array?.count == 4)
        cell.contentConfiguration = nil
        #expect(cell.subviews.isEmpty)
    }
}

extension HostedTests {
    @Test("a list's content has its style's fonts, margins and direction") func listContent() {
        var value = UIListContentConfiguration.valueCell()
        (value.text, value.secondaryText) = ("value", "42")
        value.directionalLayoutMargins = .zero
        let row = UIListContentView(configuration: value)
        #expect(row.directionalLayoutMargins.leading == 0)
        #expect((row.textLabel.superview as? UIStackView)?.axis == .horizontal)
        let subtitle = UIListContentConfiguration.subtitleCell()
        #expect(subtitle.secondaryTextProperties.font.pointSize == 12)
    }
}
