export type CellSeparator = ',' | ';'

const key = 'cellSeparator'

/** Where the comma stands in numbers, spreadsheets expect semicolons. */
const usual = (): CellSeparator => ((1.5).toLocaleString().includes(',') ? ';' : ',')

/** What parts the cells of a CSV file: as was chosen here, else what is usual. */
export function cellSeparator(): CellSeparator {
  const chosen = localStorage.getItem(key)
  return chosen === ',' || chosen === ';' ? chosen : usual()
}

export const chooseCellSeparator = (separator: CellSeparator): void => localStorage.setItem(key, separator)
