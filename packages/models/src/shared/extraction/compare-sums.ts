import { counted } from '@vitrine/basics/wording.ts'
import type { Check } from './extraction-schema.ts'

const grouped = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** '5,370.50', the usual notation in documents. */
export const money = (value: number): string => grouped.format(value)

/** Rounding each part may add up to a few cents. */
const tolerance = 0.021

export const agrees = (a: number, b: number): boolean => Math.abs(a - b) <= tolerance

interface ListedAmounts {
  /** A line by its kind: '3 services add up to …'. */
  thing: string
  lines: readonly { amount: { value: number } | null }[]
  /** Stated sums that the lines may add up to; if none fits, the first stated one is named. */
  stated: readonly ({ value: number } | null)[]
}

/** Compares the lines' amounts with the document's stated sum; null if either is missing. */
export function compareLines({ thing, lines, stated }: ListedAmounts): Check[] {
  const amounts = lines.flatMap((line) => line.amount?.value ?? [])
  const targets = stated.flatMap((sum) => sum?.value ?? [])
  const [first] = targets
  if (amounts.length === 0 || first === undefined) return []
  const sum = amounts.reduce((a, b) => a + b, 0)
  const ok = targets.some((target) => agrees(sum, target))
  const text = `${counted(amounts.length, `${thing} adds`, `${thing}s add`)} up to ${money(sum)}, ${ok ? 'as stated' : `not to ${money(first)}`}.`
  return [{ name: 'lines', ok, text }]
}
