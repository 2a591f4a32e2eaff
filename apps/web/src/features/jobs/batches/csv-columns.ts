/** Enough for the first line of any table made by a person. */
const headBytes = 65_536

/** The delimiter: the candidate that occurs most in the line. */
function delimiterOf(line: string): string {
  const count = (sign: string) => line.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** Column names from a CSV's first line; a quoted one may contain the delimiter. */
export function columnsIn(text: string): string[] {
  const [line = ''] = text.replace(/^\ufeff/, '').split(/\r?\n/)
  const delimiter = delimiterOf(line)
  const cells = ['']
  let quoted = false
  for (const sign of line) {
    if (sign === '"') quoted = !quoted
    else if (sign === delimiter && !quoted) cells.push('')
    else cells.push((cells.pop() ?? '') + sign)
  }
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
}

export const columnsOf = async (file: File): Promise<string[]> => columnsIn(await file.slice(0, headBytes).text())
