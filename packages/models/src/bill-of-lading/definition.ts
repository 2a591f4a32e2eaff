import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentBillOfLading, summarizeBillOfLading } from './present.ts'
import { samples } from './samples.ts'
import { billOfLadingSchema } from './schema.ts'

/**
 * Reads the parties, numbers, places, containers and goods of one road or ocean bill of lading.
 * Container check digits are verified and the items' sums compared; failed checks are shown.
 */
export const billOfLading = defineModel({
  id: 'bill-of-lading',
  version: 21,
  title: 'Bill of lading extraction',
  name: 'Bill of lading',
  description:
    'Reads parties, carrier, numbers, vessel, ports, containers and items from a bill of lading, and verifies container check digits.',
  footer: 'Bill of lading in · shipment data out',
  icon: 'ship',
  places: ['logistics/documents'],
  capabilities: [
    'Shipper, consignee, notify party and carrier with SCAC',
    'BOL and PRO numbers, vessel, voyage and ports',
    'Containers with verified check digits, seals, pieces and weight',
    'Freight terms, hazardous goods and items',
  ],
  processingTime: '15-20s',
  input: { kind: 'file', accept: ['jpeg', 'png', 'pdf'], maxMegabytes: 5, limits: ['documents of up to 20 pages'] },
  slug: 'bill-of-lading',
  aliases: [{ name: 'bol-extract-text' }],
  interaction: 'form',
  resultRoute: 'file',
  url: '/products/bol',
  output: billOfLadingSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    {
      metric: 'Fields F1, micro',
      split: 'unseen layouts, PDF',
      says: 'Finds about {} fields',
      on: '{n} computer-made bills of layouts that it had not seen',
    },
    {
      metric: 'Lines F1',
      split: 'unseen layouts, poor scan',
      says: 'Finds about {} lines of poor scans',
      on: '{n} computer-made bills, printed and badly scanned',
    },
  ],
  engineName: 'Vitrine document reader',
  loadEngine: async () => (await import('./engine.ts')).extractBillOfLading,
  prompt: async () => (await import('./prompt.ts')).billOfLadingPrompt,
  present: presentBillOfLading,
  summarize: summarizeBillOfLading,
  deadlineSeconds: 120,
  memoryMegabytes: 1536,
})
