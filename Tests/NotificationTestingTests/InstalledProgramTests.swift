import Basics
import ChildProcesses
import Foundation
import SnapshotRequests
import TestSupport
import Testing

@testable import NotificationSnapshots
@testable import SnapshotComparison

/// What an installed program answers, beside the engine in this process.
@Suite struct InstalledProgramTests {
    private let program = InstalledProgram(path: TestedProgram.path)

    private func references(in folder: String, _ formats: [SnapshotFormat]) -> SnapshotRequest.References {
        .init(folder: folder, stem: "card", formats: formats, record: .missing, artefacts: "\(folder)/failures")
    }

    @Test("the program is the one that is named, the package's plugin's, or on the PATH") func candidates() throws {
        let bundle = ".build/artifacts/plugin-1/Program/render-notification.artifactbundle"
        let program = "\(bundle)/linux/bin/render-notification"
        let folder = try TemporaryFolder([:])
        try folder.write("", to: program)
        let onPath = ["PATH": "/a:/b"]
        #expect(
            InstalledProgram.candidates(in: folder.path, onPath)
                == ["\(folder.path)/\(program)", "/a/render-notification", "/b/render-notification"])
        let both = onPath.merging([SnapshotEngine.variable: "own/program"]) { $1 }
        #expect(InstalledProgram.candidates(in: folder.path, both) == ["own/program"])
    }

    /// The requests of the assertions' kinds.
    private func requests(in folder: String) -> [SnapshotRequest] {
        let template = "../../Templates/like-unlike"
        func notification(_ payload: String?, _ steps: [TestStep], _ formats: [SnapshotFormat]) -> SnapshotRequest {
            .notification(
                .init(
                    payload: payload, folder: "\(template)/descriptor.json", runsCode: false, file: #filePath,
                    device: .iPhone16Pro.dark.locale("de"), place: payload == nil ? .screen : .expanded,
                    steps: steps.map(\.json),
                    references: references(in: "\(folder)/\(steps.count)", formats)))
        }
        let steps: [TestStep] = [
            .deliver("\(template)/payloads/vases.apns"), .pullDownBanner, .tap("like"), .wait(1),
        ]
        return [
            .device(folder: folder),
            notification("\(template)/payloads/vases.apns", [], [.layout, .picture(scale: 1)]),
            notification(nil, steps, [.layout, .trace, .diagnostics]),
            .scenario(
                .init(
                    path: "\(FilePath.folder(of: #filePath))/\(template)/scenario.json", runsCode: false,
                    references: references(in: "\(folder)/scenario", [.trace]))),
        ]
    }

    @Test("writes, finds and reports what the engine in this process does")
    func sameAnswers() throws {
        let folder = try TemporaryFolder()
        for round in ["written", "equal", "changed"] {
            for (own, other) in zip(
                requests(in: "\(folder.path)/by-linked"), requests(in: "\(folder.path)/by-installed"))
            {
                let linked = try text(of: SnapshotService.answer(own)).replacing("/by-linked", with: "/by-installed")
                let installed = try text(of: program.answer(other))
                #expect(installed == linked, "\(round)")
            }
            if round == "equal" {
                for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
                where name.hasSuffix(".layout.json") {
                    let bytes = try FileReader.read("\(folder.path)/\(name)", limit: Limits.imageBytes)
                    let changed = String(decoding: bytes, as: UTF8.self).replacing("\"label\"", with: "\"button\"")
                    try folder.write(changed, to: name)
                }
            }
        }
        let names = try FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/by-installed")
        #expect(names.contains("0/card.png") && names.contains("4/card.trace.json"))
    }

    private func text(of reply: SnapshotReply) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(reply), as: UTF8.self)
    }

    @Test("errors in inputs are those of the engine in this process") func errors() throws {
        let folder = try TemporaryFolder()
        let request = SnapshotRequest.notification(
            .init(
                payload: "gone.apns", folder: nil, runsCode: false, file: "\(folder.path)/CardTests.swift",
                device: .iPhone8, place: .banner, steps: [], references: references(in: folder.path, [.layout])))
        let error = try #require(throws: InputError.self) { try SnapshotService.answer(request) }
        guard case .failed(let diagnostics) = try program.answer(request) else {
            Issue.record("the program compared a missing payload")
            return
        }
        #expect(diagnostics == error.diagnostics)
    }

    @Test("a program of another version, another program and none are told apart") func otherPrograms() throws {
        let folder = try TemporaryFolder()
        let old = try folder.write("#!/bin/sh\necho '{\"version\":\"0.0.1\"}'\ncat\n", to: "old")
        let foreign = try folder.write("#!/bin/sh\necho hello\n", to: "foreign")
        for path in [old, foreign] {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }
        func message(_ path: String) -> String {
            let error = #expect(throws: InputError.self) {
                try InstalledProgram(path: path).answer(.device(folder: folder.path))
            }
            return error?.diagnostics.first.map { "\($0.code): \($0.message)" } ?? ""
        }
        #expect(
            message(old)
                == "other-version: \(old) is version 0.0.1, the assertions are \(EngineVersion.text)")
        #expect(message(foreign) == "other-version: the program that was found doesn't answer assertions")
    }
}
