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
