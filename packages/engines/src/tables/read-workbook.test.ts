import { deflateRawSync } from 'node:zlib'
import { InputError } from '@vitrine/errors/input-error.ts'
import { describe, expect, test } from 'vitest'
import { zipOf } from '../archive/testing/zip-of.ts'
import { readWorkbook } from './read-workbook.ts'
import { rowOf, workbookOf } from './testing/workbook-of.ts'

const herd = { rows: rowOf(1, ['Cow_ID', 'Day']) + rowOf(2, ['7', '1']) }
const cells = [
  ['Cow_ID', 'Day'],
  ['7', '1'],
]
const drawing = '<xdr:wsDr xmlns:xdr="x"/>'
const dated = (value: string) => `<row r="1"><c r="A1" s="0"><v>${value}</v></c><c r="B1"><v>5</v></c></row>`
const dateStyles = {
  'xl/styles.xml': '<styleSheet><cellXfs count="1"><xf numFmtId="14"/></cellXfs></styleSheet>',
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
}

describe('reads the cells of a workbook', () => {
  test.each([
    ['beside a chart sheet', { Herd: herd, Chart: { kind: 'chartsheet' as const } }, {}],
    ['behind a chart sheet', { Chart: { kind: 'chartsheet' as const }, Herd: herd }, {}],
    ['beside a dialog sheet', { Dialog: { kind: 'dialogsheet' as const }, Herd: herd }, {}],
    ['with a drawing that nobody refers to', { Herd: herd }, { 'xl/drawings/drawing9.xml': drawing }],
    [
      'whose drawing is missing',
      { Herd: herd },
      {
        'xl/worksheets/_rels/sheet1.xml.rels':
          '<Relationships><Relationship Id="rId1" Target="../drawings/drawing1.xml"/></Relationships>',
      },
    ],
  ])('%s', async (_what, sheets, parts) => {
    const remarks: string[] = []
    const read = await readWorkbook(workbookOf(sheets, parts), (words) => remarks.push(words))
    expect(read.map(({ rows }) => rows)).toEqual([cells])
    expect(remarks).toEqual([])
  })

  test.each([
    ['a sheet whose part is missing', { Lost: { missing: true as const }, Herd: herd }],
    ['a sheet with a broken cell', { Broken: { rows: '<row r="1"><c r="A1" t="s"><v>99</v></c></row>' }, Herd: herd }],
  ])('without %s, and says so', async (_what, sheets) => {
    const remarks: string[] = []
    const read = await readWorkbook(workbookOf(sheets), (words) => remarks.push(words))
    expect(read.map(({ rows }) => rows)).toEqual([cells])
    expect(remarks).toEqual(['This is a partial answer: sheet 1 of the workbook is damaged and passed over.'])
  })

  test('whose date lies beyond the calendar', async () => {
    const [sheet] = await readWorkbook(workbookOf({ Dates: { rows: dated('1e15') } }, dateStyles))
    expect(sheet?.rows).toEqual([['', '5']])
    const [usual] = await readWorkbook(workbookOf({ Dates: { rows: dated('45000') } }, dateStyles))
    expect(usual?.rows).toEqual([['2023-03-15', '5']])
  })
})

test('entities of the workbook’s own are neither opened nor multiplied', async () => {
  const laughs = Array.from({ length: 30 }, (_, level) => `<!ENTITY l${level + 1} "&l${level};&l${level};">`).join('')
  const kind = `<!DOCTYPE d [<!ENTITY own "opened"><!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY l0 "ha">${laughs}]>`
  const xml = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const rows = rowOf(1, ['Cow_ID', 'A &own; &file; &l30; B'])
  const sheet = `${kind}<worksheet xmlns="${xml}"><sheetData>${rows}</sheetData></worksheet>`
  const read = readWorkbook(workbookOf({ Herd: herd }, { 'xl/worksheets/sheet1.xml': sheet }))
  const said = await read.then(
    (sheets) => JSON.stringify(sheets),
    (error: unknown) => (error instanceof InputError ? error.problem : String(error)),
  )
  expect(said).toMatch(/Cow_ID|input-damaged/)
  expect(said).not.toMatch(/opened|root:|haha/)
})

test('empty cells that only have a look, down to the last row, take no room', async () => {
  const look = '<row r="1048576"><c r="XFD1048576" s="1"/></row>'
  const [sheet] = await readWorkbook(workbookOf({ Herd: { rows: `${herd.rows}${look}` } }))
  expect(sheet?.rows).toEqual(cells)
})

const namingCell = (row: number) => `<row r="${row}"><c r="A${row}" t="s"><v>0</v></c></row>`

/** One text of a thousand words, and a column of cells that name it. */
function repeated(count: number): Buffer {
  const rows = Array.from({ length: count }, (_, index) => namingCell(index + 1)).join('')
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const parts = {
    'xl/sharedStrings.xml': `<sst><si><t>${'straw '.repeat(1000)}</t></si></sst>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${type}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${type}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  }
  return workbookOf({ Words: { rows } }, parts)
}

test('one text in many cells is refused by the letters of all', async () => {
  const [sheet] = await readWorkbook(repeated(50))
  expect(sheet?.rows).toHaveLength(50)
  await expect(readWorkbook(repeated(9000))).rejects.toMatchObject({
    problem: 'input-too-large',
    message: 'The cells hold 54 million letters; at most 20 million are read.',
  })
})

test('a sheet that unpacks to more than its archive says is refused', async () => {
  const packed = deflateRawSync(`<worksheet><sheetData>${' '.repeat(120 * 1_048_576)}</sheetData></worksheet>`)
  const bytes = zipOf({ 'xl/worksheets/sheet1.xml': packed })
  // Both headers: the part is deflated.
  bytes.writeUInt16LE(8, 8)
  bytes.writeUInt16LE(8, bytes.readUInt32LE(bytes.length - 6) + 10)
  await expect(readWorkbook(bytes)).rejects.toMatchObject({ problem: 'input-too-large' })
})

describe('refuses', () => {
  test.each([
    ['charts alone', workbookOf({ Chart: { kind: 'chartsheet' } }), 'input-damaged', /charts/],
    ['sheets that are all missing', workbookOf({ Lost: { missing: true } }), 'input-damaged', /can be read/],
    ['no sheet at all', workbookOf({}), 'input-damaged', /No sheet/],
    ['an archive that is no workbook', zipOf({ 'a.txt': 'a' }), 'input-damaged', /No sheet/],
    ['half of an archive', workbookOf({ Herd: herd }).subarray(0, 600), 'input-damaged', /cannot be read/],
    ['a workbook that is no XML', workbookOf({ Herd: herd }, { 'xl/workbook.xml': '<<<' }), 'input-', /./],
    [
      'a row whose number is without end, which its reader would count up to',
      workbookOf({ Herd: { rows: `${rowOf(1, ['Day'])}<row spans='1:2' r='8e400'><c t="n"><v>4</v></c></row>` } }),
      'input-damaged',
      /8e400/,
    ],
    [
      'a cell whose place is no place',
      workbookOf({ Herd: { rows: `${rowOf(1, ['Day'])}<row r="2"><c r="B-Infinity"><v>4</v></c></row>` } }),
      'input-damaged',
      /B-Infinity/,
    ],
    [
      'a cell beyond the last column of a sheet',
      workbookOf({ Herd: { rows: `${rowOf(1, ['Day'])}<row r="2"><c r="AAAAAB2"><v>4</v></c></row>` } }),
      'input-damaged',
      /AAAAAB2/,
    ],
    [
      'a row beyond the last one',
      workbookOf({ Herd: { rows: `${rowOf(1, ['Day'])}<row r="77777777"><c r="A77777777"><v>4</v></c></row>` } }),
      'input-damaged',
      /77777777/,
    ],
    [
      'a cell so far out that the gap is too large',
      workbookOf({ Herd: { rows: `${rowOf(1, ['Day'])}<row r="9000"><c r="XFA9000"><v>4</v></c></row>` } }),
      'input-too-large',
      /9,000 rows and 16,381 columns.*5 million/,
    ],
    [
      'a text between two tags that no cell can hold',
      workbookOf({ Herd: { rows: rowOf(1, ['Day', 'moo'.repeat(500_000)]) } }),
      'input-damaged',
      /more letters than any/,
    ],
    ['a sheet without measures', workbookOf({ Herd: { rows: '<dimension/>' } }), 'input-', /./],
  ])('%s', async (_what, bytes, problem, words) => {
    const error: unknown = await readWorkbook(bytes).then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(InputError)
    expect((error as InputError).problem).toContain(problem)
    expect((error as InputError).message).toMatch(words)
  })
})
