import type { z } from 'zod'
import type { PicturePrompt, PromptPart, ProvidedPicture, ProviderPrompt } from './provider-prompt.ts'

export interface ProviderRequest<Output> {
  needs: ProviderPrompt<Output>['needs']
  instructions: string
  data: readonly PromptPart[]
  output: z.ZodType<Output>
  signal: AbortSignal
  /** Asks for the answer as it is written, and gets each longer part of it, parsed as far as it goes. */
  onPart?: ((part: unknown) => void) | undefined
}

export interface PictureRequest {
  words: string
  /** Pixels, both sides. */
  size: number
  signal: AbortSignal
}

/** A configured endpoint. Throws `ProviderError`; what it returns satisfies `output`. */
export interface Provider {
  /** Name and model, as the result's footer shows it. */
  describe: (
    needs: ProviderPrompt<unknown>['needs'] | PicturePrompt<unknown>['needs'],
  ) => { name: string; version: string } | null
  answer: <Output>(request: ProviderRequest<Output>) => Promise<Output>
  paint: (request: PictureRequest) => Promise<ProvidedPicture>
}
