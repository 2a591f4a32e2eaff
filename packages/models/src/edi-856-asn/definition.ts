import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const edi856Asn = defineUpcomingModel({
  id: 'edi-856-asn',
  version: 1,
  title: 'EDI 856 advance ship notice',
  name: 'EDI 856 ASN',
  description:
    'Turns a packing slip, bill of lading or order workbook into a valid X12 004010 856 ship notice, and checks ship notices you already have.',
  footer: 'Shipping document in · X12 856 out',
  icon: 'truck',
  capabilities: [
    'Writes ISA to IEA with correct counts and control numbers',
    'Shows the hierarchy of shipment, order, pack and item',
    'Lists what the document did not say',
    'Parses and validates existing 856 files with segment positions',
  ],
  processingTime: '15-20s',
  input: {
    kind: 'file',
    accept: ['pdf', 'jpeg', 'png', 'xlsx', 'csv', 'txt', 'edi'],
    maxMegabytes: 5,
    limits: ['documents of up to 20 pages'],
  },
  slug: 'edi-856-asn',
  aliases: [{ name: 'get-edi' }],
  interaction: 'form',
  resultRoute: 'file',
})
