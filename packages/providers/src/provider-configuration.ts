/** The `AI_*` variables of an OpenAI-compatible endpoint (hosted, vLLM, Ollama, llama.cpp, LocalAI). */
export interface ProviderConfiguration {
  /** Including the version: `https://…/v1`. */
  baseUrl: string
  apiKey?: string | undefined
  chatModel?: string | undefined
  visionModel?: string | undefined
  transcriptionModel?: string | undefined
  imageModel?: string | undefined
  /** Milliseconds per attempt. */
  timeout?: number
  /** Further attempts after a transient failure. */
  retries?: number
}
