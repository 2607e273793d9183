import UIKit

public enum MBProgressHUDMode: Int {
    case indeterminate, determinate, determinateHorizontalBar, annularDeterminate, customView, text
}
/// Accepted, without effect.
public enum MBProgressHUDAnimation: Int { case fade, zoom, zoomOut, zoomIn }

/// A dark box in the middle with a wheel or a text, until it is hidden.
open class MBProgressHUD: UIView {
    public let label = UILabel()
    public let detailsLabel = UILabel()
    public let bezelView = UIView()
    public let backgroundView = UIView()
    private let wheel = UIActivityIndicatorView(style: .large)
    private let stack = UIStackView()
    open var mode = MBProgressHUDMode.indeterminate { didSet { wheel.isHidden = mode == .text || mode == .customView } }
    open var animationType = MBProgressHUDAnimation.fade
    open var customView: UIView? {
        didSet { if let customView { stack.insertArrangedSubview(customView, at: 0) } }
    }
    open var progress: Float = 0
    open var graceTime: TimeInterval = 0
    open var minShowTime: TimeInterval = 0
    open var margin: CGFloat = 20
    open var removeFromSuperViewOnHide = false
    open var contentColor = UIColor.black { didSet { label.textColor = contentColor } }

    public convenience init(view: UIView) { self.init(frame: view.bounds) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        bezelView.backgroundColor = UIColor(white: 0.8, alpha: 0.9)
        bezelView.layer.cornerRadius = 5
        label.font = .boldSystemFont(ofSize: 16)
        detailsLabel.font = .boldSystemFont(ofSize: 12)
        detailsLabel.numberOfLines = 0
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 4
        [wheel, label, detailsLabel].forEach(stack.addArrangedSubview)
        addSubview(bezelView)
        bezelView.addSubview(stack)
        for view in [bezelView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            bezelView.centerXAnchor.constraint(equalTo: centerXAnchor),
            bezelView.centerYAnchor.constraint(equalTo: centerYAnchor),
            stack.topAnchor.constraint(equalTo: bezelView.topAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: bezelView.bottomAnchor, constant: -20),
            stack.leadingAnchor.constraint(equalTo: bezelView.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: bezelView.trailingAnchor, constant: -20),
        ])
        isHidden = true
        wheel.startAnimating()
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @discardableResult open class func showAdded(to view: UIView, animated: Bool) -> MBProgressHUD {
        let hud = MBProgressHUD(view: view)
        hud.removeFromSuperViewOnHide = true
        view.addSubview(hud)
        hud.show(animated: animated)
        return hud
    }
    @discardableResult open class func hide(for view: UIView, animated: Bool) -> Bool {
        guard let hud = forView(view) else { return false }
        hud.removeFromSuperViewOnHide = true
        hud.hide(animated: animated)
        return true
    }
    open class func forView(_ view: UIView) -> MBProgressHUD? {
        view.subviews.last { $0 is MBProgressHUD && !$0.isHidden } as? MBProgressHUD
    }

    open func show(animated: Bool) { isHidden = false }
    open func hide(animated: Bool) {
        isHidden = true
        if removeFromSuperViewOnHide { removeFromSuperview() }
    }
    open func hide(animated: Bool, afterDelay delay: TimeInterval) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { self.hide(animated: animated) }
    }
}
