import { counted } from '@vitrine/basics/wording.ts'
import type { Check } from '../shared/extraction/extraction-schema.ts'
import type { BillOfLadingResult } from './schema.ts'

/** The stated figure; undefined where it was computed from the lines, as comparing would be circular. */
const printed = (read: { value: number; text: string } | null): number | undefined =>
  read === null || read.text.includes(' + ') ? undefined : read.value

const shown = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 3 })

/** Compares a stated sum with its parts; no check where an item lacks the figure. */
function compareSum(name: string, stated: number | undefined, parts: readonly (number | undefined)[]): Check[] {
  const known = parts.filter((part) => part !== undefined)
  if (stated === undefined || known.length === 0 || known.length < parts.length) return []
  const sum = Math.round(1000 * known.reduce((total, part) => total + part, 0)) / 1000
  const ok = Math.abs(sum - stated) < 0.51
  const text = `${counted(known.length, 'item adds', 'items add')} up to ${shown(sum)}, ${ok ? 'as stated' : `not to ${shown(stated)}`}.`
  return [{ name, ok, text }]
}

/** Checks the values against one another: check digits, sums over the items. */
export function crossCheck({
  fields,
  containers,
  lines,
}: Pick<BillOfLadingResult, 'fields' | 'containers' | 'lines'>): Check[] {
  const wrong = containers.filter(({ valid }) => !valid).map(({ value }) => value)
  const checks: Check[] = []
  if (containers.length > 0) {
    checks.push({
      name: 'containers',
      ok: wrong.length === 0,
      text:
        wrong.length === 0
          ? `The check ${containers.length === 1 ? 'digit of the container number is' : `digits of all ${containers.length} container numbers are`} right.`
          : `Wrong check digit, misread or misprinted: ${wrong.join(', ')}.`,
    })
  }
  const pieces = compareSum(
    'pieces',
    printed(fields.pieces),
    lines.map((line) => line.pieces?.value),
  )
  const weight = compareSum(
    'weight',
    printed(fields.weight),
    lines.map((line) => line.weight?.value),
  )
  return [...checks, ...pieces, ...weight]
}
