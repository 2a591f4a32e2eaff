/** Enough for the first line of any table that a person made. */
const headBytes = 65_536

/** The sign that parts cells: what the line has most of. */
function delimiterOf(line: string): string {
  const count = (sign: string) => line.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** Names of a CSV's columns, as its first line gives them; a quoted one may hold the sign that parts them. */
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
