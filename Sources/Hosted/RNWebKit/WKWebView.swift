@_exported import RNUIKit

public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webView(
        _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    func webView(
        _ webView: WKWebView, decidePolicyFor response: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webView(
        _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    public func webView(
        _ webView: WKWebView, decidePolicyFor response: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
}

public protocol WKUIDelegate: NSObjectProtocol {}
public enum WKNavigationActionPolicy: Int { case cancel, allow, download }
public enum WKNavigationType: Int {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1
}
public enum WKNavigationResponsePolicy: Int { case cancel, allow, download }
open class WKNavigationResponse: NSObject {
    open var response: URLResponse { URLResponse() }
    open var isForMainFrame: Bool { true }
    open var canShowMIMEType: Bool { true }
}
open class WKNavigation: NSObject {}
open class WKNavigationAction: NSObject {
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open var navigationType: WKNavigationType { .other }
}

open class WKPreferences: NSObject {
    open var javaScriptEnabled = true
    open var minimumFontSize: CGFloat = 0
    open var javaScriptCanOpenWindowsAutomatically = false
    open var isFraudulentWebsiteWarningEnabled = true
}
public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)
}
open class WKScriptMessage: NSObject {
    open var body: Any { "" }
    open var name: String { "" }
}
public enum WKUserScriptInjectionTime: Int { case atDocumentStart, atDocumentEnd }
open class WKUserScript: NSObject {
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {}
}
/// Scripts and message handlers are dropped: no page calls them.
open class WKUserContentController: NSObject {
    open func addUserScript(_ script: WKUserScript) {}
    open func removeAllUserScripts() {}
    open func add(_ handler: any WKScriptMessageHandler, name: String) {}
    open func removeScriptMessageHandler(forName name: String) {}
    open func removeAllScriptMessageHandlers() {}
}
open class WKWebViewConfiguration: NSObject {
    open var preferences = WKPreferences()
    open var userContentController = WKUserContentController()
    open var allowsInlineMediaPlayback = false
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var processPool = WKProcessPool()
    open var applicationNameForUserAgent: String?
    open var allowsAirPlayForMediaPlayback = true
    open var allowsPictureInPictureMediaPlayback = true
    open var ignoresViewportScaleLimits = false
    open var requiresUserActionForMediaPlayback = false
    open var limitsNavigationsToAppBoundDomains = false
    open var suppressesIncrementalRendering = false
}

extension WKWebView: OutletOwner {
    package func connect(_ outlet: String, to value: AnyObject) -> Bool {
        switch outlet {
        case "navigationDelegate": navigationDelegate = value as? any WKNavigationDelegate
        case "UIDelegate": uiDelegate = value as? any WKUIDelegate
        default: return false
        }
        return true
    }
}

/// Writes a view of type `web`, for which the tool draws a labelled box with the address's host.
///
/// No page is loaded and no script runs. The delegate hears at the next turn of the run loop that loading has finished.
open class WKWebView: UIView {
    open override class var _type: String { "web" }
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open private(set) var url: URL?
    open var title: String? { nil }
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 1 }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open var allowsBackForwardNavigationGestures = false
    open var customUserAgent: String?
    open var allowsLinkPreview = true
    open var isInspectable = false
    open var pageZoom: CGFloat = 1
    open var underPageBackgroundColor: UIColor!
    open private(set) lazy var scrollView = UIScrollView()

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    private func loaded(_ url: URL?) -> WKNavigation {
        self.url = url
        if let host = url?.host { storage[.title] = .text(host) }
        let navigation = WKNavigation()
        EventLoop.shared.schedule { [self] in
            navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
            navigationDelegate?.webView(self, didCommit: navigation)
            navigationDelegate?.webView(self, didFinish: navigation)
        }
        return navigation
    }

    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { loaded(request.url) }
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { loaded(baseURL) }
    @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo access: URL) -> WKNavigation? {
        loaded(url)
    }
    @discardableResult open func load(
        _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? { loaded(baseURL) }
    @discardableResult open func reload() -> WKNavigation? { nil }
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
    open func takeSnapshot(
        with configuration: WKSnapshotConfiguration?, completionHandler: @escaping (UIImage?, (any Error)?) -> Void
    ) {
        notModelled("a picture of a page")
        EventLoop.shared.schedule { completionHandler(nil, URLError(.resourceUnavailable)) }
    }
    open func evaluateJavaScript(_ script: String) async throws -> Any {
        notModelled("the effect of a script")
        return NSNull()
    }
    open func stopLoading() {}
    open func goBack() {}
    open func goForward() {}
    open func evaluateJavaScript(_ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
        notModelled("the effect of a script")
        if let completionHandler { EventLoop.shared.schedule { completionHandler(nil, nil) } }
    }
}
