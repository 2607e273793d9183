import Platform

/// Messages for the system's error numbers. (The words of strerror depend on machine and locale.)
package enum SystemError {
    /// The current `errno`.
    package static var last: Int32 { errno }

    /// A clause such as `permission is denied`.
    package static func reason(_ code: Int32) -> String {
        switch code {
        case ENOENT, ENOTDIR: "there is no such file or folder"
        case ENAMETOOLONG: "the name is too long"
        case EACCES, EPERM: "permission is denied"
        case EROFS: "the disk is read-only"
        case ENOSPC, EDQUOT: "the disk is full"
        case EEXIST: "it is there already"
        case ESTALE: "a link has taken its place meanwhile"
        case ELOOP: "its symbolic links go in a circle"
        case EISDIR: "this is a folder, not a file"
        case ENXIO: "this is a socket or a device, not a file"
        case EPIPE: "nobody reads it any more"
        case EBADF: "it is closed"
        case EFBIG: "it is larger than files may be here"
        default: "the system refuses (error \(code))"
        }
    }
}
