export interface ProvidedTranscript {
  text: string
  /** Seconds from the start; null if the endpoint gives no times. */
  segments: { start: number; end: number; text: string; confidence: number | null }[] | null
}

/** A configured endpoint that transcribes. Throws `ProviderError`. */
export interface TranscriptionProvider {
  /** Host and model for the result's footer. */
  name: string
  version: string
  transcribe: (recording: SpeechRecording) => Promise<ProvidedTranscript>
}

/** Speech recognition that takes precedence over the included model. */
export interface SpeechEquipment {
  /** A folder with a Whisper model in ONNX form, or its name on the hub; null if none is configured. */
  model: string | null
  /** The cache of models from the hub. */
  cacheFolder: string
  provider: TranscriptionProvider | null
}

export interface SpeechRecording {
  bytes: Uint8Array
  /** With an extension that matches its type: endpoints rely on it. */
  name: string
  mediaType: string
  signal: AbortSignal
}
