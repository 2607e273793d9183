/// What a service extension has around it: the clock, and a network of files.
public final class ServiceContext {
    /// The device's run loop.
    public let clock: VirtualClock
    /// What the network answers.
    public let assets: RemoteAssets

    /// Adds a step to the host's trace.
    let record: (TraceEvent.Kind) -> Void
    /// Adds a finding to the host's.
    let report: (Diagnostic) -> Void
    /// Whether the extension's process is gone: what it still does leaves no trace.
    var isOver = false

    /// A context without a host, for a service extension that is tested by itself.
    public convenience init(clock: VirtualClock, assets: RemoteAssets = .init()) {
        self.init(clock: clock, assets: assets, record: { _ in }, report: { _ in })
    }

    init(
        clock: VirtualClock, assets: RemoteAssets, record: @escaping (TraceEvent.Kind) -> Void,
        report: @escaping (Diagnostic) -> Void
    ) {
        self.clock = clock
        self.assets = assets
        self.record = record
        self.report = report
    }

    /// URLSession.downloadTask: asks the network for a file.
    ///
    /// The answer comes after the asset's latency; without one it comes before the call returns. An address that nothing
    /// is known of fails at once, as it does on a device without a network.
    /// - Parameter completion: gets the absolute path of the file, or why there is none; called once.
    public func download(_ url: String, completion: @escaping (Result<String, DownloadFailure>) -> Void) {
        note(.downloadStarted(url: url))
        guard let asset = assets[url] else {
            if !isOver {
                report(
                    Diagnostic(
                        .warning, "asset-unknown", "nothing is known of \(url.quoted()), so its download fails",
                        hint: NearestName.hint(for: url, among: assets.urls)
                            ?? "say what is there: --asset url=path, or a scenario's assets"))
            }
            return finish(.failure(DownloadFailure(url: url, reason: "there is no network")), url, completion)
        }
        let result: Result<String, DownloadFailure> =
            if let failure = asset.failure {
                .failure(DownloadFailure(url: url, reason: failure))
            } else if let path = asset.path {
                .success(path)
            } else {
                .failure(DownloadFailure(url: url, reason: "nothing is there"))
            }
        guard asset.latency > 0 else { return finish(result, url, completion) }
        clock.schedule(after: asset.latency) { self.finish(result, url, completion) }
    }

    private func finish(
        _ result: Result<String, DownloadFailure>, _ url: String,
        _ completion: (Result<String, DownloadFailure>) -> Void
    ) {
        switch result {
        case .success: note(.downloadFinished(url: url))
        case .failure(let failure): note(.downloadFailed(url: url, reason: failure.reason))
        }
        completion(result)
    }

    private func note(_ kind: TraceEvent.Kind) { if !isOver { record(kind) } }
}
