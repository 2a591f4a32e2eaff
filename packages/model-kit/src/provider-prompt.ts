import type { RunContext, RunInput } from './run-context.ts'

/** One part of what a provider is shown. Data never stands in the instructions, so that it cannot give orders. */
export type PromptPart = { type: 'text'; text: string } | { type: 'image'; bytes: Uint8Array; mediaType: string }

/**
 * How a provider may answer in the embedded engine's place.
 * `accept` gets the provider's parsed answer and the embedded reading it may be checked against: it drops what
 * the input does not bear out.
 */
export interface ProviderPrompt<Output> {
  /** Which of the provider's models is needed. */
  needs: 'chat' | 'vision'
  instructions: string
  data: (input: RunInput, context: RunContext) => Promise<readonly PromptPart[]>
  accept: (answer: Output, input: RunInput, context: RunContext) => Promise<Output>
}
