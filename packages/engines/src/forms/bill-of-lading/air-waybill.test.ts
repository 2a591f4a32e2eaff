import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { readBillOfLading } from './read-bill-of-lading.ts'

const waybill = (number: string, title = 'Air Waybill issued by') =>
  readBillOfLading({
    pages: [
      pageOfText([
        number,
        `Shipper's Name and Address              ${title}`,
        'Tiber Lamps S.r.l.                      ALPENLUFT CARGO',
        'Via Nuova 8, Roma                       Zürich',
        "Issuing Carrier's Agent Name and City   Accounting Information",
        'EST EXPRESS, ROMA                       FREIGHT PREPAID',
        'Airport of Departure                    Airport of Destination',
        'ROMA FIUMICINO                          OSAKA KANSAI',
        'No. of Pieces   Gross Weight   Chargeable Weight   Nature and Quantity of Goods',
        '5               61.5           70.0                TABLE LAMPS',
        'Executed on 4 June 2026 at Roma',
      ]),
    ],
  })

test("an airline's bill: its number by the check digit, ports, the day and the weight that was put on the scale", () => {
  const { fields, lines } = waybill('724 FCO 1234 5675')
  expect(fields).toMatchObject({
    bolNumber: { value: '724-12345675' },
    carrier: { value: 'ALPENLUFT CARGO' },
    portOfLoading: { value: 'ROMA FIUMICINO' },
    portOfDischarge: { value: 'OSAKA KANSAI' },
    date: { value: '2026-06-04' },
  })
  expect(lines.map(({ pieces, weight }) => [pieces?.value, weight?.value])).toEqual([[5, 61.5]])
})

test('a number whose check digit is wrong, and the one that a forwarder names beside its own, are not the bill’s', () => {
  expect(waybill('724-12345674').fields.bolNumber).toBeNull()
  expect(waybill('MAWB 724-12345675', 'House Air Waybill').fields.bolNumber?.value).not.toBe('724-12345675')
})
