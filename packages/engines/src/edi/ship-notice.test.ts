import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hierarchyOf } from './hierarchy.ts'
import { isInterchange, parseInterchange, printInterchange } from './parse-interchange.ts'
import { readShipNotice } from './read-ship-notice.ts'
import { noParty, type Shipment } from './shipment.ts'
import { arbitraryShipment } from './testing/arbitrary-shipment.ts'
import { validateInterchange } from './validate-interchange.ts'
import { writeShipNotice } from './write-ship-notice.ts'

const addressing = {
  senderId: 'SENDER',
  receiverId: 'RECEIVER',
  controlNumber: 42,
  now: new Date('2026-03-04T10:05:00Z'),
}

/** A weight is stated with its unit or not at all. */
function told(shipment: Shipment): Shipment {
  const weighs = shipment.weight !== null && shipment.weightUnit !== null
  return { ...shipment, ...(weighs ? {} : { weight: null, weightUnit: null }) }
}

const emptyItem = {
  line: null,
  buyerPart: null,
  vendorPart: null,
  upc: null,
  description: null,
  quantity: null,
  quantityOrdered: null,
  unit: null,
}
const emptyShipment: Shipment = {
  shipmentId: null,
  shipDate: null,
  deliveryDate: null,
  billOfLading: null,
  proNumber: null,
  carrierName: null,
  scac: null,
  trailer: null,
  seal: null,
  freightTerms: null,
  cartons: null,
  weight: null,
  weightUnit: null,
  shipFrom: noParty,
  shipTo: noParty,
  orders: [],
}

describe('a written ship notice', () => {
  test('is valid and tells the shipment again, whatever it holds', () => {
    fc.assert(
      fc.property(arbitraryShipment, (shipment) => {
        const notice = writeShipNotice(shipment, addressing)
        expect(validateInterchange(notice)).toEqual([])
        expect(readShipNotice(parseInterchange(printInterchange(notice)))).toEqual(told(shipment))
      }),
      { numRuns: 60 },
    )
  })

  test('has envelopes of fixed width, counts and control numbers', () => {
    const shipment: Shipment = {
      ...told({ ...emptyShipment, shipmentId: 'S-1' }),
      orders: [
        {
          purchaseOrder: 'PO7',
          orderDate: null,
          packs: [{ mark: null, items: [{ ...emptyItem, vendorPart: 'A*1', quantity: 3 }] }],
        },
      ],
    }
    const text = printInterchange(writeShipNotice(shipment, addressing))
    const [isa = ''] = text.split('\n')
    expect(isa).toBe(
      'ISA*00*          *00*          *ZZ*SENDER         *ZZ*RECEIVER       *260304*1005*U*00401*000000042*0*P*>~',
    )
    expect(text).toContain('LIN*1*VP*A 1~')
    expect(text).toContain('CTT*3~\nSE*10*0001~\nGE*1*42~\nIEA*1*000000042~')
  })
})

const notice = [
  'ISA*00*          *00*          *ZZ*ACMESUPPLY     *ZZ*BIGRETAIL      *260304*1005*U*00401*000000905*0*P*>',
  'GS*SH*ACMESUPPLY*BIGRETAIL*20260304*1005*905*X*004010',
  'ST*856*0001',
  'BSN*00*SHP77*20260304*1005*0001',
  'HL*1**S',
  'TD1*CTN25*2****G*60.5*LB',
  'N1*ST*Big Retail DC 7*92*0007',
  'HL*2*1*O',
  'PRF*PO4711***20260220',
  'HL*3*2*I',
  'LIN*1*VP*WID-9*UP*012345678905',
  'SN1*1*24*EA',
  'PID*F****Blue widget',
  'CTT*3',
  'SE*13*0001',
  'GE*1*905',
  'IEA*1*000000905',
]
const file = (lines: readonly string[], end = '~\n') => lines.map((line) => line + end).join('')
const problems = (lines: readonly string[]) =>
  validateInterchange(parseInterchange(file(lines))).map(({ code, position, segment }) => [code, position, segment])
const without = (...ids: string[]) => notice.filter((line) => !ids.some((id) => line.startsWith(`${id}*`)))
const changed = (from: string, to: string) => notice.map((line) => line.replace(from, to))

describe('reading', () => {
  test.each(['~', '~\n', '\n', "'\r\n"])('takes segment ends %j and gives the text back exactly', (end) => {
    const text = file(notice, end)
    expect(printInterchange(parseInterchange(text))).toBe(text)
    expect(readShipNotice(parseInterchange(text))).toMatchObject({
      shipmentId: 'SHP77',
      weight: 60.5,
      shipTo: { name: 'Big Retail DC 7', id: '0007' },
      orders: [
        {
          purchaseOrder: 'PO4711',
          orderDate: '2026-02-20',
          packs: [{ mark: null, items: [{ vendorPart: 'WID-9', upc: '012345678905', quantity: 24 }] }],
        },
      ],
    })
  })

  test('takes any separators that ISA shows', () => {
    const text = file(notice).replaceAll('*', '|').replaceAll('>', ':')
    expect(parseInterchange(text).delimiters).toMatchObject({ element: '|', component: ':', segment: '~' })
    expect(validateInterchange(parseInterchange(text))).toEqual([])
  })

  test.each(['~', '~\n', '\n', "'\r\n"])('a notice without its envelopes, with segment ends %j', (end) => {
    const text = file(notice.slice(2, -2), end)
    expect(isInterchange(text)).toBe(true)
    expect(printInterchange(parseInterchange(text))).toBe(text)
    expect(readShipNotice(parseInterchange(text)).orders[0]?.purchaseOrder).toBe('PO4711')
    expect(validateInterchange(parseInterchange(text))).toMatchObject([{ severity: 'warning', segment: 'ISA' }])
    const grouped = file(notice.slice(1, -1), end)
    expect(validateInterchange(parseInterchange(grouped))).toMatchObject([{ severity: 'warning', segment: 'ISA' }])
  })

  test('one end of an envelope alone is a fault, and so is a group left out within one', () => {
    expect(problems(without('ISA')).map(([, , segment]) => segment)).toContain('IEA')
    expect(problems(without('GS', 'GE')).map(([, , segment]) => segment)).toContain('GS')
  })

  test('what is no interchange is refused', () => {
    expect(isInterchange('Packing slip 12')).toBe(false)
    expect(() => parseInterchange('Packing slip 12')).toThrow(/no X12 interchange/)
    expect(() => parseInterchange('ISA*00*too short')).toThrow(/fewer than 16 elements/)
  })

  test('the tree is joined by parent ids, circles and orphans stand at the top', () => {
    const tree = hierarchyOf(parseInterchange(file(notice)))
    expect(tree.map(({ level, children }) => [level, children.map((child) => child.level)])).toEqual([['S', ['O']]])
    expect(hierarchyOf(parseInterchange(file(changed('HL*2*1*O', 'HL*2*3*O')))).map(({ level }) => level)).toEqual([
      'S',
      'O',
    ])
  })
})

describe('validation', () => {
  test('finds nothing in a good notice', () => {
    expect(problems(notice)).toEqual([])
  })

  test.each([
    ['interchange control number', 'IEA*1*000000905', 'IEA*1*000000906', 'TA1-001', 17],
    ['number of groups', 'IEA*1*', 'IEA*2*', 'TA1-021', 17],
    ['group control number', 'GE*1*905', 'GE*1*9', 'AK9-4', 16],
    ['number of transaction sets', 'GE*1*905', 'GE*3*905', 'AK9-5', 16],
    ['transaction set control number', 'SE*13*0001', 'SE*13*0002', 'AK5-3', 15],
    ['number of segments', 'SE*13*', 'SE*14*', 'AK5-4', 15],
    ['number of HL loops', 'CTT*3', 'CTT*4', 'AK403-7', 14],
    ['HL numbering', 'HL*3*2*I', 'HL*5*2*I', 'AK403-7', 10],
    ['HL parent', 'HL*3*2*I', 'HL*3*9*I', 'AK403-7', 10],
    ['order level', 'HL*2*1*O', 'HL*2**O', 'AK403-7', 8],
    ['missing purchase order', 'PRF*PO4711***20260220', 'REF*BM*1', 'AK304-3', 8],
    ['mandatory element', 'SN1*1*24*EA', 'SN1*1**EA', 'AK403-1', 12],
    ['no number', 'SN1*1*24*EA', 'SN1*1*x*EA', 'AK403-6', 12],
    ['too long', 'BSN*00*SHP77', `BSN*00*${'9'.repeat(31)}`, 'AK403-5', 4],
    ['no date', 'PRF*PO4711***20260220', 'PRF*PO4711***20260231', 'AK403-8', 9],
    ['no time', 'SHP77*20260304*1005', 'SHP77*20260304*2575', 'AK403-9', 4],
    ['unknown code', 'ST*856*', 'ST*810*', 'AK403-7', 3],
    ['unknown segment', 'PID*F****Blue widget', 'XYZ*1', 'AK304-1', 13],
  ])('finds a wrong %s with its place', (_, from, to, code, position) => {
    expect(problems(changed(from, to))).toContainEqual([code, position, expect.any(String)])
  })

  test('names envelopes that are not closed', () => {
    expect(problems(notice.slice(0, -1))).toContainEqual(['AK304-3', null, 'IEA'])
    expect(problems(notice.filter((line) => !line.startsWith('BSN')))).toContainEqual(['AK304-3', null, 'BSN'])
  })
})
