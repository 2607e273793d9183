import Basics
import TestSupport
import Testing

@testable import ExtensionCode

/// The stand-ins for modules of third parties, compiled against those for Apple's.
@Suite struct PackageTests {
    private static let builder = Result { () throws(InputError) in
        var environment = CodeFixtures.environment
        environment["RENDER_NOTIFICATION_HOSTED"] = Repository.path("Sources/Hosted")
        return try CodeBuilder(environment: environment)
    }

    /// The findings about a controller with some imports, whose `viewDidLoad` has some code.
    private func findings(_ imports: [String], _ code: String) throws -> [String] {
        let source = """
            import UIKit
            \(imports.map { "import \($0)\n" }.joined())
            class Screen: UIViewController {
                let photo = UIImageView()
                override func viewDidLoad() { super.viewDidLoad(); view.addSubview(photo); run() }
                func run() {
                    \(code)
                }
            }
            """
        return try TemporaryFolder.with(["Screen.swift": source]) { folder throws in
            try Self.builder.get().build(CodeModule(files: ["\(folder)/Screen.swift"])).omissions.map(\.description)
        }
    }

    @Test(
        "common code of third-party modules compiles whole",
        arguments: [
            (
                "SnapKit",
                """
                var height: Constraint?
                photo.snp.makeConstraints { make in
                    make.edges.equalToSuperview().inset(8)
                    make.left.right.equalTo(view.safeAreaLayoutGuide).inset(UIEdgeInsets(top: 0, left: 1, bottom: 2, right: 3))
                    make.top.equalTo(view.snp.bottom).offset(8.5).multipliedBy(2).priority(.high)
                    height = make.height.lessThanOrEqualTo(20).priority(999).constraint
                }
                photo.snp.remakeConstraints { $0.size.equalTo(CGSize(width: 1, height: 2)) }
                photo.snp.updateConstraints { (make) -> Void in make.center.equalTo(view) }
                height?.update(offset: 30)
                """
            ),
            (
                "SDWebImage",
                """
                let url = URL(string: "https://example.com/a.png")
                photo.sd_setImage(with: url)
                photo.sd_setImage(with: url, placeholderImage: nil, options: [.retryFailed])
                photo.sd_setImage(with: url, completed: { (image, error, cache, url) in print(image as Any) })
                photo.sd_imageIndicator = SDWebImageActivityIndicator.gray
                SDWebImageManager.shared.loadImage(with: url, options: .highPriority, progress: nil) {
                    image, data, error, cache, isFinished, url in
                    print(image as Any)
                }
                let moving = SDAnimatedImageView()
                moving.sd_setImage(with: url)
                """
            ),
            (
                "Kingfisher",
                """
                let url = URL(string: "https://example.com/a.png")!
                photo.kf.indicatorType = .activity
                photo.kf.setImage(with: url)
                let processor = DownsamplingImageProcessor(size: CGSize(width: 9, height: 9)) |> RoundCornerImageProcessor(cornerRadius: 4)
                photo.kf.setImage(with: url, placeholder: UIImage(named: "a"), options: [.processor(processor), .transition(.fade(1))]) { result in
                    switch result {
                    case .success(let value): print(value.image, value.source.url as Any)
                    case .failure(let error): print(error)
                    }
                }
                photo.kf.setImage(with: url, completionHandler: { image, error, cache, url in print(image as Any) })
                KingfisherManager.shared.retrieveImage(with: url) { print((try? $0.get().image) as Any) }
                ImageDownloader.default.downloadImage(with: url) { result in print(result) }
                KF.url(url).fade(duration: 1).set(to: photo)
                Task { print(try await KingfisherManager.shared.retrieveImage(with: url).image) }
                """
            ),
            (
                "MBProgressHUD",
                """
                let hud = MBProgressHUD.showAdded(to: view, animated: true)
                hud.label.text = "a"
                hud.mode = .text
                MBProgressHUD.hide(for: view, animated: true)
                """
            ),
            (
                "Defaults",
                """
                let key = Defaults.Key<[String]>("a", default: [])
                Defaults[key].append("b")
                print(Defaults[Defaults.Key<Int?>("c")] ?? 1)
                """
            ),
        ])
    func compiles(name: String, code: String) throws {
        #expect(try findings([name], code) == [])
    }
}
