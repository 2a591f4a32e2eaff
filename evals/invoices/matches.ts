import { at } from '@vitrine/basics/at.ts'
import { keyOf } from '@vitrine/engines/text/text-key.ts'
import type { InvoiceLine } from '@vitrine/models/invoices-extraction/schema.ts'
import type { Found } from '../metrics/micro-f1.ts'
import { squeezed } from '../metrics/squeezed.ts'
import type { InvoiceGold } from './gold.ts'

type Value = string | number | null | undefined

const isAmount = new Set(['net', 'tax', 'total', 'due'])

const amountOf = (text: string): number => Number(text.replaceAll(/[^\d.-]/g, ''))

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const joined = (year = '', month = '', day = ''): string =>
  `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/** Gold dates come as they are printed: ISO, day first, or with the month's name. */
function dayOf(text: string): string {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text)
  if (iso !== null) return joined(iso[1], iso[2], iso[3])
  const dayFirst = /^(\d{1,2})[-/. ]+(\d{1,2}|[A-Za-z]{3,9})[-/., ']+(\d{4}|\d{2})/.exec(text)
  if (dayFirst === null) return text
  const month = months.indexOf(at(dayFirst, 2).slice(0, 3).toLowerCase()) + 1
  return joined(dayFirst[3], month === 0 ? dayFirst[2] : String(month), dayFirst[1])
}

/** Whether an answer equals the gold: amounts as numbers, dates as days, names by letters and digits alone. */
function matches(name: string, gold: Value, answer: Value): boolean {
  if (gold == null || answer == null) return false
  if (isAmount.has(name)) return Math.abs(amountOf(String(gold)) - Number(answer)) < 0.006
  if (name === 'date') return dayOf(String(gold)) === answer
  return squeezed(String(gold)) === squeezed(String(answer))
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replace = at(previous, j - 1) + Number(a[i - 1] !== b[j - 1])
      current.push(Math.min(replace, at(previous, j) + 1, at(current, j - 1) + 1))
    }
    previous = current
  }
  return at(previous, b.length)
}

/** As `matches`, but one letter in five of a name may be misread. */
export function nearlyMatches(name: string, gold: Value, answer: Value): boolean {
  if (gold == null || answer == null || isAmount.has(name) || name === 'date') return matches(name, gold, answer)
  const [a, b] = [squeezed(String(gold)), squeezed(String(answer))]
  return editDistance(a, b) <= 0.2 * a.length
}

export function countField(name: string, gold: Value, answer: Value, equal = matches): Found {
  const present = gold != null && gold !== ''
  return {
    right: Number(present && equal(name, gold, answer)),
    answered: Number(answer != null),
    gold: Number(present),
  }
}

const sameNumber = (gold: Value, answer: Value): boolean =>
  gold == null ? answer == null : answer != null && Math.abs(Number(gold) - Number(answer)) < 0.006

function sharedWords(gold: string, answer: string): number {
  const wanted = keyOf(gold).split(' ')
  const given = keyOf(answer).split(' ')
  const free = [...given]
  const shared = wanted.filter((word) => {
    const place = free.indexOf(word)
    if (place >= 0) free.splice(place, 1)
    return place >= 0
  })
  return (2 * shared.length) / (wanted.length + given.length)
}

/** A line is right when amount and quantity are equal and at least half of the description's words are the same. */
export function countLines(gold: InvoiceGold['lines'], answer: readonly InvoiceLine[]): Found {
  const stated = gold.filter((line) => line.description != null || line.amount != null)
  const free = [...answer]
  let right = 0
  for (const line of stated) {
    const place = free.findIndex(
      (candidate) =>
        sameNumber(line.amount, candidate.amount?.value) &&
        sameNumber(line.quantity, candidate.quantity?.value) &&
        sharedWords(line.description ?? '', candidate.description?.value ?? '') >= 0.5,
    )
    if (place < 0) continue
    free.splice(place, 1)
    right += 1
  }
  return { right, answered: answer.length, gold: stated.length }
}
