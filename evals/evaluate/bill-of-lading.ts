import { billOfDocument } from '@vitrine/models/bill-of-lading/engine.ts'
import { measureForms } from '../forms/score-forms.ts'
import type { Measured, MeasureInput } from '../measurement.ts'

export const measure = (input: MeasureInput): Promise<Measured> =>
  measureForms(
    {
      kind: 'bill-of-lading',
      read: async (document) => {
        const { fields, lines } = await billOfDocument(document)
        return { fields: { ...fields }, lines: lines.map((line) => ({ ...line })) }
      },
      usualLabels: {
        shipper: 'shipper',
        consignee: 'consignee',
        notify: 'notify party',
        carrier: 'carrier',
        scac: 'scac',
        bolNumber: 'bill of lading number',
        proNumber: 'pro number',
        date: 'date',
        vessel: 'vessel',
        voyage: 'voyage',
        portOfLoading: 'port of loading',
        portOfDischarge: 'port of discharge',
        containers: 'container',
        seals: 'seal',
        pieces: 'total pieces',
        weight: 'total weight',
        freightTerms: 'freight',
      },
    },
    input,
  )
