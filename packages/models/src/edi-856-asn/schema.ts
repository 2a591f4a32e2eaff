import { boxSchema, confidenceSchema } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'

const text = z.string().nullable()
const number = z.number().nullable()

const partySchema = z.object({
  name: text,
  address: z.array(z.string()),
  city: text,
  state: text,
  postalCode: text,
  country: text,
  id: text,
})

const shipmentSchema = z.object({
  shipmentId: text,
  /** Dates are YYYY-MM-DD. */
  shipDate: text,
  deliveryDate: text,
  billOfLading: text,
  proNumber: text,
  carrierName: text,
  scac: text,
  trailer: text,
  seal: text,
  freightTerms: z.enum(['prepaid', 'collect', 'third party']).nullable(),
  cartons: number,
  weight: number,
  weightUnit: text,
  shipFrom: partySchema,
  shipTo: partySchema,
  orders: z.array(
    z.object({
      purchaseOrder: text,
      orderDate: text,
      packs: z.array(
        z.object({
          mark: text,
          items: z.array(
            z.object({
              line: text,
              buyerPart: text,
              vendorPart: text,
              upc: text,
              description: text,
              quantity: number,
              quantityOrdered: number,
              unit: text,
            }),
          ),
        }),
      ),
    }),
  ),
})

export interface EdiNode {
  /** HL01, and HL03 in words. */
  id: string
  level: string
  /** A summary of the loop in a few words. */
  summary: string
  /** The segments of the loop as in the file. */
  segments: string[]
  children: EdiNode[]
}

const nodeSchema: z.ZodType<EdiNode> = z.lazy(() =>
  z.object({
    id: z.string(),
    level: z.string(),
    summary: z.string(),
    segments: z.array(z.string()),
    children: z.array(nodeSchema),
  }),
)

const problemSchema = z.object({
  /** error: a partner's translator will refuse it; warning: worth a look; missing: the document does not state it. */
  severity: z.enum(['error', 'warning', 'missing']),
  /** As X12's acknowledgments name faults (TA1, AK3, AK4, AK5, AK9); 'missing' where a document is silent. */
  code: z.string(),
  /** Segment position, counted from 1 over the interchange. */
  position: z.int().nullable(),
  segment: z.string(),
  element: z.int().nullable(),
  text: z.string(),
})

/** A ship notice: written from a document, or read from a file that is one already. */
export const shipNoticeSchema = z.object({
  /** The interchange, ISA to IEA. */
  x12: z.string(),
  tree: z.array(nodeSchema),
  problems: z.array(problemSchema),
  /** What it was made from. */
  source: z.enum(['x12', 'table', 'document']),
  shipment: shipmentSchema,
  /** Where the values of the whole shipment were read. */
  stated: z.array(
    z.object({
      name: z.string(),
      text: z.string(),
      confidence: confidenceSchema,
      page: z.int().min(1).nullable(),
      box: boxSchema.nullable(),
    }),
  ),
  /** Of the pages that were read; empty where there were none. */
  pages: z.array(z.object({ aspectRatio: z.number().positive() })),
})
export type ShipNotice = z.infer<typeof shipNoticeSchema>
export type ShipNoticeProblem = z.infer<typeof problemSchema>
