import type { z } from 'zod'
import type { PromptPart, ProviderPrompt } from './provider-prompt.ts'

export interface ProviderRequest<Output> {
  needs: ProviderPrompt<Output>['needs']
  instructions: string
  data: readonly PromptPart[]
  output: z.ZodType<Output>
  signal: AbortSignal
}

/** A configured endpoint. Throws `ProviderError`; what it returns satisfies `output`. */
export interface Provider {
  /** Name and model, as the result's footer shows it. */
  describe: (needs: ProviderRequest<unknown>['needs']) => { name: string; version: string } | null
  answer: <Output>(request: ProviderRequest<Output>) => Promise<Output>
}
