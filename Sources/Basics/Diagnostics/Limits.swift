/// All limits on inputs, each with its reason and a test named `limit_<name>` (checked by `make lint`).
package enum Limits {
    /// Bytes above which APNs refuses a remote notification (fact: apns/limits.payload).
    package static let apnsPayloadBytes = 4_096
    /// Bytes above which APNs refuses an `apns-collapse-id` (fact: apns/limits.collapse-id).
    package static let collapseIDBytes = 64
    /// Bytes of a payload file: sixteen times the limit of APNs.
    package static let payloadBytes = 64 * 1024
    /// Bytes of a descriptor file.
    package static let descriptorBytes = 1024 * 1024
    /// Descriptors of one notification, far more than an app has extensions.
    package static let descriptors = 100
    /// Nesting depth of JSON, which bounds the parser's recursion.
    package static let jsonDepth = 64
    /// Members of all objects and arrays of a JSON document together.
    package static let jsonMembers = 10_000
    /// Bytes of a scenario file: ten thousand deliveries with their payloads.
    package static let scenarioBytes = 16 * 1024 * 1024
    /// Members of all objects and arrays of a scenario: ten thousand deliveries with some thirty each.
    package static let scenarioMembers = 500_000
    /// Bytes of a batch row, several times a payload. A longer row is an error of that row only.
    package static let batchLineBytes = 1024 * 1024
    /// Requests that `serve` queues while it draws another; later ones wait in the pipe, where they can't be cancelled.
    package static let queuedRequests = 64
    /// Descriptors that `serve` keeps loaded, each with its caches.
    package static let serveDescriptors = 8
    /// UTF-8 bytes of a row's identifier: a very long URL.
    package static let batchIDBytes = 1024
    /// Bytes of all files of an extension's app groups, which are copied for each of its processes.
    package static let appGroupBytes = 64 * 1024 * 1024
    /// Unsaved texts of a request of the live page: as many files as somebody edits at a time.
    package static let previewDrafts = 100
    /// Steps of a scenario, with every pass of a `repeat` counted.
    package static let scenarioSteps = 100_000
    /// Lines of a file of notifications: as many as a device keeps delivered.
    package static let deliveryLines = 10_000
    /// Bytes of all snapshots of a scenario, which are held until its end: a thousand pictures.
    package static let snapshotBytes = 256 * 1024 * 1024
    /// Unknown keys of an object, and of a descriptor's tables of texts, that are reported; each costs a search for
    /// similar names.
    package static let unknownKeys = 20
    /// Findings per file after which missing files get no suggestion, which costs a folder listing each.
    package static let fileSuggestions = 20
    /// Letters of the names that a suggestion is chosen from, or all those of a file's findings; each name counts as 20
    /// more. Twenty findings may choose from 2,500 names, which are sorted and compared in 0.03 s.
    package static let suggestionWork = 2_000_000
    /// Unknown symbols of a picture after which the others get no suggestion, which costs two milliseconds each.
    package static let symbolSuggestions = 20
    /// Bytes of an Info.plist: a hundred times a real one.
    package static let propertyListBytes = 256 * 1024
    /// Bytes of a string table, and of all that a descriptor names: ten thousand texts, which take the library's parser
    /// 0.15 s.
    package static let stringsTableBytes = 1024 * 1024
    /// Objects of a binary string table, shared ones counted each time: the texts of a table of that size.
    package static let stringsTableObjects = 100_000
    /// Bytes of a string catalog, which has all languages: 2,000 texts in 40.
    package static let stringCatalogBytes = 16 * 1024 * 1024
    /// Members of a string catalog's objects, 0.2 s of reading: four for each text in each language.
    package static let stringCatalogMembers = 350_000
    /// Names of languages in the lists of them that a string catalog's texts have, equal lists counted once.
    package static let stringCatalogLanguages = 100_000
    /// Names read from one folder in a search for an extension's files.
    package static let folderEntries = 10_000
    /// Files and folders visited in such a search: as many as a large app's repository has.
    package static let folderItems = 50_000
    /// Depth of such a search.
    package static let folderDepth = 8
    /// Missing or ignored images, colours and runtime attributes of an interface file that are reported, deduplicated:
    /// ten times as many as an unusual file has.
    package static let interfaceFindings = 200
    /// Bytes of an asset's Contents.json: a hundred times a real one.
    package static let assetContentsBytes = 256 * 1024
    /// Bytes of the Contents.json that are read of all assets together: those of a thousand sets, some 0.2 s of reading.
    package static let assetCatalogBytes = 512 * 1024
    /// Fonts bundled with extensions: several large families.
    package static let bundledFonts = 100
    /// Property lists opened in the search for an extension's Info.plist.
    package static let folderPlists = 200
    /// Arrays and dictionaries of an XML Info.plist; the library's parser recurses without a bound.
    package static let propertyListContainers = 256
    /// Objects of a binary Info.plist, shared ones counted each time: ten times those of a large app's.
    package static let propertyListObjects = 10_000
    /// Members of a collection in an Info.plist. Binary ones share members, so that 200 bytes can expand to 2¹⁰⁰.
    package static let propertyListMembers = 1_000
    /// Bytes of a storyboard or xib: a hundred times a large one.
    package static let interfaceBytes = 16 * 1024 * 1024
    /// Elements of a storyboard or xib, 0.05 s of reading: fifty times those of a large one.
    package static let interfaceElements = 8_000
    /// Nesting depth of a storyboard or xib: two elements per level of views, and those around and inside them.
    package static let interfaceDepth = 128
    /// Bytes of the names and values of one element's attributes together.
    package static let interfaceAttributeBytes = 64 * 1024
    /// Views of one tree, repeats included.
    package static let views = 10_000
    /// Constraints of one tree, repeats included: a hundred times those of the largest real one.
    package static let constraints = 5_000
    /// Variables and coefficients that the constraint solver looks at for one picture, 0.15 s of its
    /// time: 25 times those of a hundred rows of three labels on a baseline.
    package static let layoutWork = 26_000_000
    /// Findings about a picture's constraints that are reported.
    package static let layoutFindings = 50
    /// Absolute value of a constraint's multiplier; beyond it rounding errors reach whole pixels.
    package static let multiplier = 10_000.0
    /// Depth of a view tree.
    package static let viewDepth = 48
    /// UTF-8 bytes of a label's text; Pango's wrapping is quadratic in unbroken words
    /// (fact: libraries/pango.unbroken-words).
    package static let textBytes = 16 * 1024
    /// Lines that a text's line breaks make: 20 points each, they fill the highest picture. Pango copies a text's
    /// attributes for each.
    package static let textLines = 500
    /// Grapheme clusters of an unbroken run of text, for the same reason as `textBytes`.
    package static let unbrokenClusters = 1_024
    /// Combining marks kept on one base character; Pango is quadratic in them (fact: libraries/pango.combining-marks).
    package static let marksPerCluster = 32
    /// Tabs in a line of text; Pango measures a line's runs again at each.
    package static let tabsPerLine = 100
    /// UTF-8 bytes of text shaped for one picture, counted again for every other width: thirteen texts of maximum
    /// length, 0.17 s of Pango's time. A line, and a change of the face, count as many bytes as they take time.
    package static let setTextBytes = 208 * 1024
    /// A length, position or size in points; keeps device coordinates inside cairo's 24.8 fixed point.
    package static let points = 8_192.0
    /// A font size in points.
    package static let fontSize = 0.5...512.0
    /// Height of a drawn picture in points.
    package static let canvasPoints = 8_192.0
    /// Width and height of a picture in pixels.
    package static let canvasPixelsPerSide = 16_384
    /// Width and height of a WebP picture in pixels: its header has 14 bits for them (RFC 9649).
    package static let webPPixelsPerSide = 16_383
    /// Pixels of a WebP picture, one and a half screens of the largest iPad: libwebp needs all of it, and 25 bytes for each.
    package static let webPPixels = 8_000_000
    /// Pixels of a WebP picture that differ from the one before, 0.2 s of libwebp's time at its fastest: a photo that
    /// fills the largest iPad.
    package static let webPChanges = 6_000_000
    /// Such pixels beyond which libwebp takes its fastest way, for the same time: a photo that fills two thirds of a phone.
    package static let webPThoroughChanges = 2_200_000
    /// Pixels of a WebP picture beyond which libwebp takes its fastest way, whatever they show: smooth gradients take
    /// 500 instructions each on the better one.
    package static let webPThoroughPixels = 5_000_000
    /// Pixels of a raw picture, which takes 8 bytes for each: the largest iPad at four pixels a point.
    package static let rawPixels = 25_000_000
    /// Pixels of a PNG that is compressed well, which takes 12 bytes for each.
    package static let smallPNGPixels = 16_000_000
    /// Such pixels that differ from the one before, 0.1 s of libdeflate's time.
    package static let smallPNGChanges = 8_000_000
    /// Pixels of a picture: 192 MB at 4 bytes each.
    package static let canvasPixels = 48_000_000
    /// Pixels written by all drawing commands of a picture: ten layers of the largest, 0.2 s of cairo's time. What
    /// takes longer than a pixel counts as several.
    package static let paintedPixels = 500_000_000
    /// Bytes of compressed bands that a thread caches between pictures.
    package static let cachedBandBytes = 8 << 20
    /// Bytes of scaled images that a thread caches.
    package static let fittedImageBytes = 48 << 20
    /// Pixels of all nested translucent groups; each takes four bytes.
    package static let groupPixels = 24_000_000
    /// Bytes of a report of snapshots: 20,000 cases with messages.
    package static let reportBytes = 64 << 20
    /// Bytes of an image attachment; iOS takes images up to 10 MB (fact: api/attachment.image).
    package static let imageBytes = 10 * 1024 * 1024
    /// Bytes of an audio attachment (fact: api/attachment.audio).
    package static let audioBytes = 5 * 1024 * 1024
    /// Attachment files whose media type is cached across notifications: far more than a campaign has.
    package static let notificationFiles = 4_096
    /// String tables cached across notifications: one for each app and language.
    package static let notificationTables = 64
    /// Bytes of a movie attachment (fact: api/attachment.movie).
    package static let movieBytes = 50 * 1024 * 1024
    /// Plausible length of a sound or movie in seconds: a day.
    package static let mediaSeconds = 86_400.0
    /// Width and height of an image in pixels, checked in its header before decoding.
    package static let imagePixelsPerSide = 8_192
    /// Pixels of an image.
    package static let imagePixels = 25_000_000
    /// Pixels and bytes of files decoded for one picture, 0.25 s of libpng's time: five of the largest screens. A JPEG
    /// counts at its reduced decoding size, a pixel of 16 bits a channel twice.
    package static let decodedPixels = 20_000_000
    /// Frames of an animated image: half a minute at 30 a second. Later ones are left out.
    package static let animationFrames = 1_000
    /// Pixels written to compose the frames of all animated images of a picture, and two for each byte of their data:
    /// a quarter of a second.
    package static let animationPixels = 60_000_000
    /// Movie frames that ffmpeg decodes for one picture; more than a notification shows.
    package static let movieFrames = 4
    /// Seconds after which ffmpeg is stopped: a hundred times the duration of one frame.
    package static let ffmpegSeconds = 10.0
    /// Seconds of processor time after which ffmpeg is stopped: ten times those of a frame of 3840 × 2160 pixels.
    package static let ffmpegProcessorSeconds = 2
    /// Bytes of ffmpeg's address space: three times the memory of such a frame, besides its libraries.
    package static let ffmpegMemory = 512 << 20
    /// Valid `UNNotificationExtensionInitialContentSizeRatio`; real ones stay below 1.5.
    package static let contentSizeRatio = 0.0...10.0
    /// Bytes of a Mustache template; its parser is quadratic in the number of tags.
    package static let templateBytes = 4 * 1024
    /// Tags of a file's templates, each counted as the bytes of its template and 500 more, 0.1 s of Mustache's parser: a
    /// thousand times those of a long descriptor.
    package static let templateWork = 30_000_000
    /// Nesting of sections, or of transforms, in a Mustache template; its parser recurses.
    package static let templateDepth = 16
    /// Bytes of the payload rendered by one notification's templates; an entry of a section counts as a hundred.
    package static let renderedBytes = 1024 * 1024
    /// Nanoseconds of computing for one making of the views, as far as tags, names, conditions, formats and findings take
    /// them on a processor of 2020: a tag 1,000 and each step of its path 600, a formatter 150,000 and a text of it 5,000,
    /// a text that is split 200 a byte. 10,000 labels with a tag each take three quarters of it.
    package static let computingSteps = 100_000_000
    /// Such steps of all that one picture computes, 0.8 of its work: templates, effects, services, and timers with the
    /// views they change.
    package static let pictureSteps = 200_000_000
    /// Named values that name one another; each takes some kilobytes of the stack.
    package static let valueDepth = 100
    /// Entries of a `repeat`.
    package static let repeatCount = 500
    /// Actions of an expanded notification (fact: api/category.actions).
    package static let actions = 10
    /// Layout rounds before a size that never settles is reported.
    package static let resizeRounds = 8
    /// Notifications that the device keeps delivered; far more than a user looks through.
    package static let deliveredNotifications = 10_000
    /// Unknown identifiers of a scenario's removals after which the others get no suggestion, which costs eight
    /// milliseconds in a list of 5,000.
    package static let identifierSuggestions = 20
    /// Delivered notifications that gestures on the list and on banners, and removals, look at, all of them at each: two
    /// seconds, and a hundred gestures on a full list.
    package static let listWork = 1_000_000
    /// Pending requests of an app; iOS keeps the soonest 64 (fact: api/center.pending).
    package static let pendingRequestsOfApp = 64
    /// Pending requests of all apps, each of which is compared when one is added: those of 16 apps.
    package static let pendingRequests = 1_024
    /// Calendar triggers that no date matches, after which none is looked for: a search takes up to a tenth of a second.
    package static let unmatchedDates = 50
    /// Deliveries by triggers, the repeated ones counted each time: a reminder that comes every day for 13 years.
    package static let triggeredDeliveries = 5_000
    /// Bytes of the notifications that service extensions and requests make, in memory; the device keeps them delivered:
    /// ten thousand of 6 KB.
    package static let contentBytes = 64 * 1024 * 1024
    /// Daily times of the scheduled summary, as many as Settings offers.
    package static let summaryTimes = 12
    /// Responses, and settings requests, kept for an app.
    package static let appMemory = 1_000
    /// Events of a trace: a script of ten thousand events with ten steps each.
    package static let traceEvents = 100_000
    /// Bytes of the texts that are typed in a trace: a thousand of the longest.
    package static let traceTextBytes = 16 * 1024 * 1024
    /// Deduplicated findings of a host.
    package static let hostFindings = 1_000
    /// Events that extensions may send from inside their calls; ends loops of repeated deliveries.
    package static let reentrantEvents = 1_000
    /// Seconds after which a missing completion is reported. No limit is published; this is the one of service
    /// extensions (fact: api/service.seconds).
    package static let completionSeconds = 30.0
    /// Timers scheduled at once.
    package static let pendingTimers = 10_000
    /// Timers that may fire during one advance of the clock; ends loops of timers without delay.
    package static let timerFirings = 10_000
    /// Views that are compared in the time of a timer, some 20 µs; making one or laying it out takes as long as comparing
    /// ten.
    package static let viewsPerTimer = 60
    /// Seconds of a delay or a playing item in a descriptor: a day, far longer than a notification stays up.
    package static let delaySeconds = 86_400.0
    /// Repetitions of delayed effects: a countdown of a minute at 60 updates a second.
    package static let effectTimes = 3_600
    /// Notifications that templates see as `received`; more than a chat shows.
    package static let receivedNotifications = 50
    /// Entries of a named value that effects append to; the oldest give way. As many turns as a chat shows.
    package static let valueEntries = 50
    /// Seconds after which a service extension expires (fact: api/service.seconds).
    package static let serviceSeconds = 30.0
    /// Files that a declarative service extension downloads; the system shows the first.
    package static let serviceAttachments = 20
    /// Seconds of one advance of the virtual clock: a century of Julian years.
    package static let advanceSeconds = 3_155_760_000.0
    /// Distinct frames of an animation: two minutes of continuous motion.
    package static let filmFrames = 3_600
    /// Pixels that change between the frames of an animation, in total: about ten seconds of compression.
    package static let filmPixels = 400_000_000
    /// Bytes of an animation's file; GitHub shows images up to 10 MB, browsers stutter at many times that.
    package static let filmBytes = 64 * 1024 * 1024
    /// Moments of a film: eight minutes at 30 a second, or as many steps.
    package static let filmMoments = 15_000
    /// Bytes of views that a film keeps until it is drawn, those that consecutive moments share counted once: twenty
    /// that change in each of `filmFrames`.
    package static let filmSceneBytes = 128 * 1024 * 1024
    /// States of a filmstrip; 120 reach the maximum height of a picture.
    package static let filmstripStates = 120
    /// Pictures of a matrix: every device in every text size and both appearances.
    package static let matrixPictures = 1_000
    /// Pixels of a contact sheet, some 100 MB during compression; larger sheets are scaled down.
    package static let sheetPixels = 32_000_000
    /// Distinct pictures on a batch's contact sheets, in row order.
    package static let sheetPictures = 1_000
    /// Pictures per page of a contact sheet: a screen or two.
    package static let sheetPagePictures = 100
    /// Bytes of all separate pictures of a matrix, which are written together: a thousand pictures.
    package static let matrixBytes = 256 * 1024 * 1024
    /// Drawing threads.
    package static let threads = 64
    /// Bytes of a thread's stack: Linux's default for the main thread; other systems' default is a sixteenth.
    package static let threadStackBytes = 8 * 1024 * 1024
    /// Variables expanded in a sentence with plural forms, nested ones included: ten times those of a long one.
    package static let pluralVariables = 64
    /// UTF-8 bytes of an unknown symbol's name: twice SF's longest.
    package static let symbolNameBytes = 100
    /// Characters of a Mermaid diagram; beyond its `maxTextSize` Mermaid shows an error instead.
    package static let mermaidCharacters = 50_000
    /// Source files of an extension's folder that are searched for classes: ten times a large extension's.
    package static let sourceFiles = 500
    /// Bytes of one source file; its tokens take up to fifty times as much.
    package static let sourceFileBytes = 512 * 1024
    /// Bytes of all source files together, which are read in tenths of a second.
    package static let sourceBytes = 4 * 1024 * 1024
    /// Projects of a repository that are searched for an extension's target: more than a workspace has.
    package static let projects = 20
    /// Bytes of a project's file: that of an app with 20,000 source files.
    package static let projectBytes = 8 * 1024 * 1024
    /// Texts, lists and tables of a project's file, some 0.2 s of reading: real files have one for 40 bytes.
    package static let projectValues = 200_000
    /// Nesting of lists and tables in a project's file, of its groups, and of included settings files.
    package static let projectDepth = 32
    /// Targets of a project.
    package static let projectTargets = 500
    /// Comparisons of files with the patterns of a target that XcodeGen or Tuist describes, and the files themselves.
    package static let projectMatches = 200_000
    /// Extensions of a project whose sources are searched for one beside an Info.plist: ten in every brand.
    package static let neighbours = 100
    /// Build configurations of a target: every brand in every stage.
    package static let configurations = 50
    /// `.xcconfig` files of a project, each inclusion counted.
    package static let configurationFiles = 500
    /// Bytes of an `.xcconfig` file: ten times a long one.
    package static let configurationBytes = 64 * 1024
    /// References expanded in the value of a build setting; ends cycles and exponential growth.
    package static let settingExpansions = 100
    /// UTF-8 bytes of a build setting with references in it, before and after they are expanded.
    package static let settingBytes = 4 * 1024
    /// UTF-8 bytes of a path in a project: the system's limit.
    package static let pathBytes = 4 * 1024
    /// Swift packages of a repository that are searched for a module.
    package static let packages = 200
    /// Source files of an app that are searched for categories: as many as a large app's repository has.
    package static let appSourceFiles = 5_000
    /// Bytes of an app's source files together, which are searched in tenths of a second.
    package static let appSourceBytes = 32 * 1024 * 1024
}
