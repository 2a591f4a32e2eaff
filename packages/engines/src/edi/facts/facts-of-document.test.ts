import { expect, test } from 'vitest'
import { readDocument } from '../../documents/read-document.ts'
import { drawnPdf } from '../../documents/testing/drawn-document.ts'
import { factsOfDocument } from './facts-of-document.ts'
import { shipmentOfFacts } from './shipment-of-facts.ts'

test.each([
  ['61.5 kg', 61.5, 'KG'],
  ['1,240 lbs', 1240, 'LB'],
])('a weight of %s keeps its unit', async (stated, weight, weightUnit) => {
  const lines = ['Shipment no: NW-55120', 'Ship date: 2025-04-22', `Gross weight: ${stated}`, 'Cartons: 4']
  const pdf = drawnPdf([lines.map((text, index) => ({ text, x: 50, y: 60 + 30 * index }))])
  const facts = await factsOfDocument(await readDocument(pdf))
  expect(shipmentOfFacts(facts)).toMatchObject({ weight, weightUnit })
})

const cells = (y: number, ...texts: string[]) =>
  texts.flatMap((text, index) => (text === '' ? [] : [{ text, x: 50 + 150 * index, y }]))

test('what is said of the whole shipment below the list is no item, and figures beside none are counted', async () => {
  const pdf = drawnPdf([
    [
      ...cells(60, 'Shipment no: QD-118', 'Ship date: 2026-04-22'),
      ...cells(120, 'SKU', 'Description', 'Quantity'),
      ...cells(140, 'A-1', 'Tin bucket', '14'),
      ...cells(160, '', '', '22'),
      ...cells(190, 'Weight: 61 kg', 'Cartons: 4', '36'),
    ],
  ])
  const facts = await factsOfDocument(await readDocument(pdf))
  expect(facts.items.map(({ description }) => description?.text)).toEqual(['Tin bucket'])
  expect(facts.looseFigures).toBe(1)
})
