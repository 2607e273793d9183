import Foundation
import PackagePlugin

/// `swift package render-notification ARGUMENTS`: the program of the package's artifact bundle, in the package's folder.
@main struct RenderNotificationCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "render-notification").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        // SwiftPM names the code, and ends with 1.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
