import CapstanCommand
import Foundation
import Testing

/// The cache of compiled listings mends itself, and says so when it cannot be written.
@Suite(.serialized) struct ListingCacheTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.write(
      "Bar.swift", "import SwiftUI\n#Preview { Button(\"Go\") {} }\n")
  }

  private func shell(_ line: String) throws -> BuiltTool.Ending {
    try BuiltTool.listingShell(line, folder: folder)
  }

  @Test func aDamagedProgramIsBuiltAnew() throws {
    let ending = try shell(
      """
      $capstan list Bar.swift >first.txt; echo $?
      program=$(ls -d cache/capstan/listings/*)/listing
      size=$(stat -c %s $program)
      damage() {
        case $1 in
          cut) truncate -s 1000 $program ;;
          empty) truncate -s 0 $program ;;
          locked) chmod -x $program ;;
          zeroed) dd if=/dev/zero of=$program bs=4096 seek=100 count=1 conv=notrunc status=none ;;
        esac
      }
      for kind in cut empty locked zeroed; do
        damage $kind
        $capstan list Bar.swift >again.txt; echo $?
        cmp first.txt again.txt; [ $(stat -c %s $program) = $size ] && echo whole
      done
      ls -A cache/capstan/listings | wc -l
      """)
    #expect(
      String(decoding: ending.output, as: UTF8.self)
        == "0\n" + String(repeating: "0\nwhole\n", count: 4) + "1\n", "\(ending.messages)")
    #expect(ending.messages.isEmpty)
  }

  @Test func aFullDiskIsNotTheListingsFault() throws {
    let ending = try shell(
      """
      mkdir cache; mount -t tmpfs -o size=2m tmpfs cache 2>/dev/null || { echo unmountable; exit; }
      trap 'umount cache' EXIT
      $capstan list Bar.swift; echo $?; ls -A cache/capstan/listings | wc -l
      """)
    let output = String(decoding: ending.output, as: UTF8.self)
    // Only root may mount; elsewhere the case is left to those who can.
    if output == "unmountable\n" { return }
    #expect(output == "74\n0\n", "\(ending.messages)")
    let sentences = ending.messages.split(separator: "\n")
    #expect(sentences.count == 2, "\(sentences)")
    #expect(
      sentences.first?.hasPrefix("capstan: the compiled listing cannot be kept: /") == true
        && sentences.first?.hasSuffix(
          "/cache/capstan/listings cannot be written: the disk is full") == true
    )
    #expect(
      sentences.last?.hasPrefix("capstan: XDG_CACHE_HOME=DIR chooses another folder") == true)
  }

  @Test func withoutAFolderToWriteTheLookedForAreNamed() throws {
    let ending = try shell(
      """
      mkdir cache; mount -t tmpfs -o ro tmpfs cache 2>/dev/null || { echo unmountable; exit; }
      trap 'umount cache' EXIT
      TMPDIR=$PWD/cache/tmp $capstan list Bar.swift; echo $?
      """)
    let output = String(decoding: ending.output, as: UTF8.self)
    if output == "unmountable\n" { return }
    #expect(output == "74\n", "\(ending.messages)")
    #expect(ending.messages.contains(#/looked for: \/.*\/cache, \/.*\/cache\/tmp/#))
    #expect(ending.messages.contains("XDG_CACHE_HOME=DIR chooses another"))
  }
}
