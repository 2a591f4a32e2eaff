import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentShipNotice, summarizeShipNotice } from './present.ts'
import { samples } from './samples.ts'
import { shipNoticeSchema } from './schema.ts'

const idOption = (name: string, label: string) => ({
  kind: 'text' as const,
  name,
  label,
  help: 'As agreed with your trading partner (at most 15 characters); left blank, it is made of the name.',
  default: '',
  maxLength: 15,
  required: false,
  multiline: false,
})

/** Writes X12 856 ship notices from shipping documents and checks those that exist. The X12 engine is the domain's core and ours. */
export const edi856Asn = defineModel({
  id: 'edi-856-asn',
  version: 21,
  title: 'EDI 856 advance ship notice',
  name: 'EDI 856 ASN',
  description:
    'Turns a packing slip, bill of lading or order workbook into a valid X12 004010 856 ship notice, and checks ship notices you already have.',
  footer: 'Shipping document in · X12 856 out',
  icon: 'truck',
  places: ['logistics/documents', 'manufacturing/supply-chain'],
  capabilities: [
    'Writes ISA to IEA with correct counts and control numbers',
    'Shows the hierarchy of shipment, order, pack and item',
    'Lists what the document did not say',
    'Parses and validates existing 856 files with segment positions',
  ],
  disclaimer: 'Trading partners have rules of their own beyond X12: try a first notice with theirs before you send it.',
  processingTime: '15-20s',
  input: {
    kind: 'file',
    accept: ['pdf', 'jpeg', 'png', 'xlsx', 'csv', 'txt', 'edi'],
    maxMegabytes: 5,
    limits: ['documents of up to 20 pages'],
  },
  options: [
    idOption('senderId', 'Sender id'),
    idOption('receiverId', 'Receiver id'),
    {
      kind: 'integer',
      name: 'controlNumber',
      label: 'Control number',
      help: 'Of the interchange; each one sent to a partner needs the next number.',
      default: 1,
      min: 1,
      max: 999_999_999,
    },
  ],
  slug: 'edi-856-asn',
  aliases: [{ name: 'get-edi' }],
  interaction: 'form',
  resultRoute: 'file',
  output: shipNoticeSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    {
      metric: 'facts of slip and 856 that agree',
      split: 'synthetic, unseen layouts, PDF',
      says: 'Carries {} facts over from packing slip to notice',
      on: '{n} facts of computer-made slips',
    },
    {
      metric: 'facts of slip and 856 that agree',
      split: 'synthetic, unseen layouts, degraded scan',
      says: 'Carries {} facts over from poor scans',
      on: '{n} facts of computer-made slips',
    },
    { metric: 'notices valid by X12 004010', says: '{} notices are valid X12', on: '{n} computer-made slips' },
  ],
  engineName: 'Vitrine X12 engine',
  loadEngine: async () => (await import('./engine.ts')).makeShipNotice,
  prompt: async () => (await import('./prompt.ts')).shipNoticePrompt,
  present: presentShipNotice,
  summarize: summarizeShipNotice,
  deadlineSeconds: 120,
  memoryMegabytes: 1536,
})
