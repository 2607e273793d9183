import RNUIKit
import Testing

/// A view made in code, and the object of the template language that it becomes; without `id`.
struct ViewCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let json: JSON
    private let make: @MainActor @Sendable () -> UIView

    init(_ name: String, _ json: JSON, _ make: @escaping @MainActor @Sendable () -> UIView) {
        (testDescription, self.json, self.make) = (name, json, make)
    }

    /// The keys that the expectation names.
    @MainActor var made: JSON {
        let object = make().encode().object ?? [:]
        return .object(object.filter { json[name: $0.key] != nil })
    }

    static let all: [ViewCase] = [
        ViewCase(
            "a label's text with braces is literal",
            [.type: "label", .text: [.literal: "{{a}}"], .numberOfLines: 0]
        ) {
            let label = UILabel()
            label.text = "{{a}}"
            label.numberOfLines = 0
            return label
        },
        ViewCase(
            "a text keeps the first run's attributes",
            [.attributedText: [[.text: "New", .textColor: "systemRed", .font: [.size: 20, .weight: "bold"]]]]
        ) {
            let label = UILabel()
            label.attributedText = NSAttributedString(
                string: "Old",
                attributes: [.foregroundColor: UIColor.systemRed, .font: UIFont.boldSystemFont(ofSize: 20)])
            label.text = "New"
            return label
        },
        ViewCase(
            "faded semantic colours know both appearances",
            [.backgroundColor: [.light: "#00000080", .dark: "#FFFFFF80"]]
        ) {
            let view = UIView()
            view.backgroundColor = UIColor.label.withAlphaComponent(0.5)
            return view
        },
        ViewCase(
            "a layer's border and shadow",
            [
                .cornerRadius: 8, .border: [.width: 2, .color: "#FF0000"],
                .shadow: [.opacity: 0.5, .radius: 4],
            ]
        ) {
            let view = UIView()
            view.layer.borderColor = UIColor.red.cgColor
            view.layer.borderWidth = 2
            view.layer.cornerRadius = 8
            view.layer.shadowRadius = 4
            view.layer.shadowOpacity = 0.5
            return view
        },
        ViewCase("a button shows its state's title", [.title: "Done", .selected: true, .buttonType: "system"]) {
            let button = UIButton(type: .system)
            button.setTitle("Go", for: .normal)
            button.setTitle("Done", for: .selected)
            button.isSelected = true
            return button
        },
        ViewCase(
            "a button's configuration",
            [.configuration: "filled", .title: "Buy", .baseBackgroundColor: "systemGreen", .cornerStyle: "capsule"]
        ) {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Buy"
            configuration.baseBackgroundColor = .systemGreen
            configuration.cornerStyle = .capsule
            return UIButton(configuration: configuration)
        },
        ViewCase(
            "a stack's properties",
            [.axis: "vertical", .spacing: 6, .alignment: "center", .distribution: "fillEqually"]
        ) {
            let stack = UIStackView(arrangedSubviews: [UIView()])
            stack.axis = .vertical
            stack.spacing = 6
            stack.alignment = .center
            stack.distribution = .fillEqually
            return stack
        },
        ViewCase("a slider's value is within its limits", [.value: 10, .maximumValue: 10]) {
            let slider = UISlider()
            slider.maximumValue = 10
            slider.value = 12
            return slider
        },
        ViewCase(
            "a segmented control's titles",
            [.segments: [[.title: "A"], [.title: "B", .enabled: false]], .selectedIndex: 1]
        ) {
            let control = UISegmentedControl(items: ["A", "B"])
            control.selectedSegmentIndex = 1
            control.setEnabled(false, forSegmentAt: 1)
            return control
        },
        ViewCase("an indicator made in code stands still", [.animating: false, .style: "large"]) {
            UIActivityIndicatorView(style: .large)
        },
        ViewCase("a blurred view", [.type: "visualEffect", .material: "systemThinMaterial"]) {
            UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        },
        ViewCase(
            "a text field made in code has no border",
            [.type: "textField", .borderStyle: "none", .placeholder: "Name"]
        ) {
            let field = UITextField()
            field.placeholder = "Name"
            return field
        },
        ViewCase("a transform", [.transform: [2, 0, 0, 3, 4, 5]]) {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.transform = CGAffineTransform(translationX: 4, y: 5).scaledBy(x: 2, y: 3)
            return view
        },
        ViewCase("a layer's transform", [.transform: [1, 0, 0, 1, 7, 0]]) {
            let view = UIView()
            view.layer.transform = CATransform3DMakeTranslation(7, 0, 0)
            return view
        },
        ViewCase("an animation's end state", [.alpha: 0.25]) {
            let view = UIView()
            UIView.animate(withDuration: 3) { view.alpha = 0.25 }
            return view
        },
    ]
}

extension HostedTests {
    @Test("setters write the template's keys", arguments: ViewCase.all) func viewCase(_ example: ViewCase) {
        #expect(example.made == example.json)
    }

    @Test("a gradient layer lies below the view's subviews") func gradientLayer() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.addSubview(UILabel())
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        gradient.endPoint = CGPoint(x: 1, y: 0)
        gradient.startPoint = .zero
        view.layer.insertSublayer(gradient, at: 0)
        let children = view.encode()[.children]?.array ?? []
        #expect(children.map { $0[.type] } == ["gradient", "label"])
        #expect(children[0][.from] == "#000000")
        #expect(children[0][.angle] == 90)
        #expect(children[0][.autoresizing]?[.frame] == [0, 0, 100, 50])
    }
}
