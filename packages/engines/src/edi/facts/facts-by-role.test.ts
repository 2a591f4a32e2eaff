import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { factsOfDocument } from './facts-of-document.ts'

test('a seed merchant’s sheet: where it went to, below words that are no label, and by whom', async () => {
  const { fields } = await factsOfDocument({
    pages: [
      pageOfText([
        'Juniper & Rye Seed Company',
        '61 Orchard Road, Salem, OR 97301',
        '',
        'off to',
        'Marlow Garden Shop',
        '9 Front Street, Yakima, WA 98901',
        '',
        'sheet 40-1182                you asked under GS-771',
        'left us on March 3, 2026 with Cascade Parcel Lines',
        '',
        'qty   code     what',
        '40    JR-118   Sweet pea, mixed',
        '25    JR-204   Dwarf bean',
        '3 boxes, 27 lb',
      ]),
    ],
  })
  expect(fields).toMatchObject({
    shipToName: { text: 'Marlow Garden Shop\n9 Front Street, Yakima, WA 98901' },
    carrierName: { text: 'Cascade Parcel Lines' },
  })
})

test('three words about anything are no slip, and nothing is guessed', async () => {
  expect((await factsOfDocument({ pages: [pageOfText(['See you on Friday', 'Love, Ada'])] })).fields).toEqual({})
})
