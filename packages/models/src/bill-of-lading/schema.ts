import { z } from 'zod'
import {
  amountRead,
  checkSchema,
  flagRead,
  listRead,
  partyRead,
  placeOfRead,
  readingSchema,
  textRead,
} from '../shared/extraction/extraction-schema.ts'

/** What was read from a bill of lading; null means looked for and not there. */
export const billOfLadingSchema = z.object({
  fields: z.object({
    shipper: partyRead,
    consignee: partyRead,
    /** 'Same as consignee' is answered with the consignee's name. */
    notify: partyRead,
    carrier: textRead,
    scac: textRead,
    bolNumber: textRead,
    proNumber: textRead,
    date: textRead,
    vessel: textRead,
    voyage: textRead,
    portOfLoading: textRead,
    portOfDischarge: textRead,
    containers: listRead,
    seals: listRead,
    pieces: amountRead,
    weight: z.object({ value: z.number(), ...placeOfRead, unit: z.enum(['kg', 'lb']).nullable() }).nullable(),
    freightTerms: z.object({ value: z.enum(['prepaid', 'collect', 'third party']), ...placeOfRead }).nullable(),
    hazmat: flagRead,
  }),
  containers: z.array(
    z.object({
      value: z.string(),
      /** Whether the ISO 6346 check digit is right. */
      valid: z.boolean(),
      ...placeOfRead,
    }),
  ),
  lines: z.array(
    z.object({
      description: textRead,
      pieces: amountRead,
      packaging: textRead,
      weight: amountRead,
      freightClass: textRead,
      nmfc: textRead,
    }),
  ),
  checks: z.array(checkSchema),
  reading: readingSchema,
})

export type BillOfLadingResult = z.infer<typeof billOfLadingSchema>
