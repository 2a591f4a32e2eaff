import { pageOfText } from '@vitrine/engines/documents/page-of-text.ts'
import { expect, test } from 'vitest'
import { valuesOf } from '../shared/testing/form-readings.ts'
import { billOfDocument } from './engine.ts'

async function billOf(lines: readonly string[]) {
  const bill = await billOfDocument({ pages: [pageOfText(lines)] })
  return {
    ...bill,
    values: valuesOf(bill),
  }
}

test('a typed road bill: goods with their units and no headings, by whom, and the sum under a stroke', async () => {
  const { values, lines } = await billOf([
    'BILL OF LADING                 B/L: HV-2209',
    'Shipped: 4 JUN 2026',
    'FROM   Harvest Mills, Dubuque, Iowa',
    'TO     Lakeside Bakers, Madison, Wisconsin',
    'BY     Blue Ridge Freight     SCAC  BLRF',
    '40 sacks    Rye flour            2,000 lb',
    '6 drums     Sunflower oil        1,100 lb',
    '--                               -----',
    '46                               3,100 lb',
  ])
  expect(values).toMatchObject({
    shipper: 'Harvest Mills',
    consignee: 'Lakeside Bakers',
    carrier: 'Blue Ridge Freight',
    pieces: 46,
    weight: 3100,
  })
  expect(lines.map(({ description, pieces }) => [description?.value, pieces?.value])).toEqual([
    ['Rye flour', 40],
    ['Sunflower oil', 6],
  ])
})

test('pieces and weight that nobody added up are the sums of the lines, less sure and not compared with them', async () => {
  const { values, fields, checks } = await billOf([
    'Shipper            Consignee',
    'Alm AG             Bay Ltd',
    'Marks        Packages     Goods            Gross weight',
    'A 1          12 ctns      Lamps            140 kg',
    'A 2          30 ctns      Lamp shades      60 kg',
  ])
  expect(values).toMatchObject({ pieces: 42, weight: 200 })
  expect(fields.pieces?.confidence).toBeLessThan(0.8)
  expect(checks).toEqual([])
})

test("a street is a guess at most for a vessel, and a house's German date has the day first", async () => {
  const { values, fields } = await billOf([
    'Shipper                      Consignee',
    'Ida Holm KG, 78120 Furtwangen    Bay Ltd',
    '                             12 Ship Street, Hull HU1 1AA',
    'Issued Hamburg 03.02.2026, freight payable at destination.',
  ])
  expect(values).toMatchObject({ date: '2026-02-03', freightTerms: 'collect' })
  expect(fields.vessel?.confidence ?? 0).toBeLessThan(0.5)
})

test('a count set close to its goods is told apart where the sum bears it out', async () => {
  const { lines, values } = await billOf([
    'Shipper              Consignee',
    'Alm AG               Bay Ltd',
    'Marks         Description of goods             Gross weight',
    'N/M           40 Oak chairs                    900',
    'N/M           12 Oak tables                    600',
    'Total no. of packages: 52',
  ])
  expect(values.pieces).toBe(52)
  expect(lines.map(({ description, pieces }) => [description?.value, pieces?.value])).toEqual([
    ['Oak chairs', 40],
    ['Oak tables', 12],
  ])
})

test('a bill to order names its consignee; freight behind a colon; what a clause says of a carrier is none', async () => {
  const { values } = await billOf([
    'HOUSE BILL OF LADING     HBL No: GT-7712',
    'Consignor',
    'Nilgiri Tea Estates',
    '',
    'Consigned to the order of',
    'Alster Tee Import GmbH',
    '',
    'Port of loading: Chennai',
    'Freight: collect at destination. Seal: 440118',
    'Total number of packages received by carrier: 3 pallets. Signed for the Carrier',
  ])
  expect(values).toMatchObject({ consignee: 'Alster Tee Import GmbH', freightTerms: 'collect' })
  expect(String(values.carrier)).not.toContain('pallets')
})

test('a count of containers is none of pieces, and a carrier is its name without its address', async () => {
  const page = [
    'Bill of Lading   No. KLV-88120',
    'Carrier: Norrsken Line AB',
    '         Kajen 4, 211 20 Malmö, SE',
    'Total no. of containers or packages: TWO (2) containers',
  ]
  expect((await billOf(page)).values).toMatchObject({ pieces: null })
  expect((await billOf([...page, 'Total packages: 310'])).values).toMatchObject({ pieces: 310 })
  expect((await billOf(['Waybill 7719', 'Carrier: Norrsken Line AB, Kajen 4, Malmö'])).values.carrier).toBe(
    'Norrsken Line AB',
  )
})

test('a cell that is called something itself is nobody’s name, and the whole weighs no less than a part of it', async () => {
  const { values } = await billOf([
    'STRAIGHT BILL OF LADING            Shipper no. 7718        Date 5/12/2026',
    'Shipper’s name and address          Consignee’s name and address',
    'Blue Mill Ltd                       Kite Bakers LLC',
    '12 Mill Lane                        4 High Street',
    'Leeds LS1 4AB                       York YO1 7HH',
    'Marks         Number and kind        Description            Gross weight',
    'C/NO 1-40     40 drums               Resin solution         8,640.0 kg',
  ])
  expect(values).toMatchObject({ shipper: 'Blue Mill Ltd', consignee: 'Kite Bakers LLC', weight: 8640 })
})

test('a label beside another is no answer to it', async () => {
  const { values } = await billOf([
    'BILL OF LADING No. 5-118                 Carrier: Ozark Freight',
    'TO:   Consignee                          FROM:   Shipper',
    '      Street                                     Street',
    'Weight 412 lb',
  ])
  expect([values['consignee'], values['shipper']]).toEqual([null, null])
})

test('who is charged stands for the terms, and a net weight is not the gross one', async () => {
  const { values } = await billOf([
    'CONSIGNMENT NOTE 55012',
    'Sender: Mallee Seed Co-op, Swan Hill VIC 3585',
    'Receiver: Nullarbor Roadhouse, Eucla WA 6443',
    'Charge to: Receiver',
    '40 bags oats',
    'NET WT           : 980 kg',
    'GROSS WT         : 1,004 kg',
  ])
  expect(values).toMatchObject({ freightTerms: 'collect', weight: 1004 })
})

test('who writes a mail does not ship, and a number and a seal stand below the words for them', async () => {
  const { values } = await billOf([
    'From: Lucía Prado <trafico@pradofwd.example>',
    'To: Cork desk <cork@islandseeds.example>',
    'Subject: Papers for the release',
    'Good afternoon, these are the data for you: the bill of lading number is',
    'PRFW-20771, the shipper is Huerta Baja S.L. and the consignee Island',
    'Seeds Ltd. It goes with the vessel PUNTA EUROPA, voyage 014N, from Almería',
    'to Cork in container CAIU5520178, which we have closed with our own seal',
    'EX440187 and which holds 210 bags, gross weight 5,250 kg, freight collect.',
  ])
  expect(values).toMatchObject({
    shipper: 'Huerta Baja S.L.',
    consignee: 'Island Seeds Ltd',
    bolNumber: 'PRFW-20771',
    vessel: 'PUNTA EUROPA',
    voyage: '014N',
    seals: ['EX440187'],
    freightTerms: 'collect',
  })
})

test('an Italian transport document', async () => {
  const { values, lines } = await billOf([
    'DOCUMENTO DI TRASPORTO (D.D.T.) N. 5518 del 12/02/2026',
    'Mittente: Cantina del Conero S.r.l., Via Flaminia 9, 60126 Ancona',
    'Destinatario: Enoteca Sforza S.n.c., Corso Magenta 4, 20123 Milano',
    'Vettore: Corriere Adriatico S.r.l. – Porto: franco',
    'Descrizione                     Colli          Peso lordo kg',
    'Vino rosso in cartoni              30                 360,00',
    'Olio di oliva                      12                 144,00',
    'Totale                             42                 504,00',
  ])
  expect(values).toMatchObject({
    shipper: 'Cantina del Conero S.r.l.',
    carrier: 'Corriere Adriatico S.r.l.',
    bolNumber: '5518',
    date: '2026-02-12',
    pieces: 42,
    weight: 504,
    freightTerms: 'prepaid',
  })
  expect(lines).toHaveLength(2)
})

test('a count in thousands shows how a page groups its figures, and what pays the freight may be two words', async () => {
  const { values } = await billOf([
    'CONOCIMIENTO DE EMBARQUE            Nº ATLBCN26077',
    'Embarcador: Bodegas Alto Turia, S.L.',
    'Consignatario: Wine Shippers Ltd',
    'Buque: COSTA LEVANTE   Viaje: 12E   Puerto de carga: Valencia   Puerto de descarga: Felixstowe',
    '2.400 cajas de vino tinto, peso bruto 19.200 kg',
    'Flete pagado',
    'Valencia, 6 de marzo de 2026',
  ])
  expect(values).toMatchObject({
    shipper: 'Bodegas Alto Turia, S.L.',
    pieces: 2400,
    weight: 19200,
    freightTerms: 'prepaid',
  })
})

test('a letter says who ships to whom and by whom, and a weight counts no pieces', async () => {
  const { values } = await billOf([
    'Please see our bill of lading, number R-2207, dated March 9, 2026.',
    'Tamarack Stone Works of Libby, Montana ships to Prairie Patios, Fargo, North Dakota, by Hi-Line Flatbed.',
    'Total 9 pkgs, 14,850 lbs. Freight collect.',
  ])
  expect(values).toMatchObject({
    shipper: 'Tamarack Stone Works',
    consignee: 'Prairie Patios',
    carrier: 'Hi-Line Flatbed',
    pieces: 9,
    weight: 14850,
    freightTerms: 'collect',
  })
})

test('a row headed Summe adds up the goods and is none; franco and a code behind the carrier', async () => {
  const { values, lines } = await billOf([
    'Frachtbrief Nr. 4471-26            Datum: 11.03.2026',
    'Absender: Ziegelwerk Aurach GmbH, Talstr. 2, 91589 Aurach',
    'Empfänger: Baustoffe Lenz KG, Ringweg 8, 97318 Kitzingen',
    'Frachtführer: Spedition Hafner e.K. · SPHF',
    'Anzahl     Art          Bezeichnung           Bruttogewicht kg',
    '7          Paletten     Dachziegel            6.300',
    '2          Paletten     Firstziegel           1.150',
    '9                       Summe                 7.450',
  ])
  expect(values).toMatchObject({ carrier: 'Spedition Hafner e.K.', scac: 'SPHF', pieces: 9, weight: 7450 })
  expect(lines).toHaveLength(2)
})

test('a weight that may be in thousands or with decimals is a guess where no other figure decides', async () => {
  const { fields } = await billOfDocument({
    pages: [
      pageOfText([
        'SEA WAYBILL QLN-20881',
        'Shipper: Ostfalia Glas GmbH          Consignee: Prairie Glass Inc',
        'Vessel: EMS PIONEER   Voyage: 009W',
        '31 crates of float glass             Gross weight: 18.640 kg',
      ]),
    ],
  })
  expect(fields.weight?.confidence ?? 0).toBeLessThan(0.5)
})

test('goods in stillages and on pallets are added up, and freight in the plural is owed', async () => {
  const { values, lines } = await billOf([
    'CARTA DE PORTE Nº CP-771',
    'Fecha de carga 04/11/2026',
    'Cargador: Cerámicas Nogal, S.L.',
    'Destinatario: Azulejos Vale, Lda.',
    'Porteador: Transportes Roca, S.A.',
    '4 Gitterbox   Schrauben      1.240 kg',
    '3 palés       azulejo          960 kg',
    'Portes debidos',
  ])
  expect(lines.map(({ pieces }) => pieces?.value)).toEqual([4, 3])
  expect(values).toMatchObject({ pieces: 7, weight: 2200, freightTerms: 'collect' })
})

test('containers with a weight each: all of them weigh what they weigh together', async () => {
  const { values, lines } = await billOf([
    'SEAWAYBILL NO. GRN-4471',
    'Shipper: Fjordtre AS',
    'Consignee: Cork Timber Ltd',
    'Vessel NORDIC PINE voy 31W',
    'Container TEMU4411203, seal 9917: 12 bundles spruce boards, gross 21,300 kg',
    'Container TEMU4411218, seal 9918: 11 bundles larch boards, gross 20,150 kg',
    'Frachtzahlung: unfrei',
  ])
  expect(values).toMatchObject({ pieces: 23, weight: 41_450, freightTerms: 'collect' })
  expect(lines.map(({ description, weight }) => [description?.value, weight?.value])).toEqual([
    ['spruce boards', 21_300],
    ['larch boards', 20_150],
  ])
})

test('weights below their containers, and the total where there is one', async () => {
  const boxes = [
    'B/L no. QA-118',
    'Shipper: Lima Foods',
    'Consignee: Bremen Import KG',
    'OOLU8812337',
    '410 bags quinoa',
    'Gross weight 18,400 kg',
    'OOLU8812342',
    '395 bags quinoa',
    'Gross weight 17,750 kg',
  ]
  expect((await billOf(boxes)).values.weight).toBe(36_150)
  expect((await billOf([...boxes, 'Total gross weight 36,200 kg'])).values.weight).toBe(36_200)
})

test('a typed row that counts all pieces is no goods', async () => {
  const { values, lines } = await billOf([
    'FREIGHT BILL   PRO 118-44',
    'Shipper: Oxbow Foundry',
    'Consignee: Dell Pumps',
    '  2 SKIDS   IRON CASTINGS    1,800 LBS',
    '  1 CRATE   PATTERNS           200 LBS',
    '  3 PCS     TOTAL            2,000 LBS',
  ])
  expect(values).toMatchObject({ pieces: 3, weight: 2000 })
  expect(lines).toHaveLength(2)
})
