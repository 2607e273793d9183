import Foundation

public func badge() -> Int { 1 }
