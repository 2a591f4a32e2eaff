import { expect, test } from 'vitest'
import { rowsOfText } from '../testing/rows-of-text.ts'
import { toldShipment, withTrade } from './told-shipment.ts'

const toldIn = (...lines: string[]) =>
  Object.fromEntries(
    Object.entries(toldShipment(rowsOfText(lines))).flatMap(([name, answer]) =>
      answer === null ? [] : [[name, answer.value]],
    ),
  )

test('a line tells of a sailing', () => {
  expect(
    toldIn(
      'Your goods sail on MV BALTIC HERON voy. 19N, from Gdynia to',
      'Felixstowe. Shipper Mazur Glass Sp. z o.o., consignee Fenland Imports Ltd.',
    ),
  ).toMatchObject({
    vessel: 'BALTIC HERON',
    voyage: '19N',
    portOfLoading: 'Gdynia',
    portOfDischarge: 'Felixstowe',
    consignee: 'Fenland Imports Ltd.',
  })
})

test('a driver tells of a load', () => {
  expect(
    toldIn('Picked up at Red Clay Pottery, Macon GA, going to Harbor Gifts, Tampa FL. Carrier is Peach State Express.'),
  ).toEqual({
    shipper: 'Red Clay Pottery',
    consignee: 'Harbor Gifts',
    carrier: 'Peach State Express',
  })
})

test('a walk from place to place is no voyage', () => {
  expect(toldIn('We walked from Kendal to Keswick.')).toEqual({})
})

test('a trade belongs to the name', () => {
  const rows = rowsOfText(['Carrier: Stone Valley Freight Lines Inc.  SCAC: SVFL'])
  const read = { value: 'Stone Valley', text: 'Stone Valley', page: 1, box: null, confidence: 0.9 }
  expect(withTrade(read as never, rows)?.value).toBe('Stone Valley Freight Lines Inc.')
})
