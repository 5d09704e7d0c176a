import FormCards
import FormModel

/// Finds the files whose paths a person types, and what is known of them; no file is opened.
enum FileLookup {
    /// The largest number of names in a folder in which paths are completed.
    static let nameLimit = 20_000

    /// What reads the names in the folder of a path that is completed; no other folder is read.
    ///
    /// Names that begin with a point are hidden until the point is typed, and so is the folder above until two are. What is
    /// neither a file nor a folder is left out; the targets of links that match are examined for it.
    ///
    /// - Parameter home: The folder that `~` stands for at the beginning of a path.
    /// - Returns: The reader.
    static func folders(home: String?) -> FolderReader {
        { typed, beginning in
            let folder = expanded(typed.isEmpty ? "./" : typed, home)
            let entries: [Files.Entry]?
            do throws(SystemError) {
                entries = try Files.entries(in: folder, limit: nameLimit)
            } catch {
                return .unreadable
            }
            guard let entries else { return .tooMany(limit: nameLimit) }
            let showsHidden = beginning.utf8.first == UInt8(ascii: ".")
            let matching = entries.filter {
                $0.name.utf8.starts(with: beginning.utf8)
                    && (showsHidden || $0.name.utf8.first != UInt8(ascii: "."))
            }
            var names = matching.compactMap { entry -> FolderListing.Name? in
                // The path of a name that is not UTF-8 is not known.
                let kind =
                    entry.kind ?? (entry.isExact ? Files.kind(of: folder + entry.name) : .file)
                guard kind != .other else { return nil }
                return FolderListing.Name(
                    entry.name, isFolder: kind == .folder, isExact: entry.isExact)
            }
            if beginning == ".." || beginning == "~" && typed.isEmpty && home != nil {
                names.append(FolderListing.Name(beginning, isFolder: true))
            }
            names.sort { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
            return .names(names)
        }
    }

    /// A typed path with the folder that `~` stands for at its beginning.
    private static func expanded(_ path: String, _ home: String?) -> String {
        guard let home, path.utf8.starts(with: "~/".utf8) else { return path }
        return home + path.dropFirst()
    }

    /// What finds the facts of the file at a path, or `nil` if nothing is there, or something else than a file.
    ///
    /// - Parameter home: The folder that `~` stands for at the beginning of a path.
    /// - Returns: The finder.
    static func finder(home: String?) -> @Sendable (_ path: String) -> FileFacts? {
        { typed in
            let path = expanded(typed, home)
            // An identity with a name is that of a file that is missing.
            guard !path.utf8.contains(0), let identity = FileIdentity(at: path),
                identity.name == nil,
                let version = FileVersion(at: path, followsLinks: true)
            else { return nil }
            return FileFacts(name: path, type: type(of: path), size: version.size, path: path)
        }
    }

    /// The media type that the extension of a name stands for.
    static func type(of name: String) -> String {
        let lower = name.lowercased()
        for (type, extensions) in types
        where extensions.split(separator: " ").contains(where: { lower.hasSuffix(".\($0)") }) {
            return type
        }
        return FileFacts.unknownType
    }

    /// The types of the registry of IANA that people send most.
    private static let types: KeyValuePairs<String, String> = [
        "application/pdf": "pdf", "image/jpeg": "jpg jpeg", "image/png": "png",
        "image/gif": "gif", "image/webp": "webp", "image/svg+xml": "svg", "image/heic": "heic",
        "image/tiff": "tif tiff", "image/bmp": "bmp", "text/plain": "txt text log",
        "text/csv": "csv", "text/html": "html htm", "text/markdown": "md",
        "text/calendar": "ics", "text/xml": "xml", "application/json": "json",
        "application/zip": "zip", "application/gzip": "gz", "application/x-tar": "tar",
        "application/rtf": "rtf", "application/msword": "doc",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
        "application/vnd.ms-excel": "xls",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
        "application/vnd.ms-powerpoint": "ppt",
        "application/vnd.openxmlformats-officedocument.presentationml.presentation": "pptx",
        "application/vnd.oasis.opendocument.text": "odt",
        "application/vnd.oasis.opendocument.spreadsheet": "ods",
        "audio/mpeg": "mp3", "audio/wav": "wav", "audio/mp4": "m4a", "audio/ogg": "ogg oga",
        "video/mp4": "mp4 m4v", "video/quicktime": "mov", "video/webm": "webm",
    ]
}
