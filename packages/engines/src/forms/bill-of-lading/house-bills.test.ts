import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { readBillOfLading } from './read-bill-of-lading.ts'

const billOf = (lines: readonly string[]) => readBillOfLading({ pages: [pageOfText(lines)] })

test("a forwarder's bill: ports beside the ship, packages said in words, terms as arranged", () => {
  const { fields, lines } = billOf([
    'YAMABIKO CARGO CO., LTD.',
    'HOUSE BILL OF LADING        HBL NO.: YBC-NGO-26-114',
    'Exporter: Gifu Ceramics Co., Ltd., 5-2 Tajimi, Gifu, Japan',
    'Consigned to order of: Blue Kiln Imports Inc., 77 Pier Ave, Oakland, CA 94607, USA',
    'Ocean vessel: ORIENT BREEZE V. 019E       From: NAGOYA, JAPAN       To: OAKLAND, CA',
    'MARKS            NO. OF PKGS        DESCRIPTION            G.W.            M3',
    'BKI              32 CARTONS         STONEWARE BOWLS        640.40 KGS      1.920',
    'SAY: THIRTY TWO (32) CARTONS ONLY.     LCL/LCL, CFS/CFS',
    'Freight as arranged – COLLECT     Dated: MAY 4, 2026, NAGOYA',
  ])
  expect(fields).toMatchObject({
    portOfLoading: { value: 'NAGOYA, JAPAN' },
    portOfDischarge: { value: 'OAKLAND, CA' },
    pieces: { value: 32 },
    weight: { value: 640.4, unit: 'kg' },
    freightTerms: { value: 'collect' },
    shipper: { value: 'Gifu Ceramics Co., Ltd.' },
  })
  expect(lines).toHaveLength(1)
})

test('a comma taken for a point: only as thousands the weights add up', () => {
  const { fields, lines } = billOf([
    'STRAIGHT BILL OF LADING        No. RK 55120        Date 5/6/26',
    'FROM: RIDGE KETTLES INC, 14 MILL RD, DAYTON OH         TO: LAKE SUPPLY CO, 9 DOCK ST, ERIE PA',
    'No. Pkgs      Description                     Weight Ibs',
    '9 DRUMS       UNI993, FLAMMABLE LIQUID, 3        4.120',
    '3 PAILS       SOAP                                 210',
    '12            TOTAL                              4.330',
  ])
  expect(fields).toMatchObject({ weight: { value: 4330, unit: 'lb' }, date: { value: '2026-05-06' } })
  expect(lines.map(({ description, weight }) => [description?.value, weight?.value])).toEqual([
    ['UN1993, FLAMMABLE LIQUID, 3', 4120],
    ['SOAP', 210],
  ])
})

test('weights with three decimals that add up stay as they are', () => {
  const { lines } = billOf([
    'BILL OF LADING        No. RK 55120',
    'Pkgs      Description        Weight kg',
    '9         Valves                4.120',
    '3         Seals                 0.210',
    '12        TOTAL                 4.330',
  ])
  expect(lines.map(({ weight }) => weight?.value)).toEqual([4.12, 0.21])
})

test('handling units stand before the packages that the pieces are counted by', () => {
  const { fields } = billOf([
    'SHIP FROM                         Bill of Lading Number: OAK-0041',
    'Oakland Door Works                Carrier Name: Valley Motor Freight',
    'HU QTY   TYPE   PKG QTY   TYPE   WEIGHT     COMMODITY DESCRIPTION    NMFC     CLASS',
    '3        PLT    24        CTN    1,210 LB   Doors, wood              32200    85',
    '1        PLT    10        CTN      340 LB   Frames, steel            32210    70',
    '4               34               1,550 LB   GRAND TOTAL',
  ])
  expect(fields.pieces?.value).toBe(34)
})

test("a column of labels and one of answers, each behind its colon: an address ends at the next party's", () => {
  const { fields, lines } = billOf([
    'SWB NO.     : MLCOK0099120          BOOKING : 71220',
    'SHIPPER     : Cochin Coir Exports',
    '              8 Willingdon Island, Kochi 682003',
    'CONSIGNEE   : Rope & Mat Wholesale Ltd',
    '              3 Dock Lane, Felixstowe IP11 3TW',
    'NOTIFY        SAME AS CONSIGNEE',
    'VESSEL      : BAY OF KUTCH          VOY : 0114W',
    'MARKS         PKGS            DESCRIPTION          GR WT (KG)',
    'CCE           420 BALES       COIR MATS            9,240',
    'TOTAL         420 PKGS                             9,240',
    "CONTAINER : CAXU6614479 (1X20'DV)   SEAL : IN0993175",
  ])
  expect(fields.shipper?.address).not.toMatch(/Rope/)
  expect(lines).toHaveLength(1)
})

test('a seal below its container, in the column of marks, ends no list', () => {
  const { fields, lines } = billOf([
    'OCEAN BILL OF LADING               No. RTV 20881',
    'MARKS                 NO. OF PKGS     DESCRIPTION OF GOODS      GROSS WEIGHT KGS',
    'TGHU4410270           60 DRUMS        Lavender oil                    3,120',
    'SEAL FR448120',
    '                      45 CASES        Dried thyme                       640',
    'TOTAL:                105 PACKAGES                                   3,760',
  ])
  expect(lines.map(({ description }) => description?.value)).toEqual(['Lavender oil', 'Dried thyme'])
  expect(fields.pieces?.value).toBe(105)
})
