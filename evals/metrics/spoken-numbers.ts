import { at } from '@vitrine/basics/at.ts'

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ordinals: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

function cardinal(value: number): string {
  if (value < 20) return at(small, value)
  if (value < 100) return [tens[Math.floor(value / 10)], ...(value % 10 === 0 ? [] : [small[value % 10]])].join(' ')
  if (value < 1000) {
    const rest = value % 100
    return `${small[Math.floor(value / 100)]} hundred${rest === 0 ? '' : ` ${cardinal(rest)}`}`
  }
  const rest = value % 1000
  return `${cardinal(Math.floor(value / 1000))} thousand${rest === 0 ? '' : ` ${cardinal(rest)}`}`
}

function ordinal(value: number): string {
  const words = cardinal(value).split(' ')
  const last = words.pop() ?? ''
  return [...words, ordinals[last] ?? `${last.replace(/y$/, 'ie')}th`].join(' ')
}

/** Numbers in figures, below a million, as they are said: '15th' is 'fifteenth'. A recogniser may write either. */
export const spellNumbers = (text: string): string =>
  text
    .replaceAll(/(?<!\d)(\d{1,3}),(\d{3})(?!\d)/g, '$1$2')
    .replaceAll(/(?<!\d)(\d{1,6})(?:st|nd|rd|th)\b/g, (_, digits: string) => ` ${ordinal(Number(digits))} `)
    .replaceAll(/(?<!\d)\d{1,6}(?!\d)/g, (digits) => ` ${cardinal(Number(digits))} `)
