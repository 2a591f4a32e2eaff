import { countEach } from '@vitrine/basics/tally.ts'

/** How many of each label, commonest first. */
export function countLabels(objects: readonly { label: string }[]): Record<string, number> {
  const counts = countEach(objects.map(({ label }) => label))
  return Object.fromEntries([...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])))
}
