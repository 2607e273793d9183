import Basics
import Views

/// The environment of a service extension: the clock and a simulated network.
package final class ServiceContext {
    /// The device's run loop.
    package let clock: VirtualClock
    package let assets: RemoteAssets
    private lazy var urls = assets.urls
    /// The app's notification centre; `nil` without a host.
    package let center: AppCenter?

    /// Appends to the host's trace.
    let record: (TraceEvent.Kind) -> Void
    /// Adds to the host's findings.
    let report: (Diagnostic) -> Void
    /// Told of a crash in work by the clock.
    var crashed: ((ExtensionCrash) -> Void)?
    /// `true` once the extension's process is gone; its further actions leave no trace.
    var isOver = false

    /// A context without a host, for unit tests of a service extension.
    package convenience init(clock: VirtualClock, assets: RemoteAssets = .init()) {
        self.init(clock: clock, assets: assets, record: { _ in }, report: { _ in })
    }

    init(
        clock: VirtualClock, assets: RemoteAssets, center: AppCenter? = nil,
        record: @escaping (TraceEvent.Kind) -> Void, report: @escaping (Diagnostic) -> Void
    ) {
        self.clock = clock
        self.assets = assets
        self.center = center
        self.record = record
        self.report = report
    }

    /// URLSession.downloadTask: requests a file from the network.
    ///
    /// The response comes after the asset's latency; with latency 0, before the call returns. Unknown addresses fail at
    /// once, as on a device without a network.
    /// - Parameter completion: called once with the absolute path of the file, or the reason of the failure.
    package func download(_ url: String, completion: @escaping (Result<String, DownloadFailure>) -> Void) {
        note(.downloadStarted(url: url))
        guard let asset = assets[url] else {
            if !isOver {
                report(
                    Diagnostic(
                        .warning, "asset-unknown", "nothing is known of \(url.quoted()), so its download fails",
                        hint: NearestName.hint(for: url, among: urls)
                            ?? "say what is there: --asset url=path, or a scenario's assets"))
            }
            return finish(.failure(DownloadFailure(url: url, reason: "there is no network")), url, completion)
        }
        let result: Result<String, DownloadFailure> =
            if let failure = asset.failure {
                .failure(DownloadFailure(url: url, reason: failure))
            } else if let path = asset.path { .success(path) } else {
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

    /// Reports the end of the extension's process outside a call.
    package func crash(_ crash: ExtensionCrash) { crashed?(crash) }

    /// Records a step of a download that the extension's own code makes.
    package func record(download step: TraceEvent.Kind) { note(step) }

    private func note(_ kind: TraceEvent.Kind) { if !isOver { record(kind) } }
}

/// The reason of a failed download.
public struct DownloadFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The requested address.
    public var url: String
    /// A short description.
    public var reason: String

    public var description: String { "\(url.quoted()): \(reason)" }
}
