/**
 * The beginning of a cell: the text's start, or after a separator, with its blanks and what nobody sees. It matches whatever follows, so
 * that no blank is read twice.
 */
const begin = /(^|[,;\t\r\n])([\s"\p{Cf}]*)/gu
/** Characters that begin a formula in a spreadsheet. */
const formulaSigns = new Set('=+-@＝＋－＠﹦﹢﹣﹫|')
const sumSigns = new Set('+-＋－﹢﹣')
const restOfCell = /[^,;\t\r\n]*/y
/** Digits and punctuation only: at worst a spreadsheet calculates with them. */
const figures = /^[\d\s().:/%€$£-]*$/
const plainNumber = /^[+-]?\d+([.,]\d+)?\s*%?$/
const phone = /^\+\d[\d\s().-]{5,}$/

/**
 * Escapes a text so that a spreadsheet cannot read it as a formula. A cell that begins like a formula gets a leading
 * apostrophe (OWASP, 'CSV injection'), also after a `,` or `;` inside the text, since a program that splits by the
 * other separator starts a cell there. A phone number is written as in RFC 3966, `tel:+49…`, since spreadsheets drop
 * its plus.
 */
export function guardCsvCell(text: string): string {
  // Before numbers: one without blanks looks like a number.
  if (phone.test(text)) return `tel:${text}`
  if (plainNumber.test(text)) return text
  const safe = text.replace(begin, (whole, before: string, blanks: string, place: number) => {
    const sign = text.charAt(place + whole.length)
    if (!formulaSigns.has(sign)) return whole
    restOfCell.lastIndex = place + whole.length + 1
    const sums = before !== '' && sumSigns.has(sign) && figures.test(restOfCell.exec(text)?.[0] ?? '')
    return sums ? whole : `${before}'${blanks}`
  })
  return /^[\t\r\n]/.test(safe) ? `'${safe}` : safe
}
