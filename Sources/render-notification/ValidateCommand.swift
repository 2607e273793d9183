import ArgumentParser
import ContentExtensionHost
import Renderer

/// Checks descriptors and payloads without writing anything.
struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate", abstract: "Checks descriptors and payloads, and each payload against the descriptors.",
        discussion: """
            EXAMPLES
              render-notification validate descriptor.json
              render-notification validate descriptor.json payloads/*.json
              render-notification validate --strict MyExtension/Info.plist push.apns
            """)

    @Argument(
        help: "Descriptors, Info.plists or folders, and payloads: files that end in .apns or have a top-level \"aps\".",
        completion: .file(extensions: ["json", "apns", "plist"]))
    var files: [String]

    @Flag(help: "Takes warnings for errors.")
    var strict = false

    func run() throws {
        var descriptors: [String] = []
        var payloads: [String] = []
        for file in files {
            if Self.isPayload(file) { payloads.append(file) } else { descriptors.append(file) }
        }
        var worst: Int32 = 0
        for descriptor in descriptors {
            worst = max(worst, check(descriptor) { try ExtensionDescriptor.load(path: descriptor).warnings })
        }
        if worst != 0 {
            for payload in payloads { print("\(payload): not checked, for want of a descriptor") }
        } else if !payloads.isEmpty {
            let code = Report.catching { worst = try check(payloads, against: descriptors) }
            worst = max(worst, code)
        }
        if worst != 0 { throw ExitCode(worst) }
    }

    /// Runs and draws each payload's notification.
    private func check(_ payloads: [String], against descriptors: [String]) throws -> Int32 {
        let renderer = try NotificationRenderer(traits: Traits(), fonts: FontLibrary())
        return payloads.map { payload in
            let job = NotificationJob(
                descriptors: descriptors, payload: payload, options: HostOptions(isStrict: strict))
            return check(payload) {
                let outcome = try job.run(on: renderer)
                // Drawing finds what only drawing finds: images that can't be read.
                _ = try renderer.encode(renderer.compose(outcome.scene), scale: 1)
                return outcome.diagnostics(with: renderer)
            }
        }.max() ?? 0
    }

    /// Checks one file and says how it went.
    private func check(_ file: String, _ body: () throws -> [Diagnostic]) -> Int32 {
        let code = Report.catching { try Report.check(try body(), isStrict: strict) }
        print("\(file): \(code == 0 ? "ok" : "not ok")")
        return code
    }

    /// Whether a file is a payload by its name or its contents; what can't be read is left to the descriptor's reader.
    private static func isPayload(_ path: String) -> Bool {
        if path.hasSuffix(".apns") { return true }
        guard path.hasSuffix(".json"), let bytes = try? FileReader.read(path, limit: Limits.descriptorBytes),
            let value = try? JSONReader.read(bytes, file: path)
        else { return false }
        return value["aps"] != nil
    }
}
