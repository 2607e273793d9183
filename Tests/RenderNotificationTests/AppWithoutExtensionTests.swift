import ContentExtensionHost
import RenderNotification
import TestSupport
import Testing

/// The app of a notification that is for no extension.
@Suite struct AppWithoutExtensionTests {
    private func names(_ app: AppInfo?) throws -> [String] {
        var notification = PushNotification(payload: .text(#"{"aps": {"alert": {"body": "Hello"}}}"#), extensions: [])
        notification.options.app = app
        let layout = try notification.render(on: .iPhone8, options: PictureOptions()).layout
        return layout.split(separator: "\"").map { String($0) }.filter { ["APP", "FERN & CO"].contains($0) }
    }

    @Test func itHasTheNameThatTheOptionsGive() throws {
        #expect(try names(nil).contains("APP"))
        #expect(try names(AppInfo(name: "Fern & Co")).contains("FERN & CO"))
    }

    @Test func aProjectsFileNamesIt() throws {
        try TemporaryFolder.with(
            ["render-notification.json": #"{"appName": "Fern & Co"}"#], name: "Project"
        ) { folder throws in
            let app = try Configuration.read("\(folder)/render-notification.json").app
            #expect(app == AppInfo(name: "Fern & Co"))
        }
    }
}
