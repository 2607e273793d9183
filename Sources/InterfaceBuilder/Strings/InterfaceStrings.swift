import ContentExtensionHost

/// The texts of an Interface Builder document in the user's language, by `objectID.property`.
package enum InterfaceStrings {
    /// Reads the table beside a document: `<locale>.lproj/MainInterface.strings`, or `MainInterface.xcstrings`.
    /// - Parameters:
    ///   - table: the document's name without its ending.
    ///   - folder: the folder that holds the `.lproj` folders, by path.
    ///   - locale: the user's, such as `de_DE`.
    package static func load(
        table: String, folder: String, locale: String, report: DiagnosticCollector
    ) -> [String: String] { [:] }
}
