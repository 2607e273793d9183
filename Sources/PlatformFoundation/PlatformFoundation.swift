// Foundation without ICU where there is such a part, which starts faster.

#if canImport(FoundationEssentials)
    @_exported import FoundationEssentials
#else
    @_exported import Foundation
#endif
