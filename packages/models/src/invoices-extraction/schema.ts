import { boxSchema, confidenceSchema } from '@vitrine/contracts/place.ts'
import { z } from 'zod'

/** A value with the place it was read at. `value` is normalised: dates YYYY-MM-DD, currencies ISO 4217, amounts numbers. */
const readSchema = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, text: z.string(), confidence: confidenceSchema, page: z.int().min(1), box: boxSchema }).nullable()

const textRead = readSchema(z.string())
const amountRead = readSchema(z.number())

const lineSchema = z.object({ description: textRead, quantity: amountRead, amount: amountRead })

const checkSchema = z.object({
  name: z.enum(['sum', 'lines', 'embedded']),
  ok: z.boolean(),
  /** One sentence with the figures compared. */
  text: z.string(),
})

/**
 * What was read from an invoice or a receipt; null was looked for and is not there. `company` and `address` are the
 * seller's name and postal address, as receipts are asked for.
 */
export const invoiceSchema = z.object({
  fields: z.object({
    number: textRead,
    date: textRead,
    seller: textRead,
    buyer: textRead,
    currency: textRead,
    net: amountRead,
    tax: amountRead,
    total: amountRead,
    due: amountRead,
    company: textRead,
    address: textRead,
  }),
  lines: z.array(lineSchema),
  checks: z.array(checkSchema),
  /** Header values of a Factur-X or ZUGFeRD file inside the PDF, for comparison; they never replace what was read. */
  embedded: z
    .object({
      file: z.string(),
      values: z.object({
        number: z.string().nullable(),
        date: z.string().nullable(),
        seller: z.string().nullable(),
        buyer: z.string().nullable(),
        currency: z.string().nullable(),
        net: z.number().nullable(),
        tax: z.number().nullable(),
        total: z.number().nullable(),
        due: z.number().nullable(),
      }),
    })
    .nullable(),
  /** How the pages were read. */
  reading: z.object({
    source: z.enum(['text-layer', 'ocr', 'mixed', 'provider']),
    pages: z.array(z.object({ aspectRatio: z.number().positive() })),
  }),
})

export type Invoice = z.infer<typeof invoiceSchema>
export type InvoiceLine = z.infer<typeof lineSchema>
export type InvoiceCheck = z.infer<typeof checkSchema>
export type EmbeddedValues = NonNullable<Invoice['embedded']>['values']
export type TextRead = z.infer<typeof textRead>
export type AmountRead = z.infer<typeof amountRead>
export type FieldName = keyof Invoice['fields']
