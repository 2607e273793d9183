import Foundation
import UIKit
import UserNotificationsUI

@_silgen_name("fork") func makeProcess() -> Int32
@_silgen_name("prlimit") func setLimit(
    _ process: Int32, _ resource: Int32, _ new: UnsafePointer<rlimit>?, _ old: UnsafeMutablePointer<rlimit>?
) -> Int32

/// Does what the notification's body says.
class NotificationViewController: UIViewController, UNNotificationContentExtension {
    @IBOutlet private weak var label: UILabel?

    override func viewDidLoad() { label?.text = "loaded" }

    override func didReceive(_ notification: UNNotification) {
        let (words, path) = command(in: notification.body)
        switch words[0] {
        case "text": label?.text = words[1]
        case "loop": while true {}
        case "allocate": allocate()
        case "processes": label?.text = makeProcess() < 0 ? "refused" : "made"
        case "exit": exit(3)
        case "stop": fatalError("no text")
        case "recursion": label?.text = String(recursion(1))
        case "write":
            label?.text =
                (try? "a".write(toFile: path, atomically: false, encoding: .utf8)) == nil ? "refused" : "written"
        case "read": label?.text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "refused"
        case "network": label?.text = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) < 0 ? "refused" : "made"
        case "signal": label?.text = kill(getppid(), 0) != 0 ? "refused" : "sent"
        case "owner": label?.text = fcntl(3, 8, getppid()) < 0 ? "refused" : "set"
        case "limits":
            var limit = rlimit(rlim_cur: 1, rlim_max: 1)
            label?.text = setLimit(getppid(), 1, &limit, nil) != 0 ? "refused" : "set"
        case "priority": label?.text = setpriority(.init(0), id_t(getppid()), 19) != 0 ? "refused" : "set"
        case "pair":
            var ends: [Int32] = [0, 0]
            label?.text = socketpair(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0, &ends) != 0 ? "refused" : "made"
        case "device": label?.text = mknod("zero", S_IFCHR | 0o600, 0x105) != 0 ? "refused" : "made"
        case "mode": label?.text = chmod(path, 0) == 0 ? "accepted" : "refused"
        case "call": label?.text = call(words.dropFirst().compactMap { Int($0) })
        case "parent": label?.text = String(getppid())
        case "threads":
            for _ in 0..<100 { Thread.detachNewThread { sleep(1_000) } }
            sleep(1_000)
        case "notes":
            let codes = ["\u{1B}[31mred"] + [String](repeating: "code-not-modelled", count: 1_000)
            for (number, code) in codes.enumerated() {
                requests.append(["note": ["code": code, "message": "note \(number)"]])
            }
        case "signal9": kill(getpid(), SIGKILL)
        case "abort": abort()
        case "close":
            for descriptor: Int32 in 3...4 { close(descriptor) }
            sleep(1_000)
        case "flood": while true { print(String(repeating: "a", count: 10_000)) }
        case "reply": label?.text = String(repeating: "a", count: 20_000_000)
        case "questions": while true { _ = UIViewController.ask(["query": "nothing"]) }
        case "stall":
            while true {
                usleep(200_000)
                _ = UIViewController.ask(["query": "nothing"])
            }
        case "environment": label?.text = ProcessInfo.processInfo.environment.keys.sorted().joined(separator: " ")
        case "focus": requests.append(["becomeFirstResponder": words[1]])
        case "later":
            label?.text = "now"
            nextWork = 2
        default: label?.text = "?"
        }
    }

    override func workLater() { label?.text = "later" }

    /// Makes a system call of this number with these arguments.
    private func call(_ numbers: [Int]) -> String {
        let words = numbers + [Int](repeating: 0, count: 7 - numbers.count)
        let result = systemCall(words[0], words[1], words[2], words[3], words[4], words[5], words[6])
        return result == -1 && [EPERM, ENOSYS].contains(errno) ? "refused" : "answered \(result) \(errno)"
    }

    private func allocate() {
        var memory: [[UInt8]] = []
        while true { memory.append([UInt8](repeating: 1, count: 1 << 24)) }
    }

    private func recursion(_ depth: Int) -> Int {
        depth % 1_000_003 == 0 ? 0 : recursion(depth + 1) + recursion(depth + 2)
    }

    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) {
        label?.text = response.actionIdentifier
        completion(.doNotDismiss)
    }

    /// The words of a command, and all after the first as the path of a file.
    private func command(in text: String) -> (words: [String], path: String) {
        (text.split(separator: " ").map(String.init), String(text.drop { $0 != " " }.dropFirst()))
    }
}

@_silgen_name("syscall") func systemCall(
    _ number: Int, _ first: Int, _ second: Int, _ third: Int, _ fourth: Int, _ fifth: Int, _ sixth: Int
) -> Int
