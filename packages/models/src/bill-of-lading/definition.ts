import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const billOfLading = defineUpcomingModel({
  id: 'bill-of-lading',
  version: 1,
  title: 'Bill of lading extraction',
  name: 'Bill of lading',
  description:
    'Reads parties, carrier, numbers, vessel, ports, containers and items from a bill of lading, and verifies container check digits.',
  footer: 'Bill of lading in · shipment data out',
  icon: 'ship',
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
})
