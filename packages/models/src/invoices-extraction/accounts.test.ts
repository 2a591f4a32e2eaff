import { expect, test } from 'vitest'
import { readingBillLines } from '../shared/testing/form-readings.ts'
import { invoiceOfDocument } from './engine.ts'

const invoiceOf = readingBillLines((document) => invoiceOfDocument(document, null))

const sellerUnder = async (first: string, second: string) =>
  (
    await invoiceOf([
      first,
      second,
      '',
      'Rechnung Nr. 771          Datum: 05.05.2026',
      'Kunde: Holz Beck KG',
      'Gesamtbetrag                                 119,00 €',
    ])
  ).values.seller

test("a lodge's account: who pays is no guest, the stay's days are not the bill's, what was paid is no item", async () => {
  const { values, amounts } = await invoiceOf([
    'FERNDALE LODGE                                 Bill no. 5512',
    'Loch Road, Pitlochry PH16 5LL',
    'Guest                                          Charge to',
    'Mr Rory Lindsay                                Glen Survey Ltd',
    'Suite 4                                        8 Bank Street',
    '                                               Perth PH1 5NX',
    'Arrival 04/05/2026     Departure 06/05/2026    Tax point 06/05/2026',
    'Date           Description              Charge         Credit',
    '04/05/2026     Suite, two nights        300.00',
    '05/05/2026     Breakfast                 24.00',
    '06/05/2026     Payment, thank you                      100.00',
    'Net total                               270.00',
    'VAT 20%                                  54.00',
    'Total charges                           324.00',
  ])
  expect(values).toMatchObject({ buyer: 'Glen Survey Ltd', date: '2026-05-06', total: 324 })
  expect(amounts).toEqual([300, 24])
})

test('the sum that a rate is taken of is no tax', async () => {
  const { values } = await invoiceOf([
    'Factuurnummer: 26-118          Factuurdatum: 03-04-2026',
    'Totaal excl btw                               140,00',
    'BTW 9% over 40,00                               3,60',
    'BTW 21% over 100,00                            21,00',
    'Totaal incl btw                               164,60',
  ])
  expect(values).toMatchObject({ net: 140, tax: 24.6, total: 164.6 })
})

test('a cost under a name that is not known makes up the sum', async () => {
  const { values } = await invoiceOf([
    'Invoice no: GW-77          Invoice date: 9 June 2026',
    'Subtotal                                      200.00',
    'Eco contribution                               11.00',
    'VAT 20%                                        42.20',
    'Total                                         253.20',
  ])
  expect(values).toMatchObject({ net: 200, tax: 42.2, total: 253.2, shipping: null })
})

test('tax that is kept back is taken off what is due, and the sums agree', async () => {
  const { values, checks } = await invoiceOf([
    'Factura nº 2026/41          Fecha: 12/05/2026',
    'Base imponible                              1.000,00 €',
    'IVA 21% sobre 1.000,00                        210,00 €',
    'Total factura                               1.210,00 €',
    'Retención IRPF 15% sobre 1.000,00            -150,00 €',
    'Total a pagar                               1.060,00 €',
  ])
  expect(values).toMatchObject({ tax: 210, total: 1210, withheld: 150, due: 1060 })
  expect(checks.find(({ name }) => name === 'sum')?.ok).toBe(true)
})

test("credit of a customer's account is what was paid before, not what is due", async () => {
  const { values } = await invoiceOf([
    'Invoice number: MX-204          Date of issue: March 2, 2026',
    'Subtotal                                      $90.00',
    'Total                                         $90.00',
    'Account credit                               -$35.00',
    'Amount due                                    $55.00',
  ])
  expect(values).toMatchObject({ total: 90, prepaid: 35, due: 55 })
})

test('won are money without decimals', async () => {
  const { values, amounts } = await invoiceOf([
    'Invoice no: HK-3120          Invoice date: 2026-02-11',
    'Item                    Qty     Unit price        Amount',
    'Ceramic dial              4         62,000       248,000',
    'Glazing                   1         32,000        32,000',
    'Subtotal                                         280,000',
    'VAT 10%                                           28,000',
    'Total                                           ₩308,000',
  ])
  expect(values).toMatchObject({ net: 280000, tax: 28000, total: 308000 })
  expect(amounts).toEqual([248000, 32000])
})

test('a heading over the amounts is no total, and change tells what was paid', async () => {
  const { values } = await invoiceOf([
    '          BISTROT LE PHARE',
    '   3 quai Nord, 29900 Concarneau',
    'Ticket no 8814         21/06/2026',
    'QTE   ARTICLE          PU      TOTAL',
    '2     MOULES FRITES  14,00     28,00',
    '1     CIDRE           5,50      5,50',
    'TOTAL EUR                      33,50',
    'ESPECES                        40,00',
    'RENDU                           6,50',
  ])
  expect(values).toMatchObject({ total: 33.5 })
})

test("neither an address with the tax office's number nor a company's capital is a seller's name", async () => {
  expect(await sellerUnder('Nordkai Segel GmbH', 'Kaistr. 14, 24103 Kiel · HRB 4471 · USt-IdNr. DE811233990')).toBe(
    'Nordkai Segel GmbH',
  )
  expect(await sellerUnder('Hexavoile SA au capital de 40 000 €', '9 rue du Port, 56100 Lorient')).toBe('Hexavoile SA')
})

test("the sign over the door is no part of the company's name, and a tax on stays is an item", async () => {
  const { values, amounts } = await invoiceOf([
    'AUBERGE DU LAVOIR',
    'Hôtelière du Morvan SARL',
    '2 rue Basse, 58120 Château-Chinon',
    'Facture n° 905          Édité le 02/08/2026',
    'Désignation                       Montant TTC',
    'Chambre, une nuit                   88,00 €',
    'Taxe de séjour                       2,20 €',
    'Total TTC                           90,20 €',
  ])
  expect(values.seller).toBe('Hôtelière du Morvan SARL')
  expect(amounts).toEqual([88, 2.2])
})

test('what is open of an earlier bill is no cost between net and total', async () => {
  const { values } = await invoiceOf([
    'Rechnung Nr. 618          Datum: 08.03.2026',
    'Rechnungssumme netto                          300,00 €',
    'Steuerbetrag                                    0,00 €',
    'Bruttosumme                                   300,00 €',
    'Offene Posten                                 300,00 €',
    'Zahlbetrag                                    600,00 €',
  ])
  expect(values).toMatchObject({ net: 300, total: 300, due: 600 })
})

test('a pension levy and a stamp duty below the fees are neither items nor a tax', async () => {
  const { values, amounts } = await invoiceOf([
    'Ing. Carla Fontana                          Spett.le',
    'Via Roma 8 - 20900 Monza                    Cantina Sociale Vigneti Alti',
    'P.IVA 08811420961                           Via dei Colli 2, 15011 Acqui Terme',
    '',
    'Fattura n. 22/2026                          Data 04-05-2026',
    'Descrizione                    Q.tà     Prezzo unitario     Prezzo totale',
    'Calcolo strutturale tettoia    1,00            900,00             900,00',
    'Sopralluogo                    2,00            110,00             220,00',
    'Totale onorari                                                  1.120,00',
    'Contributo Inarcassa 4%                                            44,80',
    'Imposta di bollo                                                    2,00',
    'Netto a pagare EUR                                              1.166,80',
    'Regime forfettario: operazione non soggetta a IVA.',
  ])
  expect(amounts).toEqual([900, 220])
  expect(values.tax).toBeNull()
  expect(values.due).toBe(1166.8)
})

test('what last month left is no item of this one, and a row that sums up stands for its rows', async () => {
  const { amounts } = await invoiceOf([
    'INVOICE G-118                     30 April 2026',
    'Mr T. Okoro - plot 14',
    '',
    'Mowing April ................      60.00',
    'Hedge 3 @ 12.50 .............      37.50',
    'Compost 4 bags ..............      26.00',
    '',
    'April                             123.50',
    'Arrears March                      60.00',
    '',
    'Please pay                        183.50',
  ])
  expect(amounts).toEqual([60, 37.5, 26])
})

test('a list of paid invoices is none', async () => {
  const { fields } = await invoiceOf([
    'PAYMENT ADVICE',
    'Corvane Retail plc',
    'Supplier: Fen Pottery',
    'Payment run 0526-2                     4 May 2026',
    'Invoice no      Invoice date      Amount',
    'FP-118          03/04/2026        220.00',
    'FP-121          17/04/2026        140.00',
    'Total paid                        360.00',
  ])
  expect(Math.max(...Object.values(fields).map((read) => read?.confidence ?? 0))).toBeLessThan(0.5)
})

test('a receipt by card leaves nothing due', async () => {
  const { values } = await invoiceOf([
    'Fahrradladen Kette & Co, Ringstr. 9, 48143 Münster',
    'Rechnung Nr. 2026-771                     Datum: 04.05.2026',
    'Kunde: Jana Wolters',
    'Inspektion                                      79,00 €',
    'Bremsbeläge                                     24,00 €',
    'Gesamtbetrag                                   103,00 €',
    'Bezahlt mit EC-Karte am 04.05.2026             103,00 €',
  ])
  expect(values).toMatchObject({ total: 103, due: 0, dueDate: null })
})

test('tax that is withheld was not paid before, and a fund of a profession is no item', async () => {
  const { values, amounts } = await invoiceOf([
    'Studio Tecnico Arch. Bruna Serra',
    'Via Po 12, 10123 Torino - P.IVA 05512210017',
    'Parcella n. 18 del 06/05/2026',
    'Spett.le Cooperativa Il Noce, Via Alba 3, 12051 Alba',
    'Progetto di massima                             2.000,00',
    'Rilievo                                           400,00',
    'Inarcassa 4%                                       96,00',
    'Imponibile IVA                                  2.496,00',
    'IVA 22%                                           549,12',
    'Totale fattura                                  3.045,12',
    "Ritenuta d'acconto 20%                           -480,00",
    'Netto a pagare                                  2.565,12',
  ])
  expect(values).toMatchObject({ number: '18', withheld: 480, prepaid: null, due: 2565.12 })
  expect(amounts).toEqual([2000, 400])
})

test('the number of an account is not that of its bill', async () => {
  const { values } = await invoiceOf([
    'TOWNSHIP OF ALDER CREEK WATER',
    'Account 20-5512-9          Service at 8 Weir Lane',
    'Statement date 05/02/2026',
    'Water 3 ccf                         18.30',
    'Sewer                               27.50',
    'Amount due by 05/25/2026            45.80',
  ])
  expect(values.number).toBeNull()
})

test('sums in the column of the amounts, without a name beside them, are no items', async () => {
  const { amounts } = await invoiceOf([
    'NEWLYN FISH LTD                     Invoice 55120      4 May 2026',
    'Description           Qty      Price      Amount',
    'Hake fillets           6        8.40       50.40',
    'Mussels                3        4.20       12.60',
    '                                           63.00',
    'VAT                                        12.60',
    'Total                                      75.60',
  ])
  expect(amounts).toEqual([50.4, 12.6])
})
