/** What recognises speech before the model that is shipped; a structural twin of the model kit's port, which engines do not know. */
export interface SpeechEquipment {
  /** A folder with a Whisper model in ONNX form, or its name on the hub; null where none is configured. */
  model: string | null
  /** Where models from the hub are kept. */
  cacheFolder: string
  /** Throws `ProviderError`. */
  provider: {
    name: string
    version: string
    transcribe: (recording: { bytes: Uint8Array; name: string; mediaType: string; signal: AbortSignal }) => Promise<{
      text: string
      segments: { start: number; end: number; text: string; confidence: number | null }[] | null
    }>
  } | null
}
