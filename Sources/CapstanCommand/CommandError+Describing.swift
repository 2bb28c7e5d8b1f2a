import CapstanAssets
import CapstanFrames
import CapstanGoldens
import CapstanRaster
import CapstanStage
import CapstanSymbols

extension CommandError {
  /// Creates the words and the code for any error of the modules below.
  init(describing error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case let error as StageError: self.init(error)
    case let error as GoldenError: self.init(Self.code(of: error), "\(error)")
    case let error as FrameError: self.init(Self.code(of: error), "\(error)")
    // What a listing asks for; the page's own size has been looked at before.
    case RasterError.notFinite, RasterError.tooLarge, RasterError.tooMuchMemory:
      self.init(.invalidInput, "\(error)")
    case is AssetError, is SymbolFolder.ReadingError: self.init(.invalidInput, "\(error)")
    default: self.init(.internalError, "\(error)")
    }
  }

  private init(_ error: StageError) {
    switch error {
    case .invalidDocument, .invalidSetting, .unreadable: self.init(.invalidInput, "\(error)")
    case .notFound(let sentence, let hint): self.init(.invalidInput, sentence, hint: hint)
    case .frame(_, _, let cause):
      let inner = CommandError(describing: cause)
      self.init(inner.code, "\(error)", hint: inner.hint)
    case .interrupted: self.init(.interrupted, "\(error)")
    }
  }

  private static func code(of error: GoldenError) -> ExitCode {
    switch error {
    case .sameFolder, .unusableName, .unrecordable, .unreadable: .invalidInput
    case .missing, .inaccessible: .noInput
    case .cannotWrite: .cannotWrite
    }
  }

  private static func code(of error: FrameError) -> ExitCode {
    switch error {
    case .invalidValue, .invalidSize: .usage
    case .unreadable(_, .missing), .unreadable(_, .system): .noInput
    case .unreadable, .invalidManifest: .invalidInput
    case .cannotWrite, .wouldReplace, .diskFull, .diskTooSmall: .cannotWrite
    case .readerLeft: .readerGone
    case .missingProgram: .unavailable
    case .encoderFailed: .cannotWrite
    case .library: .internalError
    }
  }
}
