import RNServices
import RNUIKit

/// Facts about a web page, as far as the code gives them.
open class LPLinkMetadata: NSObject {
    open var title: String?
    open var url: URL?
    open var originalURL: URL?
    open var imageProvider: NSItemProvider?
    open var iconProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?
    open var remoteVideoURL: URL?
}

/// Pages aren't fetched: the network's answers are files, which have no previews.
open class LPMetadataProvider: NSObject {
    open var timeout: TimeInterval = 30
    open var shouldFetchSubresources = true
    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        Host.shared.note("code-not-modelled", "LPMetadataProvider: pages aren't fetched")
        EventLoop.shared.schedule { completionHandler(nil, URLError(.notConnectedToInternet)) }
    }
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        throw URLError(.notConnectedToInternet)
    }
    open func cancel() {}
}

/// A card with the page's image, title and host.
open class LPLinkView: UIView {
    open var metadata: LPLinkMetadata { didSet { show() } }
    private let stack = UIStackView()

    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        prepare()
    }
    public convenience init(url: URL) {
        let metadata = LPLinkMetadata()
        metadata.url = url
        self.init(metadata: metadata)
    }
    public required init?(coder: NSCoder) {
        metadata = LPLinkMetadata()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor), stack.topAnchor.constraint(equalTo: topAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        show()
    }

    private func show() {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        if let image = metadata.imageProvider?.object as? UIImage {
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFill
            view.clipsToBounds = true
            stack.addArrangedSubview(view)
        }
        let texts = UIStackView()
        texts.axis = .vertical
        texts.isLayoutMarginsRelativeArrangement = true
        texts.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
        let lines: [(String?, UIFont, UIColor)] = [
            (metadata.title, .boldSystemFont(ofSize: 13), .label),
            (metadata.originalURL?.host ?? metadata.url?.host, .systemFont(ofSize: 12), .secondaryLabel),
        ]
        for (text, font, color) in lines where text != nil {
            let label = UILabel()
            (label.text, label.font, label.textColor) = (text, font, color)
            texts.addArrangedSubview(label)
        }
        stack.addArrangedSubview(texts)
    }
}
