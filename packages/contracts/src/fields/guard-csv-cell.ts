/** A sign that a spreadsheet begins a formula with, at the start of the cell or behind a separator, and what follows it. */
const formula = /(^|[,;\t\r\n])([\s"]*)([=+\-@＝＋－＠|])([^,;\t\r\n]*)/g
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
  const safe = text.replace(formula, (whole, before: string, blanks: string, sign: string, rest: string) => {
    const sums = before !== '' && /[+\-＋－]/.test(sign) && figures.test(rest)
    return sums ? whole : `${before}'${blanks}${sign}${rest}`
  })
  return /^[\t\r\n]/.test(safe) ? `'${safe}` : safe
}
