import RNFoundation

// System sounds: a picture has none.

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
private nonisolated(unsafe) var sounds: SystemSoundID = 0x1000

public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
public func AudioServicesPlaySystemSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
    if let completion { EventLoop.shared.schedule(completion) }
}
public func AudioServicesPlayAlertSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
    AudioServicesPlaySystemSoundWithCompletion(sound, completion)
}
@discardableResult public func AudioServicesCreateSystemSoundID(
    _ url: CFURL, _ sound: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    sounds += 1
    sound.pointee = sounds
    return 0
}
@discardableResult public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> OSStatus { 0 }
