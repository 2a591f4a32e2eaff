export type DecimalMark = '.' | ','

const missing = new Set([
  '',
  '-',
  '–',
  '—',
  '?',
  'na',
  'n/a',
  '#n/a',
  '#n/v',
  'nan',
  'null',
  'none',
  'nil',
  'k.a.',
  '.',
])

/** True for an empty cell and for what spreadsheets and statistics packages write for a missing value. */
export function isMissing(cell: string): boolean {
  return missing.has(cell.trim().toLowerCase())
}

/** Without currency, percent sign and outer spaces. */
function bare(raw: string): string {
  return raw
    .trim()
    .replace(/^([-+(]?)\s*(?:[$€£¥₹]|(?:USD|EUR|GBP|CHF)\s)\s*/i, '$1')
    .replace(/\s*(?:[$€£¥₹%]|\s(?:USD|EUR|GBP|CHF))(\)?)$/i, '$1')
    .trim()
}

/**
 * Which mark separates decimals in these cells, or null when that is unclear ("1,234" alone may be either).
 * Evidence: the last of two different marks; a mark that is not followed by exactly three digits;
 * a mark that appears twice is the thousands mark.
 */
export function sniffDecimalMark(cells: Iterable<string>): DecimalMark | null {
  let comma = 0
  let point = 0
  for (const raw of cells) {
    const cell = bare(raw)
    if (!/^[-+]?[\d.,'’\p{Zs}]+$/u.test(cell)) continue
    const commas = cell.split(',').length - 1
    const points = cell.split('.').length - 1
    if (commas > 0 && points > 0) {
      if (cell.lastIndexOf(',') > cell.lastIndexOf('.')) comma += 1
      else point += 1
    } else if (commas > 1) point += 1
    else if (points > 1) comma += 1
    else if (commas === 1 && !/^[-+]?[1-9]\d{0,2},\d{3}$/.test(cell)) comma += 1
    else if (points === 1 && !/^[-+]?[1-9]\d{0,2}\.\d{3}$/.test(cell)) point += 1
  }
  if (comma === point) return null
  return comma > point ? ',' : '.'
}

/**
 * "1,234.50", "1.234,50", "1 234", "$12", "12 %", "(5)" (an accountant's minus) → number; NaN for anything else.
 * A percentage is not divided by 100: "12 %" → 12.
 */
export function parseNumber(raw: string, decimal: DecimalMark): number {
  const plain = Number(raw)
  if (decimal === '.' && raw !== '' && Number.isFinite(plain) && /^[-+\d.]/.test(raw)) return plain
  let cell = bare(raw)
  const negative = /^\(.*\)$/.test(cell)
  if (negative) cell = cell.slice(1, -1)
  const thousands = decimal === '.' ? /[,'’\p{Zs}]/gu : /[.'’\p{Zs}]/gu
  cell = cell.replace(thousands, '')
  if (decimal === ',') cell = cell.replace(',', '.')
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(cell)) return Number.NaN
  return negative ? -Number(cell) : Number(cell)
}
