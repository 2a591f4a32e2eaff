import { nameSuggests } from '@vitrine/engines/forecast/table/column-names.ts'

const isMeasurement = (heading: string): boolean => nameSuggests(heading, 'measurement')

/** What a table of columns side by side calls the column of their headings. */
const sideBySide = 'column headings'

interface Headings {
  value: string
  /** Of the columns that name the series. */
  keys: readonly string[]
  series: readonly string[]
}

/**
 * The heading by which a table looks like one of measurements, such as temperatures or body weights, and not of what was sold; null where it
 * does not. Columns beside one another count where most of them are so named.
 */
export function measurementIn({ value, keys, series }: Headings): string | null {
  if (isMeasurement(value)) return value
  const names = keys.every((key) => key === sideBySide) ? series : []
  const measured = names.filter(isMeasurement)
  return measured.length * 2 > names.length ? (measured[0] ?? null) : null
}
