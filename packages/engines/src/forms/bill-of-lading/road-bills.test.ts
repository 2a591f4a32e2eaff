import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { readBillOfLading } from './read-bill-of-lading.ts'

const bill = (lines: readonly string[]) => readBillOfLading({ pages: [pageOfText(lines)] })

const german = (ticks: readonly string[], total = '3.320,0') =>
  bill([
    '1 Absender                              INTERNATIONALER FRACHTBRIEF',
    'Ofenbau Reinhardt GmbH                  Nr. 51 204 933',
    'Hüttenweg 4, 96450 Coburg',
    '2 Empfänger                             16 Frachtführer',
    'Poêles du Jura SA                       Spedition Vogt KG',
    'Rue Haute 8, 39000 Lons-le-Saunier      96052 Bamberg',
    'Kennzeichen     Anzahl     Verpackung     Bezeichnung des Gutes     Bruttogewicht     Umfang m3',
    'OR 1–9          9          Paletten       Kacheln glasiert          kg                14,2',
    '                                                                    3.150,0',
    'OR 10           1          Kisten         Türen für                                   0,8',
    '                                          Kaminöfen                 170,0',
    '14 Frachtzahlung                        Summe kg',
    `${ticks[0]}                             ${total}`,
    ticks[1] ?? '',
  ])

test('lines of goods with the unit above the figure are whole, and the ticked term stands on a line of its own', () => {
  const { fields, lines } = german(['[ ] frei', '[X] unfrei'])
  expect(lines.map(({ pieces, weight }) => [pieces?.value, weight?.value])).toEqual([
    [9, 3150],
    [1, 170],
  ])
  expect(lines[1]?.description?.value).toMatch(/^Türen für Kaminöfen/)
  expect(fields).toMatchObject({ weight: { value: 3320 }, pieces: { value: 10 }, freightTerms: { value: 'collect' } })
})

test('a ticked word that has the meaning only here, none without a tick', () => {
  expect(german(['[x] frei', '[ ] unfrei']).fields.freightTerms?.value).toBe('prepaid')
  expect(german(['[ ] frei', '[ ] unfrei']).fields.freightTerms).toBeNull()
})

test('a total that the lines do not make is never sure', () => {
  const { weight } = german(['[X] frei', '[ ] unfrei'], '9.320,0').fields
  expect(weight?.confidence ?? 0).toBeLessThan(0.8)
})

const lorry = (payment: string) =>
  bill([
    'SHRI AMMAN ROADLINES',
    'G.C. Note No.     Date           Lorry No.        From       To',
    '60733             12-06-2025     TN 41 AX 2210    Erode      Nagpur',
    'Consignor: Bhavani Textile Mills, Erode',
    'Consignee: Vidarbha Garment House, Sitabuldi',
    'Packages     Description (said to contain)     Actual wt. kg     Freight Rs.',
    `30 bales     Bed linen                         1,350             ${payment}`,
    '12 bales     Towels                            540               14,200',
  ])

test('an Indian lorry note: its own name for the number, the firm before its place, the freight that the receiver pays', () => {
  expect(lorry('TO PAY').fields).toMatchObject({
    bolNumber: { value: '60733' },
    consignee: { value: 'Vidarbha Garment House' },
    freightTerms: { value: 'collect' },
    weight: { value: 1890 },
  })
  expect(lorry('').fields.freightTerms).toBeNull()
})

test("a ship's date makes no ship: the places of a road bill are no ports", () => {
  const { fields } = bill([
    'STRAIGHT BILL OF LADING                                             0077318',
    'FROM                           TO                             Ship date 05/22/2025',
    'Clinch River Castings          Dogwood Stove Works            PRO 44-209113-7',
    '12 Foundry Rd, Norton VA 24273  90 Elm St, Paris KY 40361     Carrier Heron Motor Lines',
    'Pieces     Commodity             Class     Weight (lb)',
    '6          Stove doors, iron     65        1,240',
    'Freight charges are',
    '☐ prepaid',
    '☒ collect',
  ])
  expect(fields).toMatchObject({ portOfLoading: null, portOfDischarge: null, freightTerms: { value: 'collect' } })
})

test('a seal below its container, packages that add up, and a shipping line in small print', () => {
  const { fields } = bill([
    'Shipper                                 Waybill No.',
    'Ostrava Pumps s.r.o.                    BLK5510227',
    'Prumyslova 4, Ostrava                   SEA WAYBILL',
    '                                        BALTIK KISEN LINE',
    'Consignee',
    'Humber Hydraulics Ltd',
    'Dock Road 9, Hull HU9 1AA',
    'Container No.',
    'Seal No.',
    'TEMU3344559         9 crates            Pump housings',
    'BK771204            6 crates            Impellers',
    '                    3 crates            Spare seals',
    'Freight to be collected from the consignee.',
  ])
  expect(fields).toMatchObject({
    carrier: { value: 'BALTIK KISEN LINE' },
    seals: { value: ['BK771204'] },
    pieces: { value: 9 },
    freightTerms: { value: 'collect' },
  })
})

test('a seal told in a sentence has its letters apart', () => {
  const { fields } = bill(['One trailer, sealed GB 4410227, for carriage from Rosslare to Fishguard'])
  expect(fields.seals?.value).toEqual(['GB 4410227'])
})

test('who pays the freight is told in German, and kilos are grouped by points', () => {
  const { fields } = bill([
    'FRACHTBRIEF                        Nr. 5518-26',
    'Absender: Ziegelei Moor GmbH, 26655 Westerstede',
    'Empfänger: Baustoffe Lahn KG, 35576 Wetzlar',
    'Frachtführer: Spedition Cordes',
    '18 Paletten Klinker            14.760 kg',
    '2 Paletten Riemchen             1.310 kg',
    'Gesamt 20 Packstücke           16.070 kg',
    'Empfänger zahlt die Fracht',
  ])
  expect(fields).toMatchObject({ weight: { value: 16070 }, freightTerms: { value: 'collect' } })
})
