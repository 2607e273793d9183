import RNFoundation

// Names of Swift 3 and 4, which old extensions still have.

public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
public let AVAudioSessionModeDefault = AVAudioSession.Mode.default
public let AVAudioSessionModeMoviePlayback = AVAudioSession.Mode.moviePlayback
