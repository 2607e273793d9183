import RNFoundation

// Speech: a picture has none.

public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public enum AVSpeechBoundary: Int { case immediate, word }

open class AVSpeechUtterance: NSObject {
    public let speechString: String
    open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
    open var voice: AVSpeechSynthesisVoice?
    open var volume: Float = 1
    open var pitchMultiplier: Float = 1
    open var preUtteranceDelay: TimeInterval = 0
    open var postUtteranceDelay: TimeInterval = 0
    public init(string: String) { speechString = string }
}

open class AVSpeechSynthesisVoice: NSObject {
    public let language: String
    public init?(language: String?) { self.language = language ?? Self.currentLanguageCode() }
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
}

/// Says nothing: the delegate hears of start and end at the next turn of the run loop.
open class AVSpeechSynthesizer: NSObject {
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    open func speak(_ utterance: AVSpeechUtterance) {
        EventLoop.shared.schedule { [self] in
            delegate?.speechSynthesizer(self, didStart: utterance)
            delegate?.speechSynthesizer(self, didFinish: utterance)
        }
    }
    open var isSpeaking: Bool { false }
    open var isPaused: Bool { false }
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    @discardableResult open func continueSpeaking() -> Bool { false }
}
