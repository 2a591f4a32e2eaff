import { medicalInvoiceOf } from '@vitrine/models/medical-invoices/engine.ts'
import { measureForms } from '../forms/score-forms.ts'
import type { Measured, MeasureInput } from '../measurement.ts'

export const measure = (input: MeasureInput): Promise<Measured> =>
  measureForms(
    {
      kind: 'medical-invoices',
      read: async (document) => {
        const { fields, lines } = await medicalInvoiceOf(document)
        return { fields: { ...fields }, lines: lines.map((line) => ({ ...line })) }
      },
      usualLabels: {
        number: 'invoice number',
        date: 'statement date',
        dueDate: 'due date',
        patient: 'patient name',
        patientId: 'account number',
        provider: 'provider',
        npi: 'npi',
        payer: 'insurance',
        memberId: 'member id',
        groupNumber: 'group number',
        claimId: 'claim number',
        icdCodes: 'diagnosis',
        total: 'total charges',
        insurancePaid: 'insurance paid',
        patientResponsibility: 'patient responsibility',
        due: 'amount due',
      },
    },
    input,
  )
