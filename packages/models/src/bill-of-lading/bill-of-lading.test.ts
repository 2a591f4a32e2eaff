import { readOnPage } from '@vitrine/engines/forms/testing/read-on-page.ts'
import { describe, expect, test } from 'vitest'
import { contextsBeside, valuesOf } from '../shared/testing/form-readings.ts'
import { extractBillOfLading } from './engine.ts'
import { presentBillOfLading, summarizeBillOfLading } from './present.ts'
import { billOfLadingPrompt } from './prompt.ts'
import { type BillOfLadingResult, billOfLadingSchema } from './schema.ts'

const contextOf = contextsBeside(import.meta.url)
const noInput = { file: null, text: null, options: {} }

test('a road bill on the VICS form', async () => {
  const bill = billOfLadingSchema.parse(await extractBillOfLading(noInput, await contextOf('truckload.pdf')))
  expect(valuesOf(bill)).toMatchObject({
    shipper: 'Silverline Home Goods Corp.',
    consignee: 'Beacon Home Goods Ltd',
    carrier: 'Old Prairie Freight Line',
    scac: 'OPFL',
    bolNumber: '7144235',
    proNumber: 'WG8278921',
    date: '2025-05-09',
    vessel: null,
    containers: null,
    seals: ['265261'],
    pieces: 305,
    weight: 11332,
    freightTerms: 'prepaid',
    hazmat: true,
  })
  expect(bill.lines).toHaveLength(3)
  expect(bill.checks.map(({ name, ok }) => [name, ok])).toEqual([
    ['pieces', true],
    ['weight', true],
  ])
  expect(bill.checks[1]?.text).toBe('3 items add up to 11,332, as stated.')
})

test('an ocean bill in ruled cells', async () => {
  const bill = billOfLadingSchema.parse(await extractBillOfLading(noInput, await contextOf('ocean.pdf')))
  expect(valuesOf(bill)).toMatchObject({
    shipper: 'Copperhill Auto Parts Group',
    consignee: 'Cascade Textiles',
    notify: 'Harbor Building Materials Corp.',
    carrier: 'Meridian Ocean Services',
    bolNumber: 'GHJ653492',
    vessel: 'HARBOUR QUEEN',
    // The cell is empty: nothing is taken from its neighbour.
    voyage: null,
    portOfLoading: 'NINGBO, CHINA',
    portOfDischarge: 'SAVANNAH, GA',
    containers: ['MEOU5040580'],
    pieces: 464,
    freightTerms: 'collect',
  })
  expect(bill.fields.weight).toMatchObject({ value: 26423, unit: 'kg' })
  expect(bill.containers[0]?.valid).toBe(true)
  expect(bill.checks.every(({ ok }) => ok)).toBe(true)
  const blocks = presentBillOfLading(bill)
  expect(blocks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['fields', 'table', 'pages']))
})

test('a poor scan', { timeout: 180_000 }, async () => {
  const bill = await extractBillOfLading(noInput, await contextOf('scanned-waybill.jpg'))
  expect(valuesOf(bill)).toMatchObject({
    shipper: 'Keystone Plastics Ltd',
    vessel: 'EVER BRIGHT',
    voyage: '050D',
    containers: ['MEOU2126843', 'MEOU3896453'],
    pieces: 154,
  })
  expect(summarizeBillOfLading(bill)).toContain('HNG205932')
})

test('a fax of a fax is said to be hardly legible', { timeout: 180_000 }, async () => {
  const bill = await extractBillOfLading(noInput, await contextOf('unreadable-fax.jpg'))
  const notices = presentBillOfLading(bill).filter((block) => block.kind === 'notice')
  expect(notices.some(({ tone }) => tone === 'bad' || tone === 'warning')).toBe(true)
})

describe('a provider', () => {
  test('values that the document does not say are dropped, check digits are verified here', async () => {
    const context = await contextOf('ocean.pdf')
    const embedded = await extractBillOfLading(noInput, context)
    const answer: BillOfLadingResult = {
      ...embedded,
      fields: {
        ...embedded.fields,
        bolNumber: readOnPage('XX99999', 'XX99999'),
        vessel: readOnPage('HARBOUR QUEEN', 'HARBOUR QUEEN'),
      },
      containers: [
        { ...readOnPage('MEOU5040580', 'MEOU5040580'), valid: false },
        { ...readOnPage('MSCU1234560', 'MSCU1234560'), valid: true },
      ],
      lines: [],
    }
    const accepted = await billOfLadingPrompt.accept(answer, noInput, context)
    expect(accepted.fields.bolNumber).toBeNull()
    expect(accepted.fields.vessel?.box[0]).toBeGreaterThan(0.05)
    expect(accepted.containers.map(({ value, valid }) => [value, valid])).toEqual([['MEOU5040580', true]])
  })
})
