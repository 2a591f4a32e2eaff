import { bytesPerMegabyte } from '@vitrine/contracts/catalogue/input-words.ts'
import type { Model } from '@vitrine/model-kit/model.ts'

/** How much of a body is read into memory, in bytes. Files are not: they are streamed to the store. */
export interface BodyBudget {
  json: number
  /** All fields of a multipart body that are no files, together. */
  fields: number
}

const small = 256 * 1024

/** Enough for options, forms and samples; and little enough that a crowd of strangers takes no memory worth naming. */
export const smallBudget: BodyBudget = { json: small, fields: small }

/** What a caller who is known may send to a model: its text, which in JSON may double by its escapes. */
export function textBudget(models: readonly Model[]): BodyBudget {
  const texts = models.filter(({ input }) => input.kind === 'text').map(({ input }) => input.maxMegabytes)
  const longest = Math.max(0, ...texts) * bytesPerMegabyte
  return { json: longest * 2 + small, fields: longest + small }
}
