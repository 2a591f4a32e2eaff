import { bytesPerMegabyte } from '@vitrine/contracts/catalogue/input-words.ts'
import type { Model } from '@vitrine/model-kit/model.ts'

/** How much of a body is read into memory, in bytes. Files do not count: they are streamed to the store. */
export interface BodyBudget {
  json: number
  /** All non-file fields of a multipart body together. */
  fields: number
}

const small = 256 * 1024

/** Enough for options, forms and samples, and so little that many strangers at once use little memory. */
export const smallBudget: BodyBudget = { json: small, fields: small }

/** What a signed-in caller may send to a model: its text, which escapes may double in JSON. */
export function textBudget(models: readonly Model[]): BodyBudget {
  const texts = models.filter(({ input }) => input.kind === 'text').map(({ input }) => input.maxMegabytes)
  const longest = Math.max(0, ...texts) * bytesPerMegabyte
  return { json: longest * 2 + small, fields: longest + small }
}
