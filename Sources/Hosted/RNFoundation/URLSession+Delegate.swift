import Foundation

public protocol URLSessionDelegate: NSObjectProtocol {
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

extension URLSessionDelegate {
    public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
    public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

public protocol URLSessionTaskDelegate: URLSessionDelegate {
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

extension URLSessionTaskDelegate {
    public func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {}
}

public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void)
}

extension URLSessionDataDelegate {
    public func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
    public func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) { completionHandler(.allow) }
}

public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
}

extension URLSessionDownloadDelegate {
    public func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) {}
}

public let NSURLSessionTransferSizeUnknown: Int64 = -1

extension URLSession {
    public enum ResponseDisposition: Int { case cancel, allow, becomeDownload, becomeStream }
    public enum AuthChallengeDisposition: Int {
        case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
    }

    /// Tells the delegate of a task without a completion handler.
    func tell(_ task: URLSessionTask, _ result: Result<(Data, URLResponse), any Error>) {
        if case .success(let (data, response)) = result {
            switch task {
            case let task as URLSessionDownloadTask: tell(task, data)
            case let task as URLSessionDataTask:
                let delegate = delegate as? any URLSessionDataDelegate
                delegate?.urlSession(self, dataTask: task, didReceive: response) { answer in
                    if answer == .allow { delegate?.urlSession(self, dataTask: task, didReceive: data) }
                }
            default: break
            }
        }
        (delegate as? any URLSessionTaskDelegate)?.urlSession(self, task: task, didCompleteWithError: result.error)
    }

    private func tell(_ task: URLSessionDownloadTask, _ data: Data) {
        guard let delegate = delegate as? any URLSessionDownloadDelegate, let file = Self.temporaryCopy(of: data)
        else { return }
        let count = Int64(data.count)
        delegate.urlSession(
            self, downloadTask: task, didWriteData: count, totalBytesWritten: count, totalBytesExpectedToWrite: count)
        delegate.urlSession(self, downloadTask: task, didFinishDownloadingTo: file)
    }
}

// Challenges never come: the network's answers are files.

open class URLAuthenticationChallenge: NSObject {
    open var protectionSpace: URLProtectionSpace { URLProtectionSpace() }
    open var previousFailureCount: Int { 0 }
    open var proposedCredential: URLCredential? { nil }
}

open class URLProtectionSpace: NSObject {
    open var host: String { "" }
    open var authenticationMethod: String { "" }
    open var serverTrust: SecTrust? { nil }
}

public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
public let NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"

open class URLCredential: NSObject {
    public enum Persistence: UInt { case none, forSession, permanent, synchronizable }
    public convenience init(trust: SecTrust) { self.init() }
    public convenience init(user: String, password: String, persistence: Persistence) { self.init() }
}

/// The requests of iOS before `URLSession`.
public enum NSURLConnection {
    public static func sendAsynchronousRequest(
        _ request: URLRequest, queue: OperationQueue,
        completionHandler: @escaping (URLResponse?, Data?, (any Error)?) -> Void
    ) {
        URLSession.shared.dataTask(with: request) { completionHandler($1, $0, $2) }.resume()
    }

    public static func sendSynchronousRequest(
        _ request: URLRequest, returning response: UnsafeMutablePointer<URLResponse?>?
    ) throws -> Data {
        guard let url = request.url else { throw URLError(.badURL) }
        let data = try NetworkMap.read(url)
        response?.pointee = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
        return data
    }
}
