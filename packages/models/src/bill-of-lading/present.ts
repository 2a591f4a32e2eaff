import { countedOrNo } from '@vitrine/basics/wording.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { namesIn } from '../shared/extraction/bill-labels.ts'
import { cell, failedChecks, presentExtraction, shown } from '../shared/extraction/extraction-blocks.ts'
import { fieldLabels, nothingLike } from './field-labels.ts'
import type { BillOfLadingResult } from './schema.ts'

type FieldName = keyof typeof fieldLabels

/** Fields that do not apply: a truck has no voyage, a ship no PRO number. */
function notOfThisTrade({ fields }: BillOfLadingResult): FieldName[] {
  const sea = fields.vessel !== null || fields.voyage !== null || fields.portOfLoading !== null
  return sea ? ['proNumber'] : ['vessel', 'voyage', 'portOfLoading', 'portOfDischarge', 'containers']
}

function goodsTable({ lines }: BillOfLadingResult): BlockOf<'table'> {
  return {
    kind: 'table',
    title: 'Items',
    columns: [
      { label: 'Description', align: 'start' },
      { label: 'Pieces', align: 'end' },
      { label: 'Packaging', align: 'start' },
      { label: 'Weight', align: 'end' },
      { label: 'Class', align: 'start' },
      { label: 'NMFC', align: 'start' },
    ],
    rows: lines.map(({ description, pieces, packaging, weight, freightClass, nmfc }) =>
      [description, pieces, packaging, weight, freightClass, nmfc].map(cell),
    ),
  }
}

export function presentBillOfLading(bill: BillOfLadingResult): Block[] {
  const { fields, lines, checks, reading } = bill
  return presentExtraction({
    fields: namesIn(fieldLabels).map((name) => ({
      name,
      label: name === 'weight' && fields.weight?.unit ? `Weight (${fields.weight.unit})` : fieldLabels[name],
      read: fields[name],
    })),
    checks,
    reading,
    checkTitles: { containers: 'Container numbers', pieces: 'Pieces', weight: 'Weight' },
    nothingLike,
    optional: [...notOfThisTrade(bill), 'notify', 'hazmat', 'seals', 'scac', 'proNumber'],
    table: lines.length === 0 ? null : goodsTable(bill),
  })
}

export function summarizeBillOfLading({ fields, lines, checks }: BillOfLadingResult): string {
  const number =
    fields.bolNumber === null ? 'Bill of lading without a number' : `Bill of lading ${fields.bolNumber.value}`
  const from = fields.shipper === null ? 'a shipper not found' : shown(fields.shipper.value)
  const to = fields.consignee === null ? 'a consignee not found' : shown(fields.consignee.value)
  return `${number}: from ${from} to ${to}, ${countedOrNo(lines.length, 'item')} read.${failedChecks(checks)}`
}
