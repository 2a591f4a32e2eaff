import type { Block } from '@vitrine/contracts/blocks/block.ts'
import type { z } from 'zod'
import type { RunContext, RunInput } from './run-context.ts'

/** One part of what a provider is shown. Data never stands in the instructions, so that it cannot give orders. */
export type PromptPart = { type: 'text'; text: string } | { type: 'image'; bytes: Uint8Array; mediaType: string }

/**
 * How a provider may answer in the embedded engine's place.
 * `accept` gets the provider's parsed answer and the embedded reading it may be checked against: it drops what
 * the input does not bear out.
 */
export interface ProviderPrompt<Output, Answer = Output> {
  /** Which of the provider's models is needed. */
  needs: 'chat' | 'vision'
  /** False: the provider is not asked about this input, which the embedded engine reads as well or better. */
  appliesTo?: (input: RunInput, context: RunContext) => Promise<boolean>
  instructions: string
  data: (input: RunInput, context: RunContext) => Promise<readonly PromptPart[]>
  /** What is asked for, where it is less than the whole output; `accept` adds the rest. */
  answer?: z.ZodType<Answer>
  // A method, so that a model need not know of prompts whose answers differ from its output.
  accept(answer: Answer, input: RunInput, context: RunContext): Promise<Output>
  /**
   * With it the answer is taken as it is written: what to show of a part of it, of which nothing is certain yet, not
   * even its form. Only for answers that a person may read before `accept` has seen them.
   */
  preview?: (part: unknown) => Block[]
}

/** The bytes that a provider said are a picture. */
export interface ProvidedPicture {
  bytes: Uint8Array
}

/** How a provider may make a picture in the embedded engine's place. */
export interface PicturePrompt<Output> {
  needs: 'image'
  /** What to paint. Throws `ProviderError` where it is asked of no provider. */
  words: (input: RunInput) => string
  /** The picture as it came: it may be of any type, size or content. */
  accept: (picture: ProvidedPicture, input: RunInput, context: RunContext) => Promise<Output>
}
