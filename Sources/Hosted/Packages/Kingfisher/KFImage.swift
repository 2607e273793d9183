import SwiftUI
import UIKit

/// A view that loads an image.
public struct KFImage: View {
    private let source: Source?
    private var configurations: [(Image) -> Image] = []
    private var placeholder: (() -> AnyView)?
    private var success: ((RetrieveImageResult) -> Void)?
    private var failure: ((KingfisherError) -> Void)?
    private var options: KingfisherOptionsInfo = []
    @State private var image: UIImage?

    public init(source: Source?) { self.source = source }
    public init(_ url: URL?) { self.init(source: url.map { .network($0) }) }
    public static func url(_ url: URL?, cacheKey: String? = nil) -> KFImage { KFImage(url) }
    public static func source(_ source: Source?) -> KFImage { KFImage(source: source) }
    public static func resource(_ resource: (any Resource)?) -> KFImage {
        KFImage(source: resource.map { .network($0) })
    }

    public var body: some View {
        Group {
            if let image {
                configurations.reduce(Image(uiImage: image)) { $1($0) }
            } else if let placeholder {
                placeholder()
            } else {
                Color.clear
            }
        }
        .onAppear { load() }
    }

    private func load() {
        guard image == nil, let source else { return }
        _ = KingfisherManager.shared.retrieveImage(with: source, options: options) { result in
            switch result {
            case .success(let value):
                image = value.image
                success?(value)
            case .failure(let error): failure?(error)
            }
        }
    }

    private func with(_ change: (inout KFImage) -> Void) -> KFImage {
        var copy = self
        change(&copy)
        return copy
    }

    public func configure(_ block: @escaping (Image) -> Image) -> KFImage { with { $0.configurations.append(block) } }
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
    ) -> KFImage { configure { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) } }
    public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> KFImage {
        configure { $0.renderingMode(mode) }
    }
    public func interpolation(_ interpolation: Image.Interpolation) -> KFImage { self }
    public func antialiased(_ isAntialiased: Bool) -> KFImage { self }
    public func placeholder<P: View>(@ViewBuilder _ content: @escaping () -> P) -> KFImage {
        with { $0.placeholder = { AnyView(content()) } }
    }
    public func placeholder<P: View>(@ViewBuilder _ content: @escaping (Progress) -> P) -> KFImage {
        placeholder { content(Progress(totalUnitCount: 1)) }
    }
    public func onSuccess(_ action: ((RetrieveImageResult) -> Void)?) -> KFImage { with { $0.success = action } }
    public func onFailure(_ action: ((KingfisherError) -> Void)?) -> KFImage { with { $0.failure = action } }
    public func onProgress(_ action: ((Int64, Int64) -> Void)?) -> KFImage { self }
    public func setProcessor(_ processor: any ImageProcessor) -> KFImage {
        with { $0.options.append(.processor(processor)) }
    }
    public func scaleFactor(_ factor: CGFloat) -> KFImage { with { $0.options.append(.scaleFactor(factor)) } }

    // MARK: What a picture doesn't show

    public func fade(duration: TimeInterval) -> KFImage { self }
    public func forceTransition(_ enabled: Bool = true) -> KFImage { self }
    public func cancelOnDisappear(_ flag: Bool) -> KFImage { self }
    public func loadDiskFileSynchronously(_ enabled: Bool = true) -> KFImage { self }
    public func cacheOriginalImage(_ enabled: Bool = true) -> KFImage { self }
    public func cacheMemoryOnly(_ enabled: Bool = true) -> KFImage { self }
    public func forceRefresh(_ enabled: Bool = true) -> KFImage { self }
    public func backgroundDecode(_ enabled: Bool = true) -> KFImage { self }
    public func startLoadingBeforeViewAppear(_ flag: Bool = true) -> KFImage { self }
    public func retry(maxCount: Int, interval: DelayRetryStrategy.Interval = .seconds(3)) -> KFImage { self }
}
