import { codes, names } from './codes-and-names.ts'
import { datesAndAmounts } from './dates-and-amounts.ts'
import type { Entity } from './entity-rule.ts'

/** Where matches overlap, the earlier rule wins. */
const rules = [...datesAndAmounts, ...codes, ...names]

const mostEntities = 100

/** People, organisations, dates, amounts and codes by their wording. Each once, in the order of the text; names without any cue are ignored. */
export function findEntities(text: string): Entity[] {
  const found: Entity[] = []
  // One flag per character: comparing each match with all others takes minutes for a hundred thousand matches.
  const taken = new Uint8Array(text.length)
  for (const { kind, pattern, confidence, detail, group = 0 } of rules) {
    for (const match of text.matchAll(pattern)) {
      const own = match[group]?.trim()
      if (own === undefined || own === '') continue
      const start = match.index + match[0].lastIndexOf(own)
      const end = start + own.length
      if (taken.subarray(start, end).includes(1)) continue
      taken.fill(1, start, end)
      found.push({ kind, text: own, detail: detail?.(match) ?? null, start, end, confidence, count: 1 })
    }
  }
  const once = new Map<string, Entity>()
  for (const entity of found.sort((left, right) => left.start - right.start)) {
    const key = `${entity.kind} ${entity.text.toLowerCase().replaceAll(/\s+/g, ' ')}`
    const known = once.get(key)
    if (known === undefined) once.set(key, entity)
    else known.count += 1
  }
  return [...once.values()].slice(0, mostEntities)
}
