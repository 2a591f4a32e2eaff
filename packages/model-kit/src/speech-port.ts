export interface ProvidedTranscript {
  text: string
  /** Seconds from the start; null where the endpoint tells no times. */
  segments: { start: number; end: number; text: string; confidence: number | null }[] | null
}

/** A configured endpoint that transcribes. Throws `ProviderError`. */
export interface TranscriptionProvider {
  /** Host and model, as the result's footer shows them. */
  name: string
  version: string
  transcribe: (recording: SpeechRecording) => Promise<ProvidedTranscript>
}

/** What recognises speech before the model that is shipped. */
export interface SpeechEquipment {
  /** A folder with a Whisper model in ONNX form, or its name on the hub; null where none is configured. */
  model: string | null
  /** Where models from the hub are kept. */
  cacheFolder: string
  provider: TranscriptionProvider | null
}

export interface SpeechRecording {
  bytes: Uint8Array
  /** With an ending that tells the kind: endpoints go by it. */
  name: string
  mediaType: string
  signal: AbortSignal
}
