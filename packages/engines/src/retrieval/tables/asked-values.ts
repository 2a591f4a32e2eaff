import { readPatterns } from '../../text/read-patterns.ts'
import { dayOfYear, monthOfWord, numberOf, type Unit, unitOf, weekdayOf } from './measures.ts'

const patterns = readPatterns(new URL('./wordings/asked-values.txt', import.meta.url), [
  'measure',
  'sum',
  'age',
  'fortnight',
  'infant',
  'child',
  'adult',
  'senior',
  'weekday',
  'weekend',
  'working days',
  'day and month',
  'month and day',
  'month',
])

/** A value of a question that may lie in a range of a table: '12 kg', 'a child of 9', 'on Sunday', 'in August'. */
export type AskedValue = { start: number; end: number; isMeant: boolean } & (
  | { kind: 'amount'; unit: Unit; amount: number }
  | { kind: 'weekday'; days: readonly number[] }
  | { kind: 'date'; from: number; to: number }
)

/** The ages that stand for people of whom the question tells no age. */
const ages = { infant: 1, child: 9, adult: 35, senior: 70 } as const

const stretch = ({ index, 0: text }: RegExpExecArray) => ({ start: index, end: index + text.length, isMeant: false })

function amountsIn(text: string): AskedValue[] {
  const measured = [...text.matchAll(patterns.measure)].flatMap((found): AskedValue[] => {
    const [, number = '', word = ''] = found
    const [unit, amount] = [unitOf(word), numberOf(number)]
    if (unit === null || amount === null) return []
    return [{ ...stretch(found), kind: 'amount', unit: unit.of, amount: amount * unit.times }]
  })
  const sums = [...text.matchAll(patterns.sum)].map(
    (found): AskedValue => ({
      ...stretch(found),
      kind: 'amount',
      unit: 'money',
      amount: numberOf(found[2] ?? '') ?? 0,
    }),
  )
  const aged = [...text.matchAll(patterns.age)].flatMap((found): AskedValue[] => {
    const amount = numberOf(found.slice(1).find((group) => group !== undefined) ?? '')
    return amount === null ? [] : [{ ...stretch(found), kind: 'amount', unit: 'year', amount }]
  })
  const weeks = [...text.matchAll(patterns.fortnight)].map(
    (found): AskedValue => ({ ...stretch(found), kind: 'amount', unit: 'day', amount: 14 }),
  )
  const told = [
    ...aged,
    ...sums,
    ...measured.filter(({ start }) => !aged.some((age) => start >= age.start && start < age.end)),
  ]
  if (told.some((value) => value.kind === 'amount' && value.unit === 'year')) return [...told, ...weeks]
  const meant = (['infant', 'child', 'adult', 'senior'] as const).flatMap((who): AskedValue[] => {
    const found = patterns[who].exec(text)
    return found === null ? [] : [{ ...stretch(found), isMeant: true, kind: 'amount', unit: 'year', amount: ages[who] }]
  })
  return [...told, ...weeks, ...meant.slice(0, 1)]
}

function weekdaysIn(text: string): AskedValue[] {
  const named = [...text.matchAll(patterns.weekday)].flatMap((found): AskedValue[] => {
    const day = weekdayOf(found[1] ?? '')
    return day === null ? [] : [{ ...stretch(found), kind: 'weekday', days: [day] }]
  })
  const [end, working] = [patterns.weekend.exec(text), patterns['working days'].exec(text)]
  return [
    ...named,
    ...(end === null ? [] : [{ ...stretch(end), kind: 'weekday' as const, days: [5, 6] }]),
    ...(working === null ? [] : [{ ...stretch(working), kind: 'weekday' as const, days: [0, 1, 2, 3, 4] }]),
  ]
}

function datesIn(text: string): AskedValue[] {
  const dayFirst = patterns['day and month'].exec(text)
  const monthFirst = patterns['month and day'].exec(text)
  const found = dayFirst ?? monthFirst
  if (found !== null) {
    const [day = '', month = ''] = dayFirst === null ? [found[2], found[1]] : [found[1], found[2]]
    const date = dayOfYear(monthOfWord(month), Number(day))
    return [{ ...stretch(found), kind: 'date', from: date, to: date }]
  }
  const whole = patterns.month.exec(text)
  if (whole === null) return []
  const month = monthOfWord(whole[1] ?? '')
  return [{ ...stretch(whole), kind: 'date', from: dayOfYear(month, 1), to: dayOfYear(month, 31) }]
}

/** The amounts with a unit, ages, days of the week and dates of a question. `isMeant`: an age that only a word such as 'kids' tells. */
export const askedValues = (question: string): AskedValue[] => [
  ...amountsIn(question),
  ...weekdaysIn(question),
  ...datesIn(question),
]
