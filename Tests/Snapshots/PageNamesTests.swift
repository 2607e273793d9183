import ContentExtensionHost
import TestSupport
import Testing

/// Pages name only what exists.
@Suite struct PageNamesTests {
    private static let repository = Result { try PageNames() }

    @Test("paths, files and types in code spans exist") func namesExist() throws {
        let names = try Self.repository.get()
        var count = 0
        for page in PageNames.pages {
            let text = try Repository.text(page)
            count += names.names(in: text, on: page).count
            for name in names.missing(from: text, on: page) {
                Issue.record("\(page):\(name.line): there is no `\(name.text)`")
            }
        }
        #expect(count > 200)
    }

    @Test("names that don't exist are found") func missingNamesAreFound() throws {
        let page = """
            `Sources/Nowhere`, `Sources/Renderer`, `Nowhere/Renderer`, `nowhere/renderer`, `.build/a`
            `NoSuchType`, `SystemStyle`, `Nothing`, `SystemStyle.ios10`, `SystemStyle.ios9`, `UIViewController`
            `Payload+Nothing`, `nothing.sh`, `lint.sh`
            ```
            `NoSuchBlock`
            ```
            `Mine.swift`:
            """
        let names = try Self.repository.get()
        func missing(_ name: String) -> [String] { names.missing(from: page, on: name).map(\.text) }
        let always = [
            "Sources/Nowhere", "Nowhere/Renderer", "NoSuchType", "SystemStyle.ios9", "Payload+Nothing", "nothing.sh",
        ]
        #expect(missing("docs/page.md") == always)
        #expect(Set(missing("ARCHITECTURE.md")) == Set(always + ["nowhere/renderer", "Nothing"]))
    }

    @Test("versions are the program's") func versionsAreCurrent() throws {
        var count = 0
        for page in PageNames.pages + ["integrations/kubernetes-job.yaml"] {
            let text = try Repository.text(page)
            for match in text.matches(of: /(?:render-notification[_:-]|"version":")([0-9]+\.[0-9]+\.[0-9]+)/) {
                #expect(String(match.output.1) == EngineVersion.text, "\(page)")
                count += 1
            }
        }
        #expect(count >= 5)
    }
}
