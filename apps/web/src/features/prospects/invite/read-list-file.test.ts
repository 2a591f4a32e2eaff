import { expect, it } from 'vitest'
import { readListFile } from './read-list-file.ts'

const read = (parts: (string | Uint8Array<ArrayBuffer>)[], name = 'people.csv') => readListFile(new File(parts, name))

it('reads the letters of a list in the encodings that spreadsheets write', async () => {
  const list = 'email;name\nzoe@example.com;Zoë Núñez'
  const latin = Uint8Array.from(list, (letter) => letter.charCodeAt(0))
  expect(await read([latin])).toEqual({ text: list })
  expect(await read([`\ufeff${list}`])).toEqual({ text: list })
  const wide = new Uint8Array(Uint16Array.from(`\ufeff${list}`, (letter) => letter.charCodeAt(0)).buffer)
  expect(await read([wide])).toEqual({ text: list })
})

it('says in words why a file is no list', async () => {
  expect(await read(['PK\u0003\u0004\u0000'], 'people.xlsx')).toEqual({
    error: 'people.xlsx is no CSV file. In your spreadsheet choose Save as, then CSV.',
  })
  expect(await read(['  \n'])).toEqual({ error: 'people.csv is empty. Choose one with a line for each person.' })
  expect(await read([new Uint8Array(1_000_001)], 'big.csv')).toMatchObject({ error: /^big.csv is larger than 1 MB/ })
})
