/** How many of each label, commonest first. */
export function countLabels(objects: readonly { label: string }[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { label } of objects) counts.set(label, (counts.get(label) ?? 0) + 1)
  return Object.fromEntries([...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])))
}
