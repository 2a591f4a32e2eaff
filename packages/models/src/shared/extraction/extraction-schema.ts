import { boxSchema, confidenceSchema } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'

/** Where a value was read and with which confidence. */
export const placeOfRead = { text: z.string(), confidence: confidenceSchema, page: z.int().min(1), box: boxSchema }

/**
 * A value with the place where it was read; null means looked for and not there. Dates are YYYY-MM-DD, amounts numbers.
 */
const readSchema = <Value extends z.ZodType>(value: Value) => z.object({ value, ...placeOfRead }).nullable()

export const textRead = readSchema(z.string())
export const amountRead = readSchema(z.number())
export const flagRead = readSchema(z.boolean())
/** Several values of one kind; `box` encloses those on `page`. */
export const listRead = readSchema(z.array(z.string()).min(1))
/** A name, and the address below it in one line if there is one. */
export const partyRead = z.object({ value: z.string(), ...placeOfRead, address: z.string().nullable() }).nullable()

export type TextRead = z.infer<typeof textRead>
export type AmountRead = z.infer<typeof amountRead>
export type AnyRead = z.infer<typeof textRead> | AmountRead | z.infer<typeof flagRead> | z.infer<typeof listRead>

/** What was compared, in one sentence with the numbers. */
export const checkSchema = z.object({ name: z.string(), ok: z.boolean(), text: z.string() })
export type Check = z.infer<typeof checkSchema>

/** The message for a page on which none of `essential` was found. */
export interface NothingLike<Name extends string = string> {
  title: string
  text: string
  essential: readonly Name[]
}

/** How the pages were read. */
export const readingSchema = z.object({
  source: z.enum(['text-layer', 'ocr', 'mixed', 'provider']),
  /** `text`: the page's text, with its blocks separated. */
  pages: z.array(z.object({ aspectRatio: z.number().positive(), text: z.string().optional() })),
  /** Sentences on the pages that address programs: they were ignored. Absent if there are none. */
  instructions: z.array(z.string()).optional(),
  /**
   * Reservations about all values, in sentences: the document calls itself something else. Absent if there are none.
   */
  notices: z.array(z.string()).optional(),
})
export type Reading = z.infer<typeof readingSchema>
