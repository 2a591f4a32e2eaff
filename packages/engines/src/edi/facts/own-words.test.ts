import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { factsOfDocument } from './facts-of-document.ts'
import { factsOfRows } from './facts-of-rows.ts'
import { shipmentOfFacts } from './shipment-of-facts.ts'

const shipmentOfPage = async (lines: readonly string[]) =>
  shipmentOfFacts(await factsOfDocument({ pages: [pageOfText(lines)] }))
const itemsOf = (shipment: ReturnType<typeof shipmentOfFacts>) =>
  shipment.orders.flatMap(({ packs }) =>
    packs.flatMap(({ items }) => items.map(({ vendorPart, quantity }) => [vendorPart, quantity])),
  )

test('cartons and weight told in a remark, the sender at the head, back orders apart', async () => {
  const shipment = await shipmentOfPage([
    'Fern Valley Herbs                        Slip no. 4471',
    '8 Mill Road, Salem, OR 97301             Shipped: Mar 3, 2026',
    '                                         PO: LK-220',
    '                                         Via: Parcel Post, 4 cartons, 57 lb',
    'Ship to: Larch Grocers, 90 Pine St, Boise, ID 83702',
    'SKU       Description          Ordered     Shipped     Back order',
    'F-10      Mint, dried          200         200         0',
    'F-22      Sage, dried          90          60          30',
  ])
  expect(shipment).toMatchObject({
    shipFrom: { name: 'Fern Valley Herbs', city: 'Salem' },
    shipTo: { name: 'Larch Grocers', city: 'Boise' },
    carrierName: 'Parcel Post',
    cartons: 4,
    weight: 57,
  })
  expect(itemsOf(shipment)).toEqual([
    ['F-10', 200],
    ['F-22', 60],
  ])
})

test('a British docket tells who sends to whom with an arrow, and writes the day first', async () => {
  const shipment = await shipmentOfPage([
    'DELIVERY DOCKET 118',
    'Hill Bolts Ltd, Leeds LS1 1AA → Bay Trailers, Hull HU1 1AB',
    'Despatched 04/09/2026 by Swift Haulage, 3 pallets, 120 kg',
    'Your order      Part        Description      Quantity',
    'BT-1            HB-8        Bolt             500',
  ])
  expect(shipment).toMatchObject({
    shipFrom: { name: 'Hill Bolts Ltd' },
    shipTo: { name: 'Bay Trailers' },
    shipDate: '2026-09-04',
    weight: 120,
    trailer: null,
  })
})

test("headings that stand close: the item's number is no line number", async () => {
  expect(
    itemsOf(
      await shipmentOfPage([
        'PACKING LIST     Ship date 2026-05-30',
        'Ship to: Larch Grocers',
        'Line Item       UPC               Qty     Description',
        '1    HB-M6      036000291452      20      Bolt',
        '2    HB-M8      036000291469      40      Nut',
      ]),
    ),
  ).toEqual([
    ['HB-M6', 20],
    ['HB-M8', 40],
  ])
})

test('a list with Item No and Item', () => {
  const shipment = shipmentOfFacts(
    factsOfRows([
      ['Order', 'Item No', 'Item', 'Delivered'],
      ['B-7', '512', 'Chair', '6'],
      ['', '', 'Total', '6'],
    ]),
  )
  expect(itemsOf(shipment)).toEqual([['512', 6]])
  expect(shipment.orders[0]?.purchaseOrder).toBe('B-7')
})

test('a party on one line with its address, and a code in brackets behind the carrier', () => {
  expect(
    shipmentOfFacts(
      factsOfRows([
        ['Ship to: Larch Grocers, Dock 2, 90 Pine St, Boise, ID 83702'],
        ['Carrier: Granite Freight (SCAC GRNF)'],
      ]),
    ),
  ).toMatchObject({ shipTo: { name: 'Larch Grocers', city: 'Boise' }, carrierName: 'Granite Freight', scac: 'GRNF' })
})

test('a German note: labels, units, a decimal comma, thousands with a point, the day first', async () => {
  const shipment = await shipmentOfPage([
    'Keramik Sollner GmbH',
    'Am Brennofen 4, 95448 Bayreuth',
    'LIEFERSCHEIN     Lieferschein-Nr.: 90-114     Datum: 05.03.2026',
    'Empfänger: Fliesen Haas, 70173 Stuttgart',
    'Ihre Bestellnummer: F-2208     Versandart: Hellmann',
    'Artikelnummer     Bezeichnung          Menge     Einheit',
    'KS-15             Wandfliese matt      1.250     Stück',
    'KS-90             Fugenmasse           12,5      kg',
    'Anzahl Kartons: 31',
    'Gewicht brutto: 1.204,5 kg',
  ])
  expect(shipment).toMatchObject({
    shipmentId: '90-114',
    shipDate: '2026-03-05',
    carrierName: 'Hellmann',
    shipFrom: { name: 'Keramik Sollner GmbH', city: 'Bayreuth' },
    shipTo: { name: 'Fliesen Haas', city: 'Stuttgart' },
    cartons: 31,
    weight: 1204.5,
    weightUnit: 'KG',
  })
  expect(shipment.orders[0]?.purchaseOrder).toBe('F-2208')
  expect(itemsOf(shipment)).toEqual([
    ['KS-15', 1250],
    ['KS-90', 12.5],
  ])
})

test.each([
  {
    language: 'French',
    lines: [
      'Papeterie Lemoine SARL',
      'ZA du Parc, 8 chemin des Vignes',
      '33000 Bordeaux',
      'BORDEREAU DE LIVRAISON     Bon de livraison n° 5512     Expédié le 04/07/2026',
      'Destinataire : Lycée Montaigne     Votre commande n° : LM-77',
      'Transport par : Géodis     Nb de colis : 6     Poids total : 48,5 kg',
      'Réf     Désignation          Qté commandée     Qté expédiée',
      'CP-1    Cahier 96 pages      200               180',
      'ST-4    Stylo bleu           75                75',
    ],
    facts: { shipmentId: '5512', carrierName: 'Géodis', cartons: 6, weight: 48.5, shipFrom: 'Papeterie Lemoine SARL' },
    order: 'LM-77',
    items: [
      ['CP-1', 180],
      ['ST-4', 75],
    ],
  },
  {
    language: 'Spanish',
    lines: [
      'Conservas Ibarra S.L.',
      'C/ Muelle 3, 48370 Bermeo',
      'ALBARÁN     Nº albarán: 26/331     Fecha de envío: 04/07/2026',
      'Destinatario: Mercado Central     Su pedido: MC-19',
      'Agencia de transporte: Seur     Bultos: 3     Peso bruto: 61,2 kg',
      'Referencia     Descripción          Cantidad',
      'AT-1           Atún en aceite       96',
      'AN-2           Anchoas              48',
    ],
    facts: { shipmentId: '26/331', carrierName: 'Seur', cartons: 3, weight: 61.2, shipFrom: 'Conservas Ibarra S.L.' },
    order: 'MC-19',
    items: [
      ['AT-1', 96],
      ['AN-2', 48],
    ],
  },
  {
    language: 'Dutch',
    lines: [
      'Bloembollen De Wit B.V.',
      'Heereweg 45, 2161 AG Lisse',
      'PAKBON     Pakbonnummer: 8123     Verzenddatum: 04/07/2026',
      'Afleveradres: Tuincentrum Zuid     Uw ordernummer: TZ-5',
      'Vervoerder: PostNL     Aantal colli: 2     Brutogewicht: 18,4 kg',
      'Artikelcode     Omschrijving     Aantal geleverd',
      'TU-3            Tulp rood        500',
      'NA-1            Narcis           250',
    ],
    facts: { shipmentId: '8123', carrierName: 'PostNL', cartons: 2, weight: 18.4, shipFrom: 'Bloembollen De Wit B.V.' },
    order: 'TZ-5',
    items: [
      ['TU-3', 500],
      ['NA-1', 250],
    ],
  },
])('a delivery note in $language, whose date begins with the day', async ({ lines, facts, order, items }) => {
  const shipment = await shipmentOfPage(lines)
  expect(shipment).toMatchObject({ ...facts, shipFrom: { name: facts.shipFrom }, shipDate: '2026-07-04' })
  expect(shipment.orders[0]?.purchaseOrder).toBe(order)
  expect(itemsOf(shipment)).toEqual(items)
})

async function weightOnSlip(line: string) {
  const { weight, weightUnit } = await shipmentOfPage([
    'Quarry Tools Inc              Packing slip 771',
    'Ship to: Moss Hardware, Bend, OR 97701',
    line,
    'SKU       Description          Shipped',
    'Q-1       Chisel               40',
    'Q-2       Mallet               15',
  ])
  return [weight, weightUnit]
}

test('recognition that takes the l of a weight in pounds for a 1 adds no digit to it', async () => {
  expect(await weightOnSlip('Total weight: 940 1b')).toEqual([940, 'LB'])
  expect(await weightOnSlip('Weight: 1,210 1lbs')).toEqual([1210, 'LB'])
  expect(await weightOnSlip('5 cartons, 88 Ib')).toEqual([88, 'LB'])
})

test("a shop's slip without headings: codes and how many, beside or below the name", async () => {
  const shipment = await shipmentOfPage([
    'The Tin Kettle                     Order no. 9917',
    'Ship to: Bram Vos, 5 Quay Lane, Erie, PA 16501',
    '4 x  Enamel cup, white',
    'Art. CUP-EN-01',
    'Tea towel   TWL-77   qty: 2',
    'Track your parcel: TRK-2207-18',
  ])
  expect(itemsOf(shipment)).toEqual([
    ['CUP-EN-01', 4],
    ['TWL-77', 2],
  ])
})

test('a single code with a figure beside it is no list', async () => {
  const shipment = await shipmentOfPage(['The Tin Kettle', 'Ship to: Bram Vos', 'Route   HB-22     7'])
  expect(itemsOf(shipment)).toEqual([])
})
