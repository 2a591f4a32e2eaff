import { cellSeparatorOf } from '@vitrine/basics/cell-separator.ts'

/** Enough for the first lines of any table made by a person. */
const headBytes = 65_536
/** Rows that show what a column holds. */
const mostRows = 20

/** The first rows of a CSV; a quoted cell may contain the delimiter and line breaks. */
function rowsIn(text: string, most: number): string[][] {
  const delimiter = cellSeparatorOf(/^.*/.exec(text)?.[0] ?? '')
  const rows: string[][] = []
  let row = ['']
  let quoted = false
  for (const sign of text.replaceAll('\r\n', '\n')) {
    if (sign === '"') quoted = !quoted
    else if (sign === delimiter && !quoted) row.push('')
    else if (sign === '\n' && !quoted) {
      rows.push(row)
      if (rows.length === most) return rows
      row = ['']
    } else row.push((row.pop() ?? '') + sign)
  }
  return [...rows, row]
}

interface CsvColumns {
  names: string[]
  /** The one that most likely holds the texts: of that name, or else with the most letters in a cell. */
  texts: string | undefined
}

/** The columns that a CSV's first line names. */
export function columnsIn(text: string): CsvColumns {
  const [heading = [], ...rows] = rowsIn(text.replace(/^\ufeff/, ''), mostRows)
  const lettersOf = (index: number) => rows.reduce((sum, row) => sum + (row[index]?.length ?? 0), 0)
  const columns = heading
    .map((name, index) => ({ name: name.trim(), letters: lettersOf(index) }))
    .filter(({ name }) => name !== '')
  const named = columns.find(({ name }) => name.toLowerCase() === 'text')
  const longest = columns.toSorted((one, other) => other.letters - one.letters)[0]
  return { names: columns.map(({ name }) => name), texts: (named ?? longest)?.name }
}

export const columnsOf = async (file: File): Promise<CsvColumns> => columnsIn(await file.slice(0, headBytes).text())
