import Foundation
import Testing

@testable import formrun

@Suite struct AtomicFileTests {
    /// A folder of its own for one test.
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

    /// Counts the calls and lets one of them fail.
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
                create: { path throws(SystemError) in
                    try self.tick()
                    return try real.create(path)
                },
                write: { bytes, descriptor, path throws(SystemError) in
                    // Half of it is written before it fails.
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

    /// Of several files all come into their places or none, whatever fails; only what was there before the
    /// first may be gone, where the second cannot take its place.
    @Test func severalAreCommittedTogether() throws {
        for call in 1... {
            let folder = try Folder()
            try "old".write(toFile: folder.path("b"), atomically: false, encoding: .utf8)
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
                #expect(folder.names == ["b"] && folder.text("b") == "old", "call \(call)")
                continue
            }
            #expect(folder.names == ["a", "b"])
            #expect(folder.text("a") == "new" && folder.text("b") == "new")
            // Two synchronisations before the first rename, and those of the folders, whose failure is none.
            if !failing.failed {
                #expect(call == 7)
                return
            }
        }
    }

    @Test func modeIsOfTheOwnerOnly() throws {
        let folder = try Folder()
        let path = folder.path("answers")
        try AtomicFile.write(Array("a".utf8), to: path)
        #expect(try mode(path) == 0o600)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        try AtomicFile.write(Array("b".utf8), to: path)
        #expect(try mode(path) == 0o600)
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

    /// A name may be as long as the system allows.
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
        // Other tests open files at the same time.
        #expect(descriptors < leaks + 60)
    }
}
