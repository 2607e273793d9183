import Basics

extension CenterSettings {
    /// Reads settings from a file, or from standard input for `-` (docs/notification-center.md).
    /// - Throws: every error in the file, each with its position.
    public static func read(_ path: String) throws(InputError) -> Loaded<CenterSettings> {
        let bytes = try FileReader.readInput(path, limit: Limits.descriptorBytes)
        return try decode(bytes, file: FilePath.shownName(of: path))
    }

    /// Decodes the bytes of a settings file.
    public static func decode(_ bytes: [UInt8], file: String) throws(InputError) -> Loaded<CenterSettings> {
        let report = DiagnosticCollector(file: file)
        let reader = ObjectReader(try JSONReader.read(bytes, file: file), path: "$", report: report)
        let settings = CenterSettings(reader)
        reader.finish()
        try report.check()
        return Loaded(settings, warnings: report.inFileOrder)
    }

    /// Reads the centre's keys from an object, which may hold others too.
    init(_ reader: ObjectReader) {
        self.init(
            grouping: reader.choice("grouping", NotificationGrouping.self) ?? .automatic,
            showPreviews: reader.choice("previews", ShowPreviewsSetting.self) ?? .always,
            lockScreenDisplay: reader.choice("lockScreenDisplay", LockScreenDisplay.self) ?? .list,
            mode: DeviceMode(
                isMuted: reader.bool("muted") ?? false, doNotDisturb: reader.bool("doNotDisturb") ?? false,
                summaryTimes: reader.timesOfDay("summaryTimes") ?? []))
        offersManagement = reader.bool("offersManagement")
        for app in reader.entries("apps") ?? [] where !app.key.hasPrefix("//") {
            guard reader.report.isIdentifier(app.key, app.value, path: app.path) else { continue }
            let object = ObjectReader(app.value, path: app.path, report: reader.report)
            apps[app.key] = NotificationSettings(object)
            object.finish()
        }
    }
}

extension NotificationSettings {
    fileprivate init(_ reader: ObjectReader) {
        self.init(
            authorizationStatus: reader.choice("authorization", AuthorizationStatus.self) ?? .authorized,
            allowsAlerts: reader.bool("alerts") ?? true,
            alertStyle: reader.choice("alertStyle", AlertStyle.self) ?? .banner,
            allowsSounds: reader.bool("sounds") ?? true, allowsBadges: reader.bool("badges") ?? true,
            showsInNotificationCenter: reader.bool("notificationCenter") ?? true,
            showsOnLockScreen: reader.bool("lockScreen") ?? true,
            allowsCriticalAlerts: reader.bool("criticalAlerts") ?? false,
            allowsTimeSensitive: reader.bool("timeSensitive") ?? true,
            scheduledDelivery: reader.bool("scheduledDelivery"),
            deliversQuietly: reader.bool("deliversQuietly") ?? false,
            showPreviews: reader.choice("previews", ShowPreviewsSetting.self),
            grouping: reader.choice("grouping", NotificationGrouping.self),
            entitlements: reader.entitlements("entitlements") ?? [.timeSensitive, .communication],
            providesAppNotificationSettings: reader.bool("providesSettings") ?? false,
            willPresent: reader.options("willPresent", PresentationOptions.names) ?? [])
    }
}

extension ObjectReader {
    /// Times such as `8:00`, sorted and deduplicated.
    fileprivate func timesOfDay(_ key: String) -> [TimeOfDay]? {
        guard let texts = strings(key) else { return nil }
        if texts.count > Limits.summaryTimes, let raw = value[key] {
            report.add(
                .error, "out-of-range", "\(texts.count) summaries a day are more than \(Limits.summaryTimes)",
                at: raw.position, path: child(key), hint: "write \(Limits.summaryTimes) or less")
            return nil
        }
        let times = texts.compactMap { element -> TimeOfDay? in
            if let time = TimeOfDay(element.text) { return time }
            report.add(
                .error, "unknown-value", "\(element.text.quoted()) isn't a time of day", at: element.value.position,
                path: element.path, hint: "it is like \"8:00\" or \"18:30\"")
            return nil
        }
        return Set(times).sorted()
    }

    /// Entitlements by their full names, or by the part after Apple's prefix.
    fileprivate func entitlements(_ key: String) -> Set<NotificationSettings.Entitlement>? {
        guard let texts = strings(key) else { return nil }
        let prefix = "com.apple.developer.usernotifications."
        let names = NotificationSettings.Entitlement.allCases
        return texts.reduce(into: []) { found, element in
            let name = element.text.hasPrefix(prefix) ? String(element.text.dropFirst(prefix.count)) : element.text
            if let entitlement = NotificationSettings.Entitlement(rawValue: name) {
                found.insert(entitlement)
            } else {
                unknownValue(element.value, element.text, "an entitlement", element.path, among: names.map(\.rawValue))
            }
        }
    }
}
