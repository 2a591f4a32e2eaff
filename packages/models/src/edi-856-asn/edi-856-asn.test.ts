import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { makeShipNotice } from './engine.ts'
import { presentShipNotice, summarizeShipNotice } from './present.ts'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const run = (bytes: Uint8Array, mediaType: string, options = {}) =>
  makeShipNotice(
    { file: { name: 'file', mediaType, size: bytes.length }, text: null, options },
    { readFile: async () => bytes, signal: new AbortController().signal, report: () => undefined },
  )
const sample = async (name: string) => new Uint8Array(await readFile(new URL(`samples/${name}`, import.meta.url)))
const csv = (...lines: readonly string[]) => run(new TextEncoder().encode(lines.join('\n')), 'text/csv')

describe('a workbook', () => {
  test('becomes a valid notice with its orders, packs and items', async () => {
    const output = await run(await sample('Sample_ETO_Format_Example.xlsx'), xlsx, {
      senderId: 'ACME',
      receiverId: 'SHOP',
      controlNumber: 7,
    })
    expect(output.problems).toEqual([])
    expect(output.x12).toContain('*ZZ*ACME           *ZZ*SHOP           *')
    expect(output.x12).toContain('*000000007*0*P*>~')
    expect(output.shipment.orders.map(({ purchaseOrder, packs }) => [purchaseOrder, packs.length])).toEqual([
      ['PO-55272', 2],
      ['PO-55310', 1],
    ])
    expect(output.tree[0]).toMatchObject({
      level: 'Shipment',
      summary: 'Granite Tool Works → Prairie Home Centers DC 7',
      children: [{ level: 'Order', children: [{ level: 'Pack' }, { level: 'Pack' }] }, { level: 'Order' }],
    })
  })

  test('that is damaged is refused in words', async () => {
    await expect(run(new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]), xlsx)).rejects.toMatchObject({
      problem: 'input-damaged',
    })
  })

  test('that unpacks to more than a hundred megabytes is not unpacked', async () => {
    const bytes = await sample('Sample_ETO_Format_Example.xlsx')
    const bomb = bytes.slice()
    // The central directory's first entry states how large it is unpacked.
    const entry = bomb.findIndex(
      (byte, at) => byte === 0x50 && bomb[at + 1] === 0x4b && bomb[at + 2] === 1 && bomb[at + 3] === 2,
    )
    new DataView(bomb.buffer).setUint32(entry + 24, 900_000_000, true)
    await expect(run(bomb, xlsx)).rejects.toMatchObject({ problem: 'input-too-large' })
  })
})

describe('a CSV', () => {
  test('that repeats the shipment in each row gives one notice', async () => {
    const output = await csv(
      'ShipmentID;PurchaseOrder;ship_to_name;ship_to_city;SKU;Qty;UOM',
      'S-9;PO-1;Shop Nine;Reno;A-1;4;each',
      'S-9;PO-1;Shop Nine;Reno;A-2;6;case',
      'S-9;PO-2;Shop Nine;Reno;A-3;1;each',
    )
    expect(output.shipment).toMatchObject({
      shipmentId: 'S-9',
      shipTo: { name: 'Shop Nine', city: 'Reno' },
      orders: [
        {
          purchaseOrder: 'PO-1',
          packs: [
            {
              items: [
                { vendorPart: 'A-1', unit: 'EA' },
                { quantity: 6, unit: 'CA' },
              ],
            },
          ],
        },
        { purchaseOrder: 'PO-2' },
      ],
    })
  })

  test('without what a partner expects says what is missing, and makes nothing up', async () => {
    const output = await csv('part,qty', 'A-1,4')
    expect(output.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(output.problems.map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringMatching(/purchase order/), expect.stringMatching(/ship date/)]),
    )
    expect(output.shipment).toMatchObject({ shipmentId: null, shipTo: { name: null }, weight: null })
    expect(summarizeShipNotice(output)).toMatch(/without a number.*things to fill in/)
  })

  test('about something else is refused', async () => {
    await expect(csv('date,temperature', '2026-01-01,4')).rejects.toMatchObject({ problem: 'text-not-found' })
  })
})

test('a packing slip is read with the place of each value', async () => {
  const output = await run(await sample('packing-slip.pdf'), 'application/pdf')
  expect(output.shipment).toMatchObject({
    shipmentId: 'SH-20418',
    shipDate: '2026-03-04',
    scac: 'LKFL',
    weight: 412,
    shipTo: { name: 'Prairie Home Centers DC 7', city: 'Kansas City', state: 'MO', postalCode: '64120' },
  })
  const stated = output.stated.find(({ name }) => name === 'shipToName')
  expect(stated).toMatchObject({
    page: 1,
    box: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
  })
  expect(presentShipNotice(output).map(({ kind }) => kind)).toContain('pages')
})

describe('a file that is X12 already', () => {
  test('is kept as it is, read into its tree and checked', async () => {
    const bytes = await sample('good-notice.edi')
    const output = await run(bytes, 'application/edi-x12')
    expect(output).toMatchObject({ x12: new TextDecoder().decode(bytes), problems: [], source: 'x12' })
    expect(presentShipNotice(output)[0]).toMatchObject({ kind: 'notice', tone: 'good' })
  })

  test('with faults names each with its segment position', async () => {
    const { problems } = await run(await sample('faulty-notice.edi'), 'text/plain')
    expect(problems.map(({ code, segment }) => [code, segment])).toEqual(
      expect.arrayContaining([
        ['AK403-8', 'PRF'],
        ['AK403-6', 'SN1'],
        ['TA1-001', 'IEA'],
      ]),
    )
    expect(problems.every(({ position }) => position !== null)).toBe(true)
  })
})
