import { at } from '@vitrine/basics/at.ts'
import { lookUp } from '@vitrine/basics/look-up.ts'
import { mean } from '@vitrine/basics/statistics.ts'
import type { Box } from '../../documents/document.ts'
import { likelyRuns, type WordChance } from '../../forms/roles/answers/likely-runs.ts'
import { isIn } from '../../forms/roles/is-in.ts'
import type { Weighed } from '../../forms/roles/network/weighed.ts'
import { oddsOfChance } from '../../forms/roles/trust/trust.ts'
import { type SearchRow, spanOf } from '../../forms/rows/search-rows.ts'
import { recordRoles } from './weigh-record.ts'

/** How likely something is part of each of several roles, 0…1 each. */
export type Strengths = Readonly<Record<string, number>>

/** Words in a row that are likely one of several roles. */
export interface Stretch {
  text: string
  row: SearchRow
  /** Characters of the row's text. */
  start: number
  end: number
  page: number
  box: Box
  /** Means over its words. */
  strengths: Strengths
  /** Lowest of its words, 0…1. */
  legibility: number
}

function columnOf(role: string): number {
  const column = recordRoles.roles.indexOf(role)
  if (column < 0) throw new Error(`'${role}' is no role of a record.`)
  return column
}

/** Ends one of several things in a row: 'lisinopril, metformin'. */
const closing = /[,;/]$/u

/** Parts a run behind each word that ends a thing. */
function parted(run: readonly WordChance[]): WordChance[][] {
  const parts: WordChance[][] = [[]]
  for (const word of run) {
    parts.at(-1)?.push(word)
    if (closing.test(word.word.text)) parts.push([])
  }
  return parts.filter((part) => part.length > 0)
}

const around = /^[^\p{L}\p{N}]+|[^\p{L}\p{N})%]+$/gu

/** The stretches of a record that are likely one of the roles; `beside`: roles whose strengths are read too. */
export function stretchesOf(
  { paper, chances }: Weighed,
  roles: readonly string[],
  beside: readonly string[],
): Stretch[] {
  const columns = roles.map(columnOf)
  const indexOf = new Map(paper.words.map(({ word }, index) => [word, index]))
  const words = paper.words.map((word, index) => ({
    ...word,
    chance: columns.reduce((sum, column) => sum + at(at(chances, index), column), 0),
  }))
  return likelyRuns(words)
    .flatMap(parted)
    .flatMap((run): Stretch[] => {
      const [first, last] = [run[0], run.at(-1)]
      if (first === undefined || last === undefined) return []
      const whole = first.row.text.slice(first.start, last.end)
      const text = whole.replaceAll(around, '')
      if (!/[\p{L}\p{N}]/u.test(text)) return []
      const start = first.start + whole.indexOf(text)
      const span = spanOf(first.row, start, start + text.length)
      const own = run.map(({ word }) => at(chances, lookUp(indexOf, word)))
      const strength = (role: string) => mean(own.map((row) => at(row, columnOf(role))))
      return [
        {
          text,
          row: first.row,
          start,
          end: start + text.length,
          page: first.row.page,
          box: span.box,
          strengths: Object.fromEntries([...roles, ...beside].map((role) => [role, strength(role)])),
          legibility: Math.min(...run.map(({ word }) => word.confidence)),
        },
      ]
    })
}

/** The signs that strengths are: the logarithms of their odds. */
export const oddsOf = (strengths: Strengths): Record<string, number> =>
  Object.fromEntries(Object.entries(strengths).map(([role, strength]) => [role, oddsOfChance(strength)]))

interface Standing {
  page: number
  box: Box
}

function strengthsOf(
  { paper, chances }: Weighed,
  place: Standing,
  { roles, counts }: { roles: readonly string[]; counts: RegExp },
): Strengths {
  const own = paper.words.flatMap(({ word }, index) =>
    isIn(word, place) && counts.test(word.text) ? [at(chances, index)] : [],
  )
  return Object.fromEntries(
    roles.map((role) => [role, own.length === 0 ? 0 : mean(own.map((row) => at(row, columnOf(role))))]),
  )
}

/** How likely the words of a place are part of each of the roles: their means. */
export const strengthsAt = (weighed: Weighed, place: Standing, roles: readonly string[]): Strengths =>
  strengthsOf(weighed, place, { roles, counts: /[\p{L}\p{N}]/u })

/** The same of the place's figures alone, without their label. */
export const strengthsOfFigures = (weighed: Weighed, place: Standing, roles: readonly string[]): Strengths =>
  strengthsOf(weighed, place, { roles, counts: /\d/u })
