/** Where a cell begins: the text's start, or behind a separator, with its blanks. It matches whatever follows, so that no blank is read twice. */
const begin = /(^|[,;\t\r\n])([\s"]*)/g
/** Signs that a spreadsheet begins a formula with. */
const formulaSigns = new Set('=+-@＝＋－＠|')
const sumSigns = new Set('+-＋－')
const restOfCell = /[^,;\t\r\n]*/y
/** Figures alone: at worst a spreadsheet adds them up. */
const figures = /^[\d\s().:/%€$£-]*$/
const plainNumber = /^[+-]?\d+([.,]\d+)?\s*%?$/
const phone = /^\+\d[\d\s().-]{5,}$/

/**
 * A text as a spreadsheet's cell and nothing else. A cell that begins like a formula gets an apostrophe in front (OWASP,
 * 'CSV injection'), also behind a `,` or `;` inside of it: a program that parts the line by the other sign starts a cell
 * there. A phone number is written as RFC 3966 does, `tel:+49…`, since a spreadsheet takes away its plus.
 */
export function guardCsvCell(text: string): string {
  if (plainNumber.test(text)) return text
  if (phone.test(text)) return `tel:${text}`
  const safe = text.replace(begin, (whole, before: string, blanks: string, place: number) => {
    const sign = text.charAt(place + whole.length)
    if (!formulaSigns.has(sign)) return whole
    restOfCell.lastIndex = place + whole.length + 1
    const sums = before !== '' && sumSigns.has(sign) && figures.test(restOfCell.exec(text)?.[0] ?? '')
    return sums ? whole : `${before}'${blanks}`
  })
  return /^[\t\r\n]/.test(safe) ? `'${safe}` : safe
}
