import { boxSchema, confidenceSchema } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'

/** Where a value was read and how surely. */
export const placeOfRead = { text: z.string(), confidence: confidenceSchema, page: z.int().min(1), box: boxSchema }

/** A value with the place it was read at; null was looked for and is not there. Dates are YYYY-MM-DD, amounts numbers. */
const readSchema = <Value extends z.ZodType>(value: Value) => z.object({ value, ...placeOfRead }).nullable()

export const textRead = readSchema(z.string())
export const amountRead = readSchema(z.number())
export const flagRead = readSchema(z.boolean())
/** Several values of one kind; `box` is around those on `page`. */
export const listRead = readSchema(z.array(z.string()).min(1))
/** A name and, where it was read, the address below it in one line. */
export const partyRead = z.object({ value: z.string(), ...placeOfRead, address: z.string().nullable() }).nullable()

export type TextRead = z.infer<typeof textRead>
export type AmountRead = z.infer<typeof amountRead>
export type AnyRead = z.infer<typeof textRead> | AmountRead | z.infer<typeof flagRead> | z.infer<typeof listRead>

/** What was compared, in one sentence with the figures. */
export const checkSchema = z.object({ name: z.string(), ok: z.boolean(), text: z.string() })
export type Check = z.infer<typeof checkSchema>

/** What is said of a page on which none of `essential` was found. */
export interface NothingLike<Name extends string = string> {
  title: string
  text: string
  essential: readonly Name[]
}

/** How the pages were read. */
export const readingSchema = z.object({
  source: z.enum(['text-layer', 'ocr', 'mixed', 'provider']),
  /** `text`: what was read of the page, blocks apart. */
  pages: z.array(z.object({ aspectRatio: z.number().positive(), text: z.string().optional() })),
  /** Sentences of the pages that give orders to programs: they were not read. Not there where there are none. */
  instructions: z.array(z.string()).optional(),
  /** What qualifies all that was read, in sentences: the paper calls itself something else. Not there where there are none. */
  notices: z.array(z.string()).optional(),
})
export type Reading = z.infer<typeof readingSchema>
