import { z } from 'zod'
import { amountRead, checkSchema, readingSchema, textRead } from '../shared/extraction/extraction-schema.ts'

/**
 * What was read from a premium notice, a policy's invoice or a claim's invoice; null means looked for and not there.
 * `seller` is the insurer, `buyer` the insured. `period` is an ISO 8601 interval of days: 2024-01-01/2025-01-01.
 */
export const insuranceInvoiceSchema = z.object({
  fields: z.object({
    number: textRead,
    date: textRead,
    dueDate: textRead,
    insurer: textRead,
    seller: textRead,
    buyer: textRead,
    policy: textRead,
    claim: textRead,
    lossDate: textRead,
    period: textRead,
    periodFrom: textRead,
    periodTo: textRead,
    deductible: amountRead,
    currency: textRead,
    premium: amountRead,
    net: amountRead,
    tax: amountRead,
    fee: amountRead,
    total: amountRead,
    paid: amountRead,
    due: amountRead,
  }),
  lines: z.array(z.object({ description: textRead, quantity: amountRead, limit: amountRead, amount: amountRead })),
  checks: z.array(checkSchema),
  reading: readingSchema,
})

export type InsuranceInvoice = z.infer<typeof insuranceInvoiceSchema>
