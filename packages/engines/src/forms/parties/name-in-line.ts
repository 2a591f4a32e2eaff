import { readPatterns } from '../../text/read-patterns.ts'
import { keyOf } from '../../text/text-key.ts'
import vocabulary from '../vocabulary/heads.json' with { type: 'json' }

const titles = vocabulary.titles.join('|')
const title = new RegExp(`^(?:${titles})\\b`)
const wholeTitle = new RegExp(`^(?:${titles})$`)
const forAddressee = new RegExp(`^(?:${vocabulary.addressees.join('|')})(?: |$)`)

/** 'Premium notice', 'Rechnung 2026'. */
export const beginsWithTitle = (text: string): boolean => title.test(keyOf(text))

/** Whether a line begins like an addressee: 'Frau Sabine Otterbach'. */
export const isAddressee = (text: string): boolean => forAddressee.test(keyOf(text))

const { greeting } = readPatterns(new URL('./wordings/name-in-line.txt', import.meta.url), ['greeting'])

/** Whether a line greets whom a letter is for: 'Hi Joan,'. */
export const isGreeting = (text: string): boolean => greeting.test(text)

/** 'Sundaram Textiles Pvt. Ltd. TAX INVOICE' is in two columns that run together. */
function withoutTitle(text: string): string {
  const words = text.split(' ')
  for (const count of [3, 2, 1]) {
    if (words.length > count && wholeTitle.test(keyOf(words.slice(-count).join(' '))))
      return words.slice(0, -count).join(' ')
  }
  return text
}

/** A line's own name, without the form's title before or after it and without further text: 'Invoice — Hill Laboratory'. */
export function nameInLine(text: string): string | null {
  const parts = text.split(/\s+[—–|·•●∙]\s+|\s+-\s+/).filter((part) => /\p{L}{2}/u.test(part))
  const names = parts.filter((part) => !beginsWithTitle(part) && !/\d{2}|@/.test(part))
  const [name] = names
  if (name === undefined || (parts.length > 1 && names[0] !== parts[0] && names.length > 1)) return null
  return withoutTitle(name)
}
