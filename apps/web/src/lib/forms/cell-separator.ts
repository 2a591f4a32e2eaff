import { keepText } from '../screen/keep-text.ts'

export type CellSeparator = ',' | ';'

const key = 'cellSeparator'

/** Spreadsheets expect semicolons in languages with a decimal comma. */
const usual = (): CellSeparator => ((1.5).toLocaleString().includes(',') ? ';' : ',')

/** The delimiter for CSV files: the one chosen in this browser, else the default of its language. */
export function cellSeparator(): CellSeparator {
  const chosen = localStorage.getItem(key)
  return chosen === ',' || chosen === ';' ? chosen : usual()
}

export const chooseCellSeparator = (separator: CellSeparator) => keepText(localStorage, key, separator)
