import { InputError } from '@vitrine/errors/input-error.ts'

/** Where the parser has to look for objects by itself, it reads one that never closes to the end of the file: this many bytes take it seconds. */
const mostRead = 300_000_000
/** A dictionary of a page, font or picture is shorter. */
const longestDictionary = 4096

const begins = /\b(\d{1,10})\s+\d{1,5}\s+obj\b/g

const count = (text: string, what: string): number => text.split(what).length - 1

/** Whether more is opened than closed, so that a reader goes on behind the object's end. */
function isOpen(body: string): boolean {
  const plain = body.replace(/\\[^]/g, '')
  return count(plain, '<<') > count(plain, '>>') || count(plain, '(') !== count(plain, ')')
}

/**
 * Refuses a PDF that repeats objects that do not close: the parser tries each of them again, although it knows it already,
 * and cannot be interrupted.
 * @throws InputError `page-too-complex`
 */
export function refuseRepeats(file: string): void {
  const most = Math.floor(mostRead / Math.max(1, file.length))
  const known = new Set<number>()
  let open = 0
  let close = 0
  for (const { 0: whole, 1: number, index } of file.matchAll(begins)) {
    if (!known.has(Number(number))) {
      known.add(Number(number))
      continue
    }
    const from = index + whole.length
    if (close < from) close = file.indexOf('endobj', from)
    if (close < 0) close = file.length
    const [dictionary = ''] = file.slice(from, Math.min(close, from + longestDictionary)).split(/\bstream\r?\n/, 1)
    if (isOpen(dictionary)) open += 1
    if (open <= most) continue
    throw new InputError('page-too-complex', 'The PDF has objects again and again that are not closed.', {
      hint: 'Print it to a new PDF, or upload a scan of it.',
    })
  }
}
