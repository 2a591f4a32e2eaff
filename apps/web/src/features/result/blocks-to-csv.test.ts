import { expect, it } from 'vitest'
import { blocksToCsv } from './blocks-to-csv.ts'

it('quotes what needs it and defuses what a spreadsheet would run', () => {
  const csv = blocksToCsv([
    {
      kind: 'table',
      columns: [
        { label: 'Item', align: 'start' },
        { label: 'Price', align: 'end' },
      ],
      rows: [
        [{ value: 'Cable, 2 m' }, { value: 3.5 }],
        [{ value: '=HYPERLINK("http://evil")' }, { value: -2 }],
        [{ value: null }, { value: null }],
      ],
    },
  ])
  expect(csv).toBe(['Item,Price', '"Cable, 2 m",3.5', `"'=HYPERLINK(""http://evil"")",-2`, ','].join('\r\n'))
})

it('is null when nothing stands in rows', () => {
  expect(blocksToCsv([{ kind: 'notice', tone: 'info', text: 'Nothing was found.' }])).toBeNull()
})

it('says what was corrected, in a column that is there only then', () => {
  const item = { name: 'total', label: 'Total', value: '21.00', confidence: 0.9, place: null }
  const fields = { kind: 'fields' as const, items: [item, { ...item, label: 'Due' }] }
  expect(blocksToCsv([fields])).toBe(['Field,Value,Confidence,Page', 'Total,21.00,0.9,', 'Due,21.00,0.9,'].join('\r\n'))
  const corrected = {
    ...fields,
    items: [
      { ...item, correctedFrom: '12.00' },
      { ...item, correctedFrom: null },
    ],
  }
  expect(blocksToCsv([corrected])).toBe(
    ['Field,Value,Confidence,Page,Corrected from', 'Total,21.00,0.9,,12.00', 'Total,21.00,0.9,,not found'].join('\r\n'),
  )
})
