/// Every limit on an input, in one place, each with its reason and a test that is named `limit_<name>` (`make lint`).
public enum Limits {
    /// A remote notification's size in bytes above which APNs refuses it (fact: apns/limits.payload); reported, not
    /// enforced.
    public static let apnsPayloadBytes = 4_096
    /// A payload file in bytes beyond which it isn't read: sixteen times what APNs takes.
    public static let payloadBytes = 64 * 1024
    /// A descriptor file in bytes beyond which it isn't read.
    public static let descriptorBytes = 1024 * 1024
    /// The descriptors of one notification: many more than an app has extensions.
    public static let descriptors = 100
    /// The nesting of arrays and objects in JSON, so that no input can exhaust a thread's stack.
    public static let jsonDepth = 64
    /// The members of all objects and arrays of a JSON document together.
    public static let jsonMembers = 10_000
    /// A scenario's file in bytes beyond which it isn't read: ten thousand deliveries, each with its payload.
    public static let scenarioBytes = 16 * 1024 * 1024
    /// The members of all objects and arrays of a scenario: ten thousand deliveries with some thirty each.
    public static let scenarioMembers = 500_000
    /// A row of a batch in bytes: many payloads' worth; a longer one is an error of its own, and reading goes on.
    public static let batchLineBytes = 1024 * 1024
    /// The requests that `serve` takes while it draws another; what comes then waits in the pipe, and can't be cancelled yet.
    public static let queuedRequests = 64
    /// The descriptors that requests name and `serve` keeps loaded, each with its caches.
    public static let serveDescriptors = 8
    /// A row's identifier in UTF-8 bytes: an address of the longest kind that people write.
    public static let batchIDBytes = 1024
    /// The steps that a scenario takes, those of a `repeat` counted as often as it repeats them.
    public static let scenarioSteps = 100_000
    /// The lines of a file of notifications: twice those that the device is looked through with at the most.
    public static let deliveryLines = 10_000
    /// The bytes of all snapshots of a scenario, which are written together at its end: a thousand pictures.
    public static let snapshotBytes = 256 * 1024 * 1024
    /// The unknown keys of one object that are reported one by one; each costs a search for the name that was meant.
    public static let unknownKeys = 20
    /// The findings of one file after which missing files no longer get a suggestion: each costs a look into a folder.
    public static let fileSuggestions = 20
    /// An Info.plist in bytes beyond which it isn't read: a hundred times a real one.
    public static let propertyListBytes = 256 * 1024
    /// A string table in bytes beyond which it isn't read: some ten thousand texts, which take the library's parser a
    /// second.
    public static let stringsTableBytes = 1024 * 1024
    /// The names of one folder that are looked at when an extension's files are looked for.
    public static let folderEntries = 10_000
    /// The files and folders that such a search looks at in all: a large app's repository has as many.
    public static let folderItems = 50_000
    /// The folders within one another that such a search goes down.
    public static let folderDepth = 8
    /// The images, colours and runtime attributes of an interface file that are said to be missing or ignored, each once:
    /// ten times as many as an odd one has.
    public static let interfaceFindings = 200
    /// The Contents.json of an asset in bytes beyond which it isn't read: a hundred times a real one.
    public static let assetContentsBytes = 256 * 1024
    /// The fonts that extensions bring along: a large family's faces, several times over.
    public static let bundledFonts = 100
    /// The property lists that are opened to find an extension's Info.plist among them.
    public static let folderPlists = 200
    /// The arrays and dictionaries of an XML Info.plist; the library's parser recurses into them without a bound.
    public static let propertyListContainers = 256
    /// The members of one array or dictionary of an Info.plist. Those of a binary one may share their values, so that
    /// 200 bytes can stand for 2¹⁰⁰ of them.
    public static let propertyListMembers = 1_000
    /// A storyboard or xib in bytes beyond which it isn't read: a hundred times a large one.
    public static let interfaceBytes = 16 * 1024 * 1024
    /// The elements of a storyboard or xib: fifty times those of a large one.
    public static let interfaceElements = 100_000
    /// The nesting of elements of a storyboard or xib: two for each level of views, and those around and inside them.
    public static let interfaceDepth = 128
    /// The names and values of one element's attributes together, in bytes.
    public static let interfaceAttributeBytes = 64 * 1024
    /// The views of one tree, repeats included.
    public static let views = 10_000
    /// The constraints of one tree, repeats included: a hundred times those of the largest real one. The solver's time
    /// grows with their square, to a second and a half.
    public static let constraints = 5_000
    /// The findings about a picture's constraints that are reported one by one.
    public static let layoutFindings = 50
    /// A constraint's multiplier, either way; beyond it rounding alone moves edges by pixels.
    public static let multiplier = 10_000.0
    /// The depth of a view tree.
    public static let viewDepth = 48
    /// A label's text in UTF-8 bytes; Pango's wrapping is quadratic in unbroken words
    /// (fact: libraries/pango.unbroken-words).
    public static let textBytes = 16 * 1024
    /// The grapheme clusters of an unbroken run of text, for the same reason.
    public static let unbrokenClusters = 1_024
    /// Combining marks kept on one base character; Pango is quadratic in them (fact: libraries/pango.combining-marks).
    public static let marksPerCluster = 32
    /// The UTF-8 bytes of text that are set for one picture, a text counting again at every other width: sixteen texts of
    /// the greatest length, about half a second of Pango's time.
    public static let setTextBytes = 256 * 1024
    /// A length, position or size in points; keeps device coordinates inside cairo's 24.8 fixed point.
    public static let points = 8_192.0
    /// A font size in points.
    public static let fontSize = 0.5...512.0
    /// The height of a drawn picture in points, for content that never ends.
    public static let canvasPoints = 8_192.0
    /// A picture's pixels a side, and in all.
    public static let canvasPixelsPerSide = 16_384
    /// A WebP picture's pixels a side: its header has 14 bits for them (RFC 9649).
    public static let webPPixelsPerSide = 16_383
    /// All pixels of a picture: 192 MB at 4 bytes each.
    public static let canvasPixels = 48_000_000
    /// The pixels that all commands of a picture write together, some twenty layers of the largest picture: about a
    /// second of cairo's time.
    public static let paintedPixels = 1_000_000_000
    /// The bytes of compressed strips that a thread keeps from one picture to the next.
    public static let keptStripBytes = 8 << 20
    /// The bytes of images that a thread keeps as they fall on the canvas's pixels.
    public static let fittedImageBytes = 24 << 20
    /// The pixels of all translucent groups that are open at once; each takes four bytes.
    public static let groupPixels = 24_000_000
    /// An attachment's file size in bytes; iOS takes images up to 10 MB (fact: api/attachment.image).
    public static let imageBytes = 10 * 1024 * 1024
    /// An audio attachment's file size in bytes (fact: api/attachment.audio).
    public static let audioBytes = 5 * 1024 * 1024
    /// The files of attachments whose kind is remembered, so that the next notification that names them needn't read them:
    /// many more than a campaign has.
    public static let notificationFiles = 4_096
    /// The tables of texts that are remembered likewise: each app's in each language.
    public static let notificationTables = 64
    /// A movie attachment's file size in bytes (fact: api/attachment.movie).
    public static let movieBytes = 50 * 1024 * 1024
    /// The length of a sound or movie in seconds that is believed: a day.
    public static let mediaSeconds = 86_400.0
    /// An image's pixels a side, read from its header before anything is decoded.
    public static let imagePixelsPerSide = 8_192
    /// An image's pixels in all.
    public static let imagePixels = 25_000_000
    /// The pixels decoded for one picture, two of the largest images; a JPEG counts at the fraction it is decoded at.
    public static let decodedPixels = 50_000_000
    /// The frames of a moving image: those of half a minute at 30 a second. Later ones are left out.
    public static let animationFrames = 1_000
    /// The pixels written to compose the frames of one moving image, and of all in one picture: one to two seconds.
    public static let animationPixels = 200_000_000
    /// The frames of movies that ffmpeg decodes for one picture: more than a notification shows.
    public static let movieFrames = 4
    /// Seconds after which ffmpeg is ended: a hundred times what a frame takes.
    public static let ffmpegSeconds = 10.0
    /// The ratio `UNNotificationExtensionInitialContentSizeRatio` may have; real ones stay below 1.5.
    public static let contentSizeRatio = 0.0...10.0
    /// A Mustache template in bytes; its parser is quadratic in the number of tags.
    public static let templateBytes = 4 * 1024
    /// Sections within sections, or transforms within transforms, of a Mustache template; its parser recurses.
    public static let templateDepth = 16
    /// The bytes of a payload that one notification's templates render in all, an entry of a section counting as a
    /// hundred; sections within sections multiply.
    public static let renderedBytes = 1024 * 1024
    /// The entries that a `repeat` makes at the most.
    public static let repeatCount = 500
    /// Actions drawn in the long look (fact: api/category.actions).
    public static let actions = 10
    /// Layout rounds of the extension's size before a ping-pong is reported.
    public static let resizeRounds = 8
    /// The notifications that the device keeps delivered: many more than anyone looks through.
    public static let deliveredNotifications = 10_000
    /// The scheduled summaries of a day, as many as Settings offers.
    public static let summaryTimes = 12
    /// The responses that an app's model keeps, and the requests for its settings: as many as notifications are delivered.
    public static let appMemory = 1_000
    /// The steps of a trace: a script of ten thousand events, each with ten steps.
    public static let traceEvents = 100_000
    /// The findings of one host that are listed, each once.
    public static let hostFindings = 1_000
    /// The events that extensions may send from inside their calls before those are over, so that one that is delivered
    /// again by what it causes ends.
    public static let reentrantEvents = 1_000
    /// Seconds after which a completion that isn't called is reported; the time that a service extension has
    /// (fact: api/service.seconds), as none is published for this.
    public static let completionSeconds = 30.0
    /// Timers that wait on the clock at once; each that fires may set more.
    public static let pendingTimers = 10_000
    /// Timers that may fire while the clock is advanced once, so that one that sets itself again at once ends.
    public static let timerFirings = 10_000
    /// Seconds that a descriptor may write for a delay or a playing item: a day, many times as long as a look stays up.
    public static let delaySeconds = 86_400.0
    /// How often delayed effects may be done over; a countdown of a minute a hundred times as fine as eyes need it.
    public static let effectTimes = 3_600
    /// The notifications that an extension finds as `received`; more than a look shows of a chat.
    public static let receivedNotifications = 50
    /// The seconds that a service extension has to hand over its content (fact: api/service.seconds).
    public static let serviceSeconds = 30.0
    /// The files that a declarative service extension downloads; the system shows the first.
    public static let serviceAttachments = 20
    /// Seconds that the virtual clock can be advanced by at once: a century of Julian years.
    public static let advanceSeconds = 3_155_760_000.0
    /// The different pictures of an animation: two minutes in which something moves all the time.
    public static let filmFrames = 3_600
    /// The pixels that change from picture to picture of an animation, together: about ten seconds of compressing.
    public static let filmPixels = 400_000_000
    /// An animation's file in bytes; GitHub shows images up to 10 MB, browsers stutter at many times that.
    public static let filmBytes = 64 * 1024 * 1024
    /// The moments of a scenario that an animation is drawn from: eleven minutes of thirty a second.
    public static let filmMoments = 20_000
    /// The states of a filmstrip; at 120 it is as high as a picture may be.
    public static let filmstripStates = 120
    /// The pictures of a matrix: every device in every text size and both appearances.
    public static let matrixPictures = 1_000
    /// The pixels of a contact sheet, some 100 MB while it is compressed; larger ones are drawn at a smaller scale.
    public static let sheetPixels = 32_000_000
    /// The looks of a batch that its contact sheets show, the first in the rows' order: as many as anyone looks through.
    public static let sheetLooks = 1_000
    /// The looks on one of the sheets, of which a batch has several then: more than a screen or two nobody takes in.
    public static let sheetPageLooks = 100
    /// The bytes of all pictures of a matrix that are files of their own and are written together: a thousand of them.
    public static let matrixBytes = 256 * 1024 * 1024
    /// The threads that pictures are drawn on at once.
    public static let threads = 64
    /// The bytes of such a thread's stack: as many as Linux gives the first, where other systems give a sixteenth.
    public static let threadStackBytes = 8 * 1024 * 1024
    /// The variables of a sentence with plural forms that get their words, those within others' words too: ten times those
    /// of a long one.
    public static let pluralVariables = 64
    /// A symbol's name in UTF-8 bytes, where it isn't one that has a drawing: twice as long as SF's longest.
    public static let symbolNameBytes = 100
    /// The characters of a Mermaid diagram, beyond which Mermaid shows an error in its place (its `maxTextSize`).
    public static let mermaidCharacters = 50_000
    /// The source files of an extension's folder that are looked through for classes: ten times a large one's.
    public static let sourceFiles = 500
    /// The bytes of one of them; its tokens take up to fifty times as much.
    public static let sourceFileBytes = 512 * 1024
    /// The bytes of all of them together; they are read in tenths of a second.
    public static let sourceBytes = 4 * 1024 * 1024
}
