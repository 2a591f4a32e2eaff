const number = String.raw`\d{1,3}(?:\.\d{1,3}){0,4}`
const numbered = new RegExp(
  String.raw`^(?:(?:section|clause|article|paragraph|chapter)\s+)?(?:§+ ?)?(${number})(?:[.):]|(?=\s))\s*(?:[–—-]\s+)?["“'‘(]?\p{Lu}`,
  'iu',
)
const date = /^\d{1,2}\.? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu
const isCapital = /^\D*[\d.]+[.):]?\s*(?:[–—-]\s+)?["“'‘(]?\p{Lu}/u
const point = /^(?:[•●▪◦‣–—*-]|\([a-z]{1,3}\)|[a-z]\))\s/u

/** The number that a paragraph's line begins with, "4.2" of "4.2 Mix the powder …"; null where it has none, or is a table row. */
export function paragraphNumber(line: string): string | null {
  const text = line.trim()
  if (text.includes('\t') || date.test(text) || !isCapital.test(text)) return null
  return numbered.exec(text)?.[1] ?? null
}

/** Whether a line begins a numbered paragraph or a list item. A line of prose may begin with a bare number by chance. */
export function startsParagraph(line: string): boolean {
  return point.test(line.trim()) || (/^\D*\d+[.)]/.test(line.trim()) && paragraphNumber(line) !== null)
}

/** Whether a stretch is only the number of its paragraph, section or page. */
export function isParagraphNumber(text: string, { start, end }: { start: number; end: number }): boolean {
  if (!/^\(?[\d.]+\)?$/.test(text.slice(start, end))) return false
  if (
    /\b(?:section|clause|article|paragraph|chapter|page|schedule|annex|appendix|figure|table)\s+$/i.test(
      text.slice(Math.max(0, start - 12), start),
    )
  )
    return true
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const line = text.slice(lineStart)
  return text.slice(lineStart, start).trim() === '' && paragraphNumber(line.slice(0, 80)) !== null
}
