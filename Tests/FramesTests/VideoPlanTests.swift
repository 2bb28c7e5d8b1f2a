import CapstanFrames
import Testing

struct VideoPlanTests {
  private func line(
    _ format: VideoFormat, stream: StreamFormat? = nil, rate: FrameRate = .ntsc,
    extra: [String] = []
  ) throws -> String {
    try VideoPlan(
      format, width: 390, height: 844, rate: rate, stream: stream, extraArguments: extra
    ).commandLine(output: "out.\(format)")
  }

  @Test func printsWhatItWouldRun() throws {
    #expect(
      try line(.mp4)
        == "ffmpeg -hide_banner -nostdin -loglevel warning -f yuv4mpegpipe -color_range tv "
        + "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -i pipe:0 -an -c:v libx264 "
        + "-preset medium -crf 16 -pix_fmt yuv420p -color_range tv -colorspace bt709 "
        + "-color_primaries bt709 -color_trc bt709 -movflags +faststart -f mp4 -y out.mp4")
  }

  @Test(arguments: RawFormat.Layout.allCases)
  func namesTheStreamsOwnFormat(layout: RawFormat.Layout) throws {
    let line = try line(.mp4, stream: .raw(RawFormat(layout)))
    #expect(
      line.contains(
        "-f rawvideo -pixel_format \(layout.rawValue) -video_size 390x844 "
          + "-framerate 30000/1001 -i pipe:0"))
    #expect(line.contains("out_color_matrix=bt709"))
    #expect(!line.contains("unpremultiply"))
  }

  @Test func undoesPremultipliedColours() throws {
    let stream = StreamFormat.raw(RawFormat(.bgra, alpha: .premultiplied))
    #expect(try line(.webm, stream: stream).contains("-vf unpremultiply=inplace=1,scale="))
  }

  @Test func quotesForAShell() throws {
    let line = try line(.gif, rate: FrameRate(30), extra: ["-metadata", "title=it's a \"bar\""])
    #expect(line.contains("'split[a][b];[a]palettegen"))
    #expect(line.contains("'title=it'\\''s a \"bar\"'"))
    #expect(line.hasSuffix("-f gif -y out.gif"))
  }

  @Test(arguments: [
    (VideoFormat.mp4, 400, 711, "400 × 711 pixels would have to become 400 × 712"),
    (.webm, 1973, 1064, "1973 × 1064 pixels would have to become 1974 × 1064"),
    (.mp4, 1, 1, "1 × 1 pixels would have to become 2 × 2"),
  ])
  func refusesOddSizes(format: VideoFormat, width: Int, height: Int, sizes: String) {
    #expect(
      throws: FrameError.invalidSize(
        "\(format.rawValue) needs even sides: \(sizes); change the size or pad or crop it")
    ) { try VideoPlan(format, width: width, height: height, rate: FrameRate(60)) }
  }

  @Test func padsAndCropsOnRequest() throws {
    let padded = try VideoPlan(
      .mp4, width: 399, height: 711, rate: FrameRate(60), oddSize: .pad)
    #expect(padded.notes == ["padded from 399 × 711 to 400 × 712"])
    #expect(padded.commandLine(output: "x").contains("-vf 'pad=400:712,scale=") == false)
    #expect(padded.commandLine(output: "x").contains("pad=400:712,scale="))
    let cropped = try VideoPlan(
      .webm, width: 399, height: 711, rate: FrameRate(60), oddSize: .crop)
    #expect(cropped.notes == ["cropped from 399 × 711 to 398 × 710"])
    #expect(throws: FrameError.invalidSize("1 × 9 pixels cannot be cropped to even sides")) {
      try VideoPlan(.mp4, width: 1, height: 9, rate: FrameRate(60), oddSize: .crop)
    }
    for format in [VideoFormat.mov, .gif, .apng, .webp] {
      #expect(try VideoPlan(format, width: 1, height: 1, rate: FrameRate(30)).notes.isEmpty)
    }
  }

  @Test func resamplesFastGIFsWithANotice() throws {
    let plan = try VideoPlan(.gif, width: 2, height: 2, rate: FrameRate(60))
    #expect(
      plan.notes == [
        "gif files hold at most 50 frames a second; the 60/1 here are resampled to them"
      ]
    )
    #expect(plan.commandLine(output: "x").contains("fps=50/1,split"))
    #expect(!plan.keepsFrameCount)
    #expect(try VideoPlan(.gif, width: 2, height: 2, rate: FrameRate(50)).keepsFrameCount)
  }

  @Test(arguments: [
    ("a.mp4", VideoFormat.mp4), ("dir.x/B.WEBM", .webm), ("a.mov", .mov), ("a.gif", .gif),
    ("a.apng", .apng), ("a.webp", .webp), ("a.png", nil), ("mp4", nil), ("a.", nil),
  ])
  func knowsExtensions(name: String, format: VideoFormat?) {
    #expect(VideoFormat(fileName: name) == format)
  }
}
