/** What is measured, whatever the unit. */
export type Unit = 'mass' | 'length' | 'volume' | 'day' | 'hour' | 'year' | 'people' | 'money'

const units: readonly (readonly [RegExp, Unit, number])[] = [
  [/^(?:kg|kilos?|kilograms?)$/, 'mass', 1],
  [/^(?:g|grams?|grammes?)$/, 'mass', 0.001],
  [/^(?:t|tonnes?|tons?)$/, 'mass', 1000],
  [/^(?:lbs?|pounds? in weight)$/, 'mass', 0.4536],
  [/^(?:oz|ounces?)$/, 'mass', 0.02835],
  [/^(?:mm|millimet\w+)$/, 'length', 0.001],
  [/^(?:cm|centimet\w+)$/, 'length', 0.01],
  [/^(?:m|met(?:re|er)s?)$/, 'length', 1],
  [/^(?:km|kilomet\w+)$/, 'length', 1000],
  [/^miles?$/, 'length', 1609],
  [/^(?:l|lit(?:re|er)s?)$/, 'volume', 1],
  [/^ml$/, 'volume', 0.001],
  [/^(?:days?|nights?)$/, 'day', 1],
  [/^weeks?$/, 'day', 7],
  [/^(?:hours?|hrs?|h)$/, 'hour', 1],
  [/^(?:minutes?|mins?)$/, 'hour', 1 / 60],
  [/^months?$/, 'year', 1 / 12],
  [/^(?:years?|yrs?|age[sd]?)$/, 'year', 1],
  [
    /^(?:people|persons?|guests?|adults|of us|participants?|visitors?|players?|children|kids|pupils|students|group size)$/,
    'people',
    1,
  ],
  [/^(?:£|€|\$|eur|usd|gbp|euros?|dollars?)$/, 'money', 1],
]

/** What a unit measures, and its size in the one that ranges are compared in; null for other words. */
export function unitOf(word: string): { of: Unit; times: number } | null {
  const found = units.find(([looks]) => looks.test(word.toLowerCase()))
  return found === undefined ? null : { of: found[1], times: found[2] }
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A number in figures or in one word; null where it is none. */
export function numberOf(text: string): number | null {
  const word = text.trim().toLowerCase()
  if (/^\d/.test(word)) return Number(word.replaceAll(',', ''))
  if (/^an?$/.test(word)) return 1
  if (/^(?:a )?hundred$/.test(word)) return 100
  if (small.includes(word)) return small.indexOf(word)
  return tens.includes(word) ? 20 + 10 * tens.indexOf(word) : null
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
/** 0 for Monday to 6 for Sunday, by the first letters; null where it is none. */
export function weekdayOf(word: string): number | null {
  const day = weekdays.indexOf(word.slice(0, 3).toLowerCase())
  return day < 0 ? null : day
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** 0 for January to 11, by the first letters of a month's name. */
export const monthOfWord = (word: string): number => months.indexOf(word.slice(0, 3).toLowerCase())

/** A place in the year to compare dates by. */
export const dayOfYear = (month: number, day: number): number => 31 * month + day - 1
