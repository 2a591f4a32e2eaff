import type { Block } from '@vitrine/contracts/blocks/block.ts'
import type { z } from 'zod'
import type { RunContext, RunInput } from './run-context.ts'

/** One part of a provider's input. Data is never part of the instructions, so that it cannot change them. */
export type PromptPart = { type: 'text'; text: string } | { type: 'image'; bytes: Uint8Array; mediaType: string }

/**
 * How a provider may answer instead of the embedded engine. `accept` gets the provider's parsed answer and the embedded
 * engine's, to check it against: it drops what the input does not support.
 */
export interface ProviderPrompt<Output, Answer = Output> {
  /** The kind of provider model. */
  needs: 'chat' | 'vision'
  /** False: the provider is not asked about this input, because the embedded engine answers it at least as well. */
  appliesTo?: (input: RunInput, context: RunContext) => Promise<boolean>
  instructions: string
  data: (input: RunInput, context: RunContext) => Promise<readonly PromptPart[]>
  /** The schema of the requested answer, if it is less than the whole output; `accept` adds the rest. */
  answer?: z.ZodType<Answer>
  // A method, for its bivariance: a model need not know the answer's type.
  accept(answer: Answer, input: RunInput, context: RunContext): Promise<Output>
  /**
   * Streams the answer: blocks to show for a part of it, whose shape is not validated. Only for answers that people may
   * read before `accept` has checked them.
   */
  preview?: (part: unknown) => Block[]
}

/** Bytes that a provider claims are a picture. */
export interface ProvidedPicture {
  bytes: Uint8Array
}

/** How a provider may make a picture instead of the embedded engine. */
export interface PicturePrompt<Output> {
  needs: 'image'
  /** The instructions. Throws `ProviderError` if no provider may be asked. */
  words: (input: RunInput) => string
  /** The picture as received: it may be of any type, size or content. */
  accept: (picture: ProvidedPicture, input: RunInput, context: RunContext) => Promise<Output>
}
