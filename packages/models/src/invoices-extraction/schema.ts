import { z } from 'zod'
import { amountRead, checkSchema, readingSchema, textRead } from '../shared/extraction/extraction-schema.ts'

const lineSchema = z.object({
  description: textRead,
  quantity: amountRead,
  unitPrice: amountRead,
  amount: amountRead,
})

const invoiceCheck = checkSchema.extend({ name: z.enum(['sum', 'lines', 'embedded']) })

/**
 * What was read from an invoice or a receipt; null means looked for and not there. `company` and `address` are the
 * seller's name and postal address, as usual for receipts.
 */
export const invoiceSchema = z.object({
  fields: z.object({
    number: textRead,
    date: textRead,
    dueDate: textRead,
    orderNumber: textRead,
    seller: textRead,
    buyer: textRead,
    currency: textRead,
    net: amountRead,
    /** Given where it is needed to get from net and tax to the total; positive. */
    shipping: amountRead,
    discount: amountRead,
    /** Tax withheld by the buyer and paid on the seller's behalf. */
    withheld: amountRead,
    /** Signed. */
    rounding: amountRead,
    tax: amountRead,
    total: amountRead,
    /** Given where total and due confirm it; positive. */
    prepaid: amountRead,
    due: amountRead,
    company: textRead,
    address: textRead,
  }),
  lines: z.array(lineSchema),
  checks: z.array(invoiceCheck),
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
  reading: readingSchema,
})

export type Invoice = z.infer<typeof invoiceSchema>
export type InvoiceLine = z.infer<typeof lineSchema>
export type InvoiceCheck = z.infer<typeof invoiceCheck>
export type EmbeddedValues = NonNullable<Invoice['embedded']>['values']
export type FieldName = keyof Invoice['fields']
