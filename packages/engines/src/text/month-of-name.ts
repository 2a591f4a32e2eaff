import { keyOf } from './text-key.ts'
import vocabulary from './vocabulary/months.json' with { type: 'json' }

const numbers = new Map(
  vocabulary.months.flatMap((languages, index) =>
    Object.values(languages).flatMap((names) => names.split(' ').map((name) => [name, index + 1] as const)),
  ),
)

/** 1…12 of a month's name or its abbreviation, in English, German, French, Spanish, Italian, Dutch or Portuguese; null: no month. */
export const monthOfName = (name: string): number | null => numbers.get(keyOf(name)) ?? null
