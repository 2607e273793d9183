import Foundation

/// A session whose answers are files: those that the run names for an address, else an error.
///
/// Answers come after the run's latency on virtual time, with status 200. Method, headers, body, caches and timeouts
/// have no effect. Delegates and completions are called on the one thread.
open class URLSession: NSObject {
    public static let shared = URLSession(configuration: .default)

    public let configuration: URLSessionConfiguration
    /// Kept as on iOS.
    public private(set) var delegate: (any URLSessionDelegate)?
    public var sessionDescription: String?
    public let delegateQueue = OperationQueue.main

    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)? = nil,
        delegateQueue: OperationQueue? = nil
    ) {
        (self.configuration, self.delegate) = (configuration, delegate)
    }

    public typealias Completion = (Data?, URLResponse?, (any Error)?) -> Void

    open func dataTask(with request: URLRequest, completionHandler: @escaping Completion) -> URLSessionDataTask {
        URLSessionDataTask(request) { result in
            let response = try? result.get().1
            completionHandler(try? result.get().0, response, result.error)
        }
    }

    open func dataTask(with url: URL, completionHandler: @escaping Completion) -> URLSessionDataTask {
        dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    open func dataTask(with request: URLRequest) -> URLSessionDataTask { telling(URLSessionDataTask(request)) }
    open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

    open func uploadTask(
        with request: URLRequest, from data: Data?, completionHandler: @escaping Completion
    ) -> URLSessionUploadTask {
        URLSessionUploadTask(request) { result in
            completionHandler(try? result.get().0, try? result.get().1, result.error)
        }
    }

    open func downloadTask(
        with request: URLRequest, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        URLSessionDownloadTask(request) { result in
            guard case .success(let (data, response)) = result, let copy = Self.temporaryCopy(of: data) else {
                return completionHandler(nil, nil, result.error ?? URLError(.cannotCreateFile))
            }
            completionHandler(copy, response, nil)
        }
    }

    open func downloadTask(
        with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    private nonisolated(unsafe) static var downloads = 0

    /// A file of its own for each download, as the code may move it.
    static func temporaryCopy(of data: Data) -> URL? {
        downloads += 1
        let url = URL(fileURLWithPath: Host.shared.temporaryFolder + "CFNetworkDownload_\(downloads).tmp")
        return (try? data.write(to: url)).map { url }
    }

    open func data(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }

    open func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        let latency = request.start()
        if latency > 0 { try await Task.sleep(nanoseconds: UInt64(latency * 1e9)) }
        return try request.finish()
    }

    open func download(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) { try await download(for: URLRequest(url: url)) }

    open func download(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) {
        let (data, response) = try await data(for: request)
        guard let copy = Self.temporaryCopy(of: data) else { throw URLError(.cannotCreateFile) }
        return (copy, response)
    }

    open func upload(for request: URLRequest, from data: Data) async throws -> (Data, URLResponse) {
        try await self.data(for: request)
    }

    open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        telling(URLSessionDownloadTask(request))
    }
    open func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }
    open func uploadTask(with request: URLRequest, from data: Data) -> URLSessionUploadTask {
        telling(URLSessionUploadTask(request))
    }
    open func uploadTask(with request: URLRequest, fromFile file: URL) -> URLSessionUploadTask {
        telling(URLSessionUploadTask(request))
    }

    /// Makes the task tell the session's delegate.
    private func telling<T: URLSessionTask>(_ task: T) -> T {
        task.completion = { [self, unowned task] result in tell(task, result) }
        return task
    }

    /// Always none: a session doesn't keep its tasks.
    open func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) {
        EventLoop.shared.schedule { completionHandler([]) }
    }
    open func getTasksWithCompletionHandler(
        _ completion: @escaping ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void
    ) { EventLoop.shared.schedule { completion([], [], []) } }
    open func reset(completionHandler: @escaping () -> Void) { EventLoop.shared.schedule(completionHandler) }
    open func flush(completionHandler: @escaping () -> Void) { EventLoop.shared.schedule(completionHandler) }
    open func invalidateAndCancel() { finishTasksAndInvalidate() }
    open func finishTasksAndInvalidate() {}
}

/// A request under way. Its whole answer comes at once, so progress goes from 0 to 1.
open class URLSessionTask: NSObject {
    public static let defaultPriority: Float = 0.5
    public static let lowPriority: Float = 0.25
    public static let highPriority: Float = 0.75
    public enum State: Int { case running, suspended, canceling, completed }

    public private(set) var state = State.suspended
    public let originalRequest: URLRequest?
    public var currentRequest: URLRequest? { originalRequest }
    public private(set) var response: URLResponse?
    public private(set) var error: (any Error)?
    public var priority = URLSessionTask.defaultPriority
    public var taskDescription: String?
    public var earliestBeginDate: Date?
    public let progress = Progress(totalUnitCount: 1)
    public private(set) var countOfBytesReceived: Int64 = 0
    public var countOfBytesExpectedToReceive: Int64 { countOfBytesReceived }
    public let taskIdentifier: Int
    fileprivate var completion: (Result<(Data, URLResponse), any Error>) -> Void
    private nonisolated(unsafe) static var count = 0

    init(
        _ request: URLRequest?, completion: @escaping (Result<(Data, URLResponse), any Error>) -> Void = { _ in }
    ) {
        Self.count += 1
        (originalRequest, self.completion, taskIdentifier) = (request, completion, Self.count)
    }
    /// A task without a request, as a property's first value.
    public convenience override init() { self.init(nil) }

    open func resume() {
        guard state == .suspended, let request = originalRequest else { return }
        state = .running
        EventLoop.shared.schedule(after: request.start()) { [self] in
            guard state == .running else { return }
            let result = Result { try request.finish() }
            (response, error, state) = (try? result.get().1, result.error, .completed)
            countOfBytesReceived = Int64((try? result.get().0.count) ?? 0)
            progress.completedUnitCount = 1
            completion(result)
        }
    }

    /// A resumed task waits for the whole latency again.
    open func suspend() { if state == .running { state = .suspended } }

    open func cancel() {
        guard state != .completed else { return }
        state = .canceling
        EventLoop.shared.schedule { [self] in completion(.failure(URLError(.cancelled))) }
    }
}

open class URLSessionDataTask: URLSessionTask {}
open class URLSessionUploadTask: URLSessionDataTask {}
open class URLSessionDownloadTask: URLSessionTask {}

extension Result {
    var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}

extension URLRequest {
    /// Seconds until the answer.
    fileprivate func start() -> Double {
        guard let url, !url.isFileURL else { return 0 }
        NetworkMap.started(url)
        return NetworkMap.latency(of: url)
    }

    /// The answer, once its latency has passed.
    fileprivate func finish() throws -> (Data, URLResponse) {
        guard let url else { throw URLError(.badURL) }
        let data = url.isFileURL ? try NetworkMap.read(url) : try NetworkMap.finish(url)
        let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: nil)
        return (data, response ?? URLResponse())
    }
}
