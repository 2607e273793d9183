import RNUIKit

/// The state of an image that is loaded from the network.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image of the network: the run's answers, at their instants.
public struct AsyncImage<Content: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    private let url: URL?
    private let scale: CGFloat
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { (self.url, self.scale, self.content) = (url, scale, content) }
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
    public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent {
        self.init(url: url, scale: scale) { _AsyncImageContent(image: $0.image) }
    }

    public var body: some View {
        content(phase).onAppear { load() }
            .onChange(of: url) {
                phase = .empty
                load()
            }
    }

    private func load() {
        guard let url else { return }
        URLSession.shared.dataTask(with: url) { data, response, error in
            let status = (response as? HTTPURLResponse)?.statusCode ?? 200
            if let data, status < 400, let image = UIImage(data: data, scale: scale) {
                phase = .success(Image(uiImage: image))
            } else {
                phase = .failure(error ?? URLError(.badServerResponse))
            }
        }.resume()
    }
}

/// The content of an image without code of its own: a grey area until the image is there.
public struct _AsyncImageContent: View {
    let image: Image?
    public var body: some View {
        if let image { image } else { Color(UIColor.quaternarySystemFill) }
    }
}
