import { pageOfWords } from '@vitrine/engines/documents/layout/page-of-words.ts'
import { pageOfText } from '@vitrine/engines/documents/page-of-text.ts'
import { factsOfDocument } from '@vitrine/engines/edi/facts/facts-of-document.ts'
import { shipmentOfFacts } from '@vitrine/engines/edi/facts/shipment-of-facts.ts'
import { parseInterchange } from '@vitrine/engines/edi/parse-interchange.ts'
import { readShipNotice } from '@vitrine/engines/edi/read-ship-notice.ts'
import { expect, test } from 'vitest'
import { makeShipNotice } from './engine.ts'
import { readFacts } from './read-facts.ts'

const quiet = {
  signal: new AbortController().signal,
  report: () => {},
  remark: () => {},
  readFile: () => Promise.reject(),
}

async function shipmentOfMail(lines: readonly string[]) {
  const { facts } = await readFacts(new TextEncoder().encode(lines.join('\n')), 'text/plain', quiet)
  return shipmentOfFacts(facts)
}

const mail = [
  'Hello Maren,',
  '',
  'the lorry was loaded on 12 May 2026. For your system:',
  '',
  'PO 88-4410, shipment ref NT-5120',
  'From: Northgate Tiles Ltd, Unit 4 Canal Way, Stoke ST1 5LR',
  'To: Baker Bathrooms, 17 High Street, Chester CH1 2AB',
  'Carrier is Mersey Haulage',
  '',
  '- NT-MOS-20   mosaic sheet blue     120 boxes',
  '- NT-GRT-05   grout, 5 kg            36 bags',
  '- NT-SPC-02   spacers 2 mm           50 packs',
  '',
  '14 cartons on 2 pallets, 612 kg gross.',
]

test('a mail tells a shipment in sentences and a dashed list', async () => {
  const shipment = await shipmentOfMail(mail)
  expect(shipment).toMatchObject({
    shipmentId: 'NT-5120',
    shipDate: '2026-05-12',
    carrierName: 'Mersey Haulage',
    cartons: 14,
    weight: 612,
    weightUnit: 'KG',
    shipTo: { name: 'Baker Bathrooms' },
  })
  expect(shipment.orders[0]?.purchaseOrder).toBe('88-4410')
  expect(shipment.orders[0]?.packs[0]?.items.map(({ vendorPart, quantity }) => [vendorPart, quantity])).toEqual([
    ['NT-MOS-20', 120],
    ['NT-GRT-05', 36],
    ['NT-SPC-02', 50],
  ])
})

const shipmentOfPage = async (lines: readonly string[]) =>
  shipmentOfFacts(await factsOfDocument({ pages: [pageOfText(lines)] }))

const note = [
  'Despatch note                                             Whitby YO21 3PU',
  'Wold Farm Supplies, 3 Mill Lane, Malton YO17 7EE',
  'Slip no. WF-2290     Order no. GC/118     Date sent 4 March 2026',
  'Deliver to: Beck Garden Centre, Pickering YO18 8AB',
  'Carrier: Ryedale Carriers (RYDC)',
  'Code        What                  Qty sent',
  'SUN5        Sunflower hearts          60',
  'FAT50       Fat balls                 36',
  'Parcels: 15    Gross weight: 238 kg',
]

test('a postal code is no number of a shipment, and what stands under the list is none of its items', async () => {
  const shipment = await shipmentOfPage(note)
  expect(shipment).toMatchObject({ shipmentId: 'WF-2290', cartons: 15, shipFrom: { name: 'Wold Farm Supplies' } })
  expect(shipment.orders[0]?.packs[0]?.items).toHaveLength(2)
})

test("a carrier's code stands in brackets behind its name", async () => {
  expect(await shipmentOfPage(note)).toMatchObject({ carrierName: 'Ryedale Carriers', scac: 'RYDC' })
})

test('a label in the middle of an answer of two lines', async () => {
  const cell = [
    { text: '              Beck Garden Centre, 4 Hungate, Pickering', top: 0.2 },
    { text: 'Deliver to', top: 0.209 },
    { text: '              YO18 8AB', top: 0.218 },
  ]
  const words = cell.flatMap(({ text, top }) =>
    pageOfText([text]).words.map((word) => ({ ...word, box: [word.box[0], top, word.box[2], top + 0.014] as const })),
  )
  const page = pageOfWords({ number: 1, aspect: 0.7, source: 'text-layer', words })
  expect((await factsOfDocument({ pages: [page] })).fields.shipToName?.text).toMatch(/^Beck Garden Centre[^]*YO18 8AB/)
})

const notice = `ISA*00*          *00*          *ZZ*WOLDFARM       *ZZ*BECKGARDEN     *260304*0610*U*00401*000000905*0*P*>~
GS*SH*WOLDFARM*BECKGARDEN*20260304*0610*905*X*004010~
ST*856*0007~
BSN*00*WF2290*20260303*0610~
DTM*011*20260304~
HL*1**S~
HL*2*1*O~
PRF*GC-118~
HL*3*7*I~
LIN**VP*SUN5~
SN1**60*EA~
HL*4*1*O~
PRF*GC-119~
HL*5*4*I~
LIN**VP*FAT50~
SN1**36*EA~
CTT*5~
SE*16*0007~
GE*1*905~
IEA*1*000000905~`

test('the day of shipment may stand before the first loop', () => {
  expect(readShipNotice(parseInterchange(notice)).shipDate).toBe('2026-03-04')
})

test('an item whose parent is not there belongs to the order that it follows', () => {
  const { orders } = readShipNotice(parseInterchange(notice))
  const parts = orders.map(({ packs }) => packs.flatMap(({ items }) => items.map(({ vendorPart }) => vendorPart)))
  expect(parts).toEqual([['SUN5'], ['FAT50']])
})

test('a chat tells a shipment message by message', async () => {
  const shipment = await shipmentOfMail([
    '04/05/2026, 07:12 - Ruta: morning, van just left for Pine & Plum',
    '04/05/2026, 07:13 - Tom: order no?',
    '04/05/2026, 07:14 - Ruta: their po 77410',
    '04/05/2026, 07:14 - Ruta: shipment ref WX-0918',
    '12 x WX-JAR-SM',
    '30 x WX-JAR-LG',
    '04/05/2026, 07:16 - Tom: how heavy',
    '04/05/2026, 07:16 - Ruta: 4 boxes, 31 kg. sent from Waxwing Candles Ltd as usual, date today 4 may 2026',
  ])
  expect(shipment).toMatchObject({ shipmentId: 'WX-0918', cartons: 4, weight: 31, weightUnit: 'KG' })
  expect(shipment.shipFrom.name).toBe('Waxwing Candles Ltd')
  expect(shipment.shipTo.name).toBe('Pine & Plum')
  expect(shipment.orders[0]?.packs[0]?.items.map(({ vendorPart, quantity }) => [vendorPart, quantity])).toEqual([
    ['WX-JAR-SM', 12],
    ['WX-JAR-LG', 30],
  ])
})

test('a German mail counts before its articles, and groups kilos by points', async () => {
  const shipment = await shipmentOfMail([
    'Guten Tag Herr Lüders,',
    'Ihre Bestellung 7712-088 ist heute gefahren, Lieferschein LF-26-118 vom 19.05.2026.',
    '2 Paletten, 1.450 kg',
    'Pos 1: 60 Stück FS-210 Fliese grau',
    'Pos 2: 8 Sack KB-05 Kleber',
    'Fliesenwerk Ahr',
  ])
  expect(shipment).toMatchObject({ weight: 1450, cartons: 2 })
  expect(shipment.orders[0]?.packs[0]?.items.map(({ vendorPart, quantity }) => [vendorPart, quantity])).toEqual([
    ['FS-210', 60],
    ['KB-05', 8],
  ])
})

test('a weight with a decimal comma, its unit beside the label', async () => {
  const table = [
    'Lieferschein;L-771',
    'Empfänger;Haus Linde',
    'Gewicht kg;31,5',
    'Artikel-Nr;Bezeichnung;Menge',
    'A-1;Leiter;4',
    'A-2;Eimer;12',
  ]
  const { facts } = await readFacts(new TextEncoder().encode(table.join('\n')), 'text/csv', quiet)
  expect(shipmentOfFacts(facts)).toMatchObject({ weight: 31.5, weightUnit: 'KG' })
})

test('a list of several orders keeps each', async () => {
  const table = 'Delivery note,Order no,SKU,Qty\nDN-12,A-71,BR-1,40\nDN-12,A-72,BR-2,15\n'
  const { facts } = await readFacts(new TextEncoder().encode(table), 'text/csv', quiet)
  expect(shipmentOfFacts(facts).orders.map(({ purchaseOrder }) => purchaseOrder)).toEqual(['A-71', 'A-72'])
})

test('boxes of so many are that many times as many, and an address of a mail is no party', async () => {
  const sent = [
    'To: goods-in@fernshop.example',
    'Order FS-2210 went out on 4 March 2026:',
    '3 boxes of 12 clay pots (FP-CLAY) and 2 boxes of 20 saucers (FP-SAUC)',
    'Our shipment no is 5518, with Dunmore Express. Parcels 5.',
  ]
  const { facts } = await readFacts(new TextEncoder().encode(sent.join('\n')), 'text/plain', quiet)
  const { orders, shipTo } = shipmentOfFacts(facts)
  const items = orders.flatMap(({ packs }) => packs.flatMap((pack) => pack.items))
  expect(items.map(({ quantity }) => quantity)).toEqual([36, 40])
  expect(shipTo.name ?? '').not.toContain('@')
})

const refusal = (text: string) =>
  makeShipNotice(
    { file: { name: 'notice', mediaType: 'text/plain', size: text.length }, text: null, options: {} },
    { ...quiet, readFile: async () => new TextEncoder().encode(text) },
  )

test('messages of other kinds between programs are refused with the way out', async () => {
  await expect(refusal("UNB+UNOA:2+A:14+B:14+260512:0800+7'UNH+1+DESADV:D:01B:UN'")).rejects.toThrow(
    'an EDIFACT message (DESADV)',
  )
  await expect(refusal('<?xml version="1.0"?>\n<DespatchAdvice><ID>9</ID></DespatchAdvice>')).rejects.toThrow(
    'an XML file',
  )
})

test('a mail tells its docket in a sentence, and who writes without the address', async () => {
  const shipment = await shipmentOfMail([
    'From: Ewa Lis <ewa@lis.example>',
    'Date: 4 November 2026',
    '',
    'your tiles left today with Mersey Haulage, docket 41-2207.',
    'You get 120 floor tiles (LT-F30) and 18 bags of grout (LT-GR5) against your order NB-771.',
  ])
  expect(shipment).toMatchObject({ shipmentId: '41-2207', shipFrom: { name: 'Ewa Lis' } })
})

test('packages with the pieces in each are multiplied', async () => {
  const shipment = await shipmentOfMail([
    'Your lamps left today, Nov 5, 2026. Packing slip number is LS-20771, PO 88-120.',
    '',
    '10 cases wall lamps (part WL-40), 12 per case',
    '4 cases bulbs (part BU-E27), 50 per case',
  ])
  expect(shipment.shipmentId).toBe('LS-20771')
  const items = shipment.orders.flatMap(({ packs }) => packs.flatMap((pack) => pack.items))
  expect(items.map(({ vendorPart, quantity }) => [vendorPart, quantity])).toEqual([
    ['WL-40', 120],
    ['BU-E27', 200],
  ])
})

test('articles by their codes, each for the order that heads it', async () => {
  const { orders, weight, shipFrom } = await shipmentOfMail([
    'Lieferavis vom 04.05.2026',
    'Absender: Holzwerk Mai, Passau',
    'Empfänger: Tischlerei Ott, Linz',
    'Bestellung B-771: 30 Stück LA-20 Latten und 14 Stück BR-40 Bretter',
    'Bestellung B-790: 8 Stück TR-11 Türen',
    '3 Paletten, 1.480 kg',
  ])
  expect({ weight, from: shipFrom.name }).toEqual({ weight: 1480, from: 'Holzwerk Mai' })
  expect(
    orders.map(({ purchaseOrder, packs }) => [
      purchaseOrder,
      ...packs.flatMap(({ items }) => items.map(({ vendorPart, quantity }) => `${quantity} ${vendorPart}`)),
    ]),
  ).toEqual([
    ['B-771', '30 LA-20', '14 BR-40'],
    ['B-790', '8 TR-11'],
  ])
})

test('an order may follow its articles, and the commas of sentences set no columns', async () => {
  const { orders, weight, cartons } = await shipmentOfMail([
    'Hi, today (3 March 2026) we shipped with Kuehne: 40 pcs KX-20 brackets for PO 5501, 12 pcs KX-31 hinges for PO 5502.',
    'In all 5 cartons, 1,061 kg, from Alu Weber GmbH, Ulm, to Hinge Shop Ltd, Bristol.',
    'Thanks, Ida',
  ])
  expect({ weight, cartons }).toEqual({ weight: 1061, cartons: 5 })
  expect(orders.map(({ purchaseOrder }) => purchaseOrder)).toEqual(['5501', '5502'])
})

test('who signs a mail that tells a shipment has sent it', async () => {
  const { shipFrom, orders } = await shipmentOfMail([
    'From: dispatch@garnwerk.example',
    'Subject: Your order 2210 has left',
    'Hello Moira,',
    'we have sent out order 2210 today, 5 October 2026: 48 pcs GW-12 throws and 30 pcs GW-20 cushions, in 9 cartons of together 212 kg.',
    'Kind regards,',
    'Garnwerk GmbH, Plauen',
  ])
  expect(shipFrom.name).toBe('Garnwerk GmbH')
  expect(orders[0]?.packs[0]?.items.map(({ vendorPart }) => vendorPart)).toEqual(['GW-12', 'GW-20'])
})
