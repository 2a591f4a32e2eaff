import type { z } from 'zod'
import type { PicturePrompt, PromptPart, ProvidedPicture, ProviderPrompt } from './provider-prompt.ts'

export interface ProviderRequest<Output> {
  needs: ProviderPrompt<Output>['needs']
  instructions: string
  data: readonly PromptPart[]
  output: z.ZodType<Output>
  signal: AbortSignal
  /** Streams the answer: called with each longer part of it, parsed as far as it goes. */
  onPart?: ((part: unknown) => void) | undefined
}

export interface PictureRequest {
  words: string
  /** Pixels, width and height. */
  size: number
  signal: AbortSignal
}

/** A configured endpoint. Throws `ProviderError`; what it returns matches `output`. */
export interface Provider {
  /** Name and model for the result's footer. */
  describe: (
    needs: ProviderPrompt<unknown>['needs'] | PicturePrompt<unknown>['needs'],
  ) => { name: string; version: string } | null
  answer: <Output>(request: ProviderRequest<Output>) => Promise<Output>
  paint: (request: PictureRequest) => Promise<ProvidedPicture>
}
