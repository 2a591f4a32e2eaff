import { writeFile } from 'node:fs/promises'
import writeWorkbook from 'write-excel-file/node'
import { printInterchange } from '@vitrine/engines/edi/parse-interchange.ts'
import { itemsOf, noParty, type Shipment, type ShippedItem } from '@vitrine/engines/edi/shipment.ts'
import { writeShipNotice } from '@vitrine/engines/edi/write-ship-notice.ts'
import { tuningSlips } from '../ship-notices/slips-tuning.ts'

/** Makes the samples of edi-856-asn: `node evals/samples/make-ship-notice-samples.ts`. All parties are invented. */
const folder = new URL('../../packages/models/src/edi-856-asn/samples/', import.meta.url)

const item = (line: string, vendorPart: string, upc: string, description: string, quantity: number, unit = 'EA'): ShippedItem => ({
  line,
  buyerPart: null,
  vendorPart,
  upc,
  description,
  quantity,
  quantityOrdered: quantity,
  unit,
})

const shipment: Shipment = {
  shipmentId: 'SH-20418',
  shipDate: '2026-03-04',
  deliveryDate: '2026-03-07',
  billOfLading: 'BL7730912',
  proNumber: '480-2787024',
  carrierName: 'Lakeland Freight Lines',
  scac: 'LKFL',
  trailer: '53117',
  seal: '0091442',
  freightTerms: 'prepaid',
  cartons: 3,
  weight: 412,
  weightUnit: 'LB',
  shipFrom: {
    ...noParty,
    name: 'Granite Tool Works',
    address: ['1210 Mill Road'],
    city: 'Columbus',
    state: 'OH',
    postalCode: '43215',
    country: 'US',
  },
  shipTo: {
    ...noParty,
    name: 'Prairie Home Centers DC 7',
    address: ['88 Commerce Park Dr'],
    city: 'Kansas City',
    state: 'MO',
    postalCode: '64120',
    country: 'US',
    id: '0007',
  },
  orders: [
    {
      purchaseOrder: 'PO-55272',
      orderDate: '2026-02-20',
      packs: [
        {
          mark: '00006141411234567890',
          items: [
            item('1', 'GT-1001', '012345678905', 'Claw hammer 16 oz', 48),
            item('2', 'GT-1002', '012345678912', 'Steel bracket 4 in', 120),
          ],
        },
        { mark: '00006141411234567906', items: [item('3', 'GT-2040', '012345678929', 'Hex bolt M8, box of 100', 24, 'BX')] },
      ],
    },
    {
      purchaseOrder: 'PO-55310',
      orderDate: '2026-02-24',
      packs: [
        { mark: '00006141411234567913', items: [item('1', 'GT-3310', '012345678936', 'Cordless drill 18 V', 12)] },
      ],
    },
  ],
}

const headings = ['PO Number', 'PO Date', 'Carton SSCC', 'Line', 'Vendor Part', 'UPC', 'Description', 'Qty Shipped', 'Qty Ordered', 'UOM']

const bold = (value: string) => ({ value, fontWeight: 'bold' as const })

async function workbook(): Promise<Buffer> {
  const { shipFrom, shipTo } = shipment
  const pairs: [string, string | number | null][] = [
    ['Shipment Number', shipment.shipmentId],
    ['Ship Date', shipment.shipDate],
    ['Delivery Date', shipment.deliveryDate],
    ['BOL Number', shipment.billOfLading],
    ['PRO Number', shipment.proNumber],
    ['Carrier', shipment.carrierName],
    ['SCAC', shipment.scac],
    ['Trailer', shipment.trailer],
    ['Seal', shipment.seal],
    ['Freight Terms', shipment.freightTerms],
    ['Total Cartons', shipment.cartons],
    ['Gross Weight', shipment.weight],
    ['Weight Unit', shipment.weightUnit],
    ['Ship From Name', shipFrom.name],
    ['Ship From Address', shipFrom.address.join(', ')],
    ['Ship From City', shipFrom.city],
    ['Ship From State', shipFrom.state],
    ['Ship From Zip', shipFrom.postalCode],
    ['Ship From Country', shipFrom.country],
    ['Ship To Name', shipTo.name],
    ['Ship To Address', shipTo.address.join(', ')],
    ['Ship To City', shipTo.city],
    ['Ship To State', shipTo.state],
    ['Ship To Zip', shipTo.postalCode],
    ['Ship To Country', shipTo.country],
    ['Ship To Id', shipTo.id],
  ]
  const rows = shipment.orders.flatMap((order) =>
    order.packs.flatMap((pack) =>
      pack.items.map((one) => [
        order.purchaseOrder,
        order.orderDate,
        pack.mark,
        one.line,
        one.vendorPart,
        one.upc,
        one.description,
        one.quantity,
        one.quantityOrdered,
        one.unit,
      ]),
    ),
  )
  return writeWorkbook([
    { data: [[bold('Field'), bold('Value')], ...pairs.map(([label, value]) => [bold(label), value])], sheet: 'Shipment', columns: [{ width: 24 }, { width: 34 }] },
    { data: [headings.map(bold), ...rows], sheet: 'Items', columns: headings.map(() => ({ width: 18 })) },
  ]).toBuffer()
}

const notice = printInterchange(
  writeShipNotice(shipment, { senderId: 'GRANITETOOL', receiverId: 'PRAIRIEHOME', controlNumber: 412, now: new Date('2026-03-04T10:05:00Z') }),
)

/** The same notice after careless hands: counts, a date, a quantity and a parent that is not there. */
const faulty = notice
  .replace('20260220', '20260231')
  .replace('SN1*1*48*EA', 'SN1*1*fourty*EA')
  .replace(/HL\*6\*2\*P/, 'HL*6*9*P')
  .replace(/CTT\*\d+/, 'CTT*99')
  .replace(/IEA\*1\*000000412/, 'IEA*1*000000413')

const sparse = ['part,qty', 'GT-1001,48', 'GT-1002,120', 'GT-2040,24', ''].join('\n')

const slip = { ...shipment, orders: [{ ...shipment.orders[0], packs: [{ mark: null, items: itemsOf(shipment) }] }] } as Shipment

const [drawSlip] = tuningSlips
await Promise.all([
  writeFile(new URL('Sample_ETO_Format_Example.xlsx', folder), await workbook()),
  writeFile(new URL('packing-slip.pdf', folder), (await drawSlip?.(slip)) ?? ''),
  writeFile(new URL('good-notice.edi', folder), notice),
  writeFile(new URL('faulty-notice.edi', folder), faulty),
  writeFile(new URL('sparse-list.csv', folder), sparse),
])
