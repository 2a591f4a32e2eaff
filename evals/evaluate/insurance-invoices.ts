import { insuranceInvoiceOf } from '@vitrine/models/insurance-invoices/engine.ts'
import { measureForms } from '../forms/score-forms.ts'
import type { Measured, MeasureInput } from '../measurement.ts'

export const measure = (input: MeasureInput): Promise<Measured> =>
  measureForms(
    {
      kind: 'insurance-invoices',
      read: async (document) => {
        const { fields, lines } = await insuranceInvoiceOf(document)
        return { fields: { ...fields }, lines: lines.map((line) => ({ ...line })) }
      },
      usualLabels: {
        number: 'invoice number',
        date: 'invoice date',
        dueDate: 'due date',
        insurer: 'insurer',
        buyer: 'insured',
        policy: 'policy number',
        claim: 'claim number',
        periodFrom: 'effective date',
        periodTo: 'expiration date',
        premium: 'premium',
        tax: 'tax',
        total: 'total',
        due: 'amount due',
        deductible: 'deductible',
      },
    },
    input,
  )
