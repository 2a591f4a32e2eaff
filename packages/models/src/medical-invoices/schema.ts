import { z } from 'zod'
import { amountRead, checkSchema, listRead, readingSchema, textRead } from '../shared/extraction/extraction-schema.ts'

/**
 * What was read from a medical bill, claim form or explanation of benefits; null means looked for and not there.
 * `seller` is the provider, `buyer` the payer (the patient where nobody else is named). Deductions are positive.
 */
export const medicalInvoiceSchema = z.object({
  fields: z.object({
    number: textRead,
    date: textRead,
    dueDate: textRead,
    patient: textRead,
    patientId: textRead,
    birthDate: textRead,
    provider: textRead,
    seller: textRead,
    buyer: textRead,
    npi: textRead,
    payer: textRead,
    memberId: textRead,
    groupNumber: textRead,
    claimId: textRead,
    icdCodes: listRead,
    cptCodes: listRead,
    currency: textRead,
    net: amountRead,
    tax: amountRead,
    total: amountRead,
    adjustments: amountRead,
    insurancePaid: amountRead,
    patientPaid: amountRead,
    patientResponsibility: amountRead,
    due: amountRead,
  }),
  lines: z.array(
    z.object({ date: textRead, code: textRead, description: textRead, quantity: amountRead, amount: amountRead }),
  ),
  checks: z.array(checkSchema),
  reading: readingSchema,
})

export type MedicalInvoice = z.infer<typeof medicalInvoiceSchema>
