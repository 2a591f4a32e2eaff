import { expect, test } from 'vitest'
import { readTruths } from './read-truths.ts'

const truths = (content: BlobPart) => readTruths(new File([content], 'truths.csv'))

test('a CSV of truths is read as spreadsheets save it', async () => {
  expect(await truths('file;Käufer;file\r\na.pdf;Müller;x')).toMatchObject({ names: ['file', 'Käufer'] })
  const onWindows = Uint8Array.from('file;Käufer\na.pdf;Müller', (letter) => letter.charCodeAt(0))
  expect(await truths(onWindows)).toMatchObject({ csv: 'file;Käufer\na.pdf;Müller' })
})

test.each([
  ['', 'truths.csv is empty.'],
  ['PK\u0003\u0004 a workbook', 'truths.csv is no CSV file.'],
  ['%PDF-1.7', 'truths.csv is no CSV file.'],
  ['file\na.pdf', 'truths.csv has one column only.'],
  ['file,total\n', 'truths.csv has no line below the names of its columns.'],
  [`file,total\n${'a.pdf,1\n'.repeat(30_000)}`, 'truths.csv is larger than 200 KB.'],
])('%.20j is refused by name', async (content, message) => {
  expect(await truths(content)).toMatchObject({ message })
})
