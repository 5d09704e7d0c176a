import Foundation
import Testing

@testable import formrun

@Suite struct AtomicFileTests {
    /// A folder for one test.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("formrun-\(UUID().uuidString)")

        init() throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func path(_ name: String) -> String { url.appendingPathComponent(name).path }
        func text(_ name: String) -> String? {
            try? String(contentsOfFile: path(name), encoding: .utf8)
        }
        var names: [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
        }
    }

    /// A temporary file that cannot be removed is named when the command ends.
    @Test func whatStaysIsNamed() throws {
        let folder = try Folder()
        var calls = AtomicFile.Calls()
        calls.remove = {
            SystemError(operation: .remove, path: $0, number: 1, reason: "Operation not permitted")
        }
        try AtomicFile(folder.path("new"), calls: calls).abandon()
        let names = folder.names
        #expect(names.count == 1)
        let said = UnfinishedFiles.shared.failures.map(\.description)
        let path = try #require(names.first.map(folder.path))
        #expect(said.contains("cannot remove \(path): Operation not permitted"))
    }

    /// Counts the calls, one of which fails.
    private final class Failing {
        var left: Int
        private(set) var failed = false

        init(at call: Int) { left = call }

        func tick() throws(SystemError) {
            left -= 1
            guard left == 0 else { return }
            failed = true
            throw SystemError(operation: .write, path: "x", number: 28, reason: "No space left")
        }

        var calls: AtomicFile.Calls {
            let real = AtomicFile.Calls()
            return AtomicFile.Calls(
                create: { path, isPrivate throws(SystemError) in
                    try self.tick()
                    return try real.create(path, isPrivate)
                },
                write: { bytes, descriptor, path throws(SystemError) in
                    // Half of the contents are written before the failure.
                    try real.write(Array(bytes.prefix(bytes.count / 2)), descriptor, path)
                    try self.tick()
                    try real.write(Array(bytes.dropFirst(bytes.count / 2)), descriptor, path)
                },
                synchronize: { descriptor, path throws(SystemError) in
                    try self.tick()
                    try real.synchronize(descriptor, path)
                },
                rename: { from, to throws(SystemError) in
                    try self.tick()
                    try real.rename(from, to)
                },
                overwrite: { path, source throws(SystemError) in
                    try self.tick()
                    try real.overwrite(path, source)
                })
        }
    }

    private func mode(_ path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
    }

    private var descriptors: Int {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []).count
    }

    @Test(arguments: [true, false]) func everyCallMayFail(isThere: Bool) throws {
        let folder = try Folder()
        let path = folder.path("answers")
        for call in 1... {
            if isThere { try "old".write(toFile: path, atomically: false, encoding: .utf8) }
            let failing = Failing(at: call)
            do throws(SystemError) {
                try AtomicFile.write(Array("new text".utf8), to: path, calls: failing.calls)
            } catch {
                #expect(error.number == 28)
                #expect(folder.text("answers") == (isThere ? "old" : nil), "call \(call)")
                #expect(folder.names == (isThere ? ["answers"] : []), "call \(call)")
                continue
            }
            #expect(folder.text("answers") == "new text")
            #expect(folder.names == ["answers"])
            if !failing.failed {
                #expect(call == 6, "create, write, synchronize, rename, the folder")
                return
            }
        }
    }

    /// Either all files are replaced or none, for every failure.
    @Test(arguments: [[], ["a"], ["b"], ["a", "b"]]) func severalAreCommittedTogether(
        _ there: [String]
    ) throws {
        for call in 1... {
            let folder = try Folder()
            for name in there {
                try "old".write(toFile: folder.path(name), atomically: false, encoding: .utf8)
            }
            let failing = Failing(at: .max)
            let files = try ["a", "b"].map { name in
                let file = try AtomicFile(folder.path(name), calls: failing.calls)
                try file.append(Array("new".utf8))
                return file
            }
            failing.left = call
            do throws(SystemError) {
                try AtomicFile.commit(files)
            } catch {
                #expect(folder.names == there, "call \(call)")
                for name in there { #expect(folder.text(name) == "old", "call \(call)") }
                #expect(error.reason == "No space left")
                continue
            }
            #expect(folder.names == ["a", "b"])
            #expect(folder.text("a") == "new" && folder.text("b") == "new")
            // Two synchronisations precede the first rename; failed ones of folders are ignored.
            if !failing.failed {
                #expect(call == 7)
                return
            }
        }
    }

    /// Without hard links, the error lists the new files.
    @Test func whatCannotBeBroughtBackIsSaid() throws {
        let folder = try Folder()
        for name in ["a", "b"] {
            try "old".write(toFile: folder.path(name), atomically: false, encoding: .utf8)
        }
        let failing = Failing(at: .max)
        var calls = failing.calls
        calls.link = { _, _ in false }
        let files = try ["a", "b"].map { name in
            let file = try AtomicFile(folder.path(name), calls: calls)
            try file.append(Array("new".utf8))
            return file
        }
        failing.left = 4
        let error = #expect(throws: SystemError.self) { try AtomicFile.commit(files) }
        #expect(error?.reason == "No space left; \(folder.path("a")) has already been replaced")
        #expect(folder.text("a") == "new" && folder.text("b") == "old")
        #expect(folder.names == ["a", "b"])
    }

    @Test func aNewFileIsPrivateWhereItMustBe() throws {
        let folder = try Folder()
        try AtomicFile.write(Array("a".utf8), to: folder.path("answers"))
        #expect(try mode(folder.path("answers")) == 0o600)
        try AtomicFile.write(Array("a".utf8), to: folder.path("form"), isPrivate: false)
        try "x".write(toFile: folder.path("any"), atomically: false, encoding: .utf8)
        #expect(try mode(folder.path("form")) == (try mode(folder.path("any"))))
    }

    @Test(arguments: [0o644, 0o600, 0o640, 0o664, 0o444, 0o755], [true, false])
    func anExistingFileKeepsItsMode(_ before: Int, isPrivate: Bool) throws {
        let folder = try Folder()
        let path = folder.path("answers")
        try "old".write(toFile: path, atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: before], ofItemAtPath: path)
        try AtomicFile.write(Array("b".utf8), to: path, isPrivate: isPrivate)
        #expect(try mode(path) == before && folder.text("answers") == "b")
    }

    /// All hard links of a file remain.
    @Test(arguments: ["", "n", String(repeating: "new", count: 100_000)])
    func hardLinksStay(_ text: String) throws {
        let folder = try Folder()
        try String(repeating: "old", count: 50_000).write(
            toFile: folder.path("a"), atomically: false, encoding: .utf8)
        try FileManager.default.linkItem(atPath: folder.path("a"), toPath: folder.path("b"))
        try AtomicFile.write(Array(text.utf8), to: folder.path("a"))
        #expect(folder.text("b") == text && folder.text("a") == text)
        #expect(folder.names == ["a", "b"])
        // A failure before writing leaves the file; a later failure leaves the new file beside it.
        for call in 1... {
            let failing = Failing(at: call)
            do throws(SystemError) {
                try AtomicFile.write([0x78], to: folder.path("b"), calls: failing.calls)
            } catch {
                let left = folder.names.filter { $0.hasSuffix(".tmp") }
                let isAsItWas = folder.text("a") == text
                #expect(isAsItWas || !left.isEmpty, "call \(call)")
                #expect(left.isEmpty == !error.reason.contains("the new content is in"))
                if let name = left.first {
                    #expect(error.reason.hasSuffix("/" + name) && folder.text(name) == "x")
                    try FileManager.default.removeItem(atPath: folder.path(name))
                }
                continue
            }
            if !failing.failed { break }
            try AtomicFile.write(Array(text.utf8), to: folder.path("a"))
        }
        #expect(folder.text("a") == "x" && folder.names == ["a", "b"])
    }

    /// A link to a missing file, directly or through other links.
    @Test(arguments: ["target", "sub/target", "./next", "/absolute"])
    func aDanglingLinkIsFollowed(_ destination: String) throws {
        let folder = try Folder()
        let files = FileManager.default
        try files.createDirectory(atPath: folder.path("sub"), withIntermediateDirectories: false)
        let isAbsolute = destination == "/absolute"
        try files.createSymbolicLink(
            atPath: folder.path("link"),
            withDestinationPath: isAbsolute ? folder.path("target") : destination)
        if destination == "./next" {
            try files.createSymbolicLink(
                atPath: folder.path("next"), withDestinationPath: "sub/../target")
        }
        let target = destination == "sub/target" ? destination : "target"
        #expect(
            FileIdentity(replacing: folder.path("link"))
                == FileIdentity(replacing: folder.path(target)))
        try AtomicFile.check(folder.path("link"))
        #expect(folder.text(target) == nil)
        try AtomicFile.write(Array("new".utf8), to: folder.path("link"))
        #expect(folder.text(target) == "new" && folder.text("link") == "new")
        #expect((try? files.destinationOfSymbolicLink(atPath: folder.path("link"))) != nil)
    }

    @Test func aLinkToNowhereIsAnError() throws {
        let folder = try Folder()
        for (name, destination) in [("lost", "no/such"), ("ring", "ring")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(name), withDestinationPath: destination)
            #expect(throws: SystemError.self) { try AtomicFile.check(folder.path(name)) }
        }
        #expect(folder.names == ["lost", "ring"])
    }

    @Test func aLinkIsFollowed() throws {
        let folder = try Folder()
        try "old".write(toFile: folder.path("target"), atomically: false, encoding: .utf8)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"), withDestinationPath: "target")
        try AtomicFile.write(Array("new".utf8), to: folder.path("link"))
        #expect(folder.text("target") == "new")
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link"))
                == "target")
        #expect(folder.names == ["link", "target"])
    }

    @Test func aDeviceIsWrittenThrough() throws {
        try AtomicFile.check("/dev/null")
        try AtomicFile.write(Array("a".utf8), to: "/dev/null")
        let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
        #expect(type as? FileAttributeType == .typeCharacterSpecial)
    }

    @Test func whatCannotBeWrittenIsAnError() throws {
        let folder = try Folder()
        for path in [folder.path("missing/answers"), folder.url.path, ""] {
            let error = #expect(throws: SystemError.self) { try AtomicFile.check(path) }
            #expect(error?.path == path, "the name that was given")
            #expect(throws: SystemError.self) { try AtomicFile.write([], to: path) }
        }
        #expect(folder.names.isEmpty)
    }

    @Test func aCheckLeavesNothing() throws {
        let folder = try Folder()
        try AtomicFile.check(folder.path("answers"))
        #expect(folder.names.isEmpty)
        try "old".write(toFile: folder.path("answers"), atomically: false, encoding: .utf8)
        try AtomicFile.check(folder.path("answers"))
        #expect(folder.text("answers") == "old")
        #expect(folder.names == ["answers"])
    }

    /// A name of the maximum length.
    @Test func longName() throws {
        let folder = try Folder()
        let name = String(repeating: "n", count: 255)
        try AtomicFile.write(Array("a".utf8), to: folder.path(name))
        #expect(folder.names == [name])
    }

    @Test func noDescriptorIsLeaked() throws {
        let folder = try Folder()
        let leaks = (0..<40).map { _ in descriptors }.max() ?? 0
        for call in 1...100 {
            let failing = Failing(at: call % 6 + 1)
            try? AtomicFile.write(Array("a".utf8), to: folder.path("a"), calls: failing.calls)
            try? AtomicFile.check(folder.path("a"), calls: failing.calls)
        }
        // Other tests open files concurrently.
        #expect(descriptors < leaks + 60)
    }
}
