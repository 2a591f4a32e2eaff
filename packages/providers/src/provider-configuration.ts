/** What the `AI_*` variables say of an OpenAI-compatible endpoint (hosted, vLLM, Ollama, llama.cpp, LocalAI). */
export interface ProviderConfiguration {
  /** Up to and with the version: `https://…/v1`. */
  baseUrl: string
  apiKey?: string | undefined
  chatModel?: string | undefined
  visionModel?: string | undefined
  transcriptionModel?: string | undefined
  imageModel?: string | undefined
  /** Of one attempt, milliseconds. */
  timeout?: number
  /** Further attempts after a transient failure. */
  retries?: number
}
