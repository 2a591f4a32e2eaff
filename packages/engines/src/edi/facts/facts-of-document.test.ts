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
  const facts = factsOfDocument(await readDocument(pdf))
  expect(shipmentOfFacts(facts)).toMatchObject({ weight, weightUnit })
})
