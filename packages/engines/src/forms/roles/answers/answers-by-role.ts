import { overlaps } from '@vitrine/basics/spans.ts'
import { readPatterns } from '../../../text/read-patterns.ts'
import { letteredLead } from '../../answers/parse-answer.ts'
import { withoutMail } from '../../parties/without-mail.ts'
import { type SearchRow, type Span, spanOf } from '../../rows/search-rows.ts'
import { amountsOf } from '../../values/amounts.ts'
import { datesOf } from '../../values/dates.ts'
import { chanceOf, type Weighed } from '../network/weighed.ts'
import { columnOf, typeOf } from '../role.ts'
import { addressBelow } from './address-below.ts'
import { likelyRuns, type WordChance } from './likely-runs.ts'
import { answerOf, distinct, type RoleAnswer } from './role-answer.ts'

/** A date or an amount less likely than this is none. */
const leastTyped = 0.125

/** Behind a temperature, or the first of two: '6 and 10 °C'. */
const ofDegrees = /^\s*(?:(?:and|to|und|bis|et|à|a|e|y|en|tot|[-–/])\s*[-+−]?\d+(?:[.,]\d)?\s*)?[°º]\s?[CF]\b/iu

/** Numbers or dates, each with the mean chance of its words that have figures. */
function typedAnswers({ form, locale }: Weighed, words: readonly WordChance[], type: string): RoleAnswer[] {
  const found = (row: SearchRow): { value: string | number; span: Span }[] =>
    type === 'date'
      ? datesOf(row, locale.dateOrder)
      : amountsOf(row, locale.decimal).filter(
          ({ percent, span }) => !percent && !ofDegrees.test(row.text.slice(span.end)),
        )
  const inRows = Map.groupBy(words, ({ row }) => row)
  return form.rows.flatMap((row) => {
    const inRow = inRows.get(row) ?? []
    if (!inRow.some(({ chance }) => chance >= leastTyped)) return []
    return found(row).flatMap(({ value, span }) => {
      const own = inRow.filter((placed) => overlaps(placed, span) && /\d|^\p{L}{3,}$/u.test(placed.word.text))
      if (own.length === 0) return []
      const answer = answerOf(typeof value === 'number' ? Math.abs(value) : value, [span], own)
      return answer.score < leastTyped ? [] : [answer]
    })
  })
}

const around = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}).]+$/gu
/** A full stop that is not an abbreviation's. */
const stop = /(?<!(?:^|[\s.])(?:inc|ltd|co|corp|jr|sr|st|\p{L}))\.$/iu

/** A value without the signs around it and a mail address behind it: '(Ada Quint).', 'Ada Quint <ada@quint.example>' */
export function plainValue(text: string): string {
  const inner = withoutMail(text).replaceAll(around, '').replace(stop, '')
  return inner.endsWith(')') && !inner.includes('(') ? inner.slice(0, -1) : inner
}

const { salutation } = readPatterns(new URL('../wordings/answers-by-role.txt', import.meta.url), ['salutation'])

/** Names begin and end with a capital or a figure, but for particles. */
const isOfName = ({ word: { text } }: WordChance): boolean =>
  !/^[^\p{L}\p{N}]*(?:\p{Ll}{3,}|(?:at|to|by|in|on|an|am|im|as|is|it|we|chez)$)/u.test(text)

/** A particle begins a name, but ends none: 'Fen Couriers took it'. */
const inSmallLetters = ({ word: { text } }: WordChance): boolean => /^[^\p{L}\p{N}]*\p{Ll}+[^\p{L}\p{N}]*$/u.test(text)

/** A run without the words at its ends that begin or end no name, and without a greeting. */
function withinName(run: readonly WordChance[]): WordChance[] {
  const greeting = salutation.exec(run.map(({ word }) => word.text).join(' '))?.[0].split(' ').length ?? 0
  const from = run.findIndex((word, index) => index >= greeting && isOfName(word))
  return from < 0 ? [] : run.slice(from, run.findLastIndex((word) => isOfName(word) && !inSmallLetters(word)) + 1)
}

/** 'Nº 2026/118': the sign is no part of the number. */
const numberSign = /^(?:n[º°]|n[or]\.|no|nr|#)\s*(?=\S*\d)/iu

/** Stretches of words in one segment that are likely the role's. */
function runsOf(weighed: Weighed, words: readonly WordChance[], type: string): RoleAnswer[] {
  return likelyRuns(words).flatMap((whole) => {
    const run = type === 'name' ? withinName(whole) : whole
    const [first] = run
    const end = run.at(-1)
    if (first === undefined || end === undefined) return []
    const lead = type === 'code' ? (letteredLead.exec(first.row.text.slice(0, first.start))?.[0].length ?? 0) : 0
    const start = first.start - lead
    const text = first.row.text.slice(start, end.end)
    const value = plainValue(type === 'code' ? text.replace(numberSign, '') : text)
    if (type === 'code' ? !/\d|^[A-Z]{4}$/.test(value) : !/\p{L}{2}/u.test(value)) return []
    const answer = answerOf(value, [spanOf(first.row, start, end.end)], run)
    return [type === 'name' ? { ...answer, address: addressBelow(weighed, first.segment) } : answer]
  })
}

/** The values of a role by the network's chances, best first. */
export function answersByRole(weighed: Weighed, role: string): RoleAnswer[] {
  const column = columnOf(role)
  const type = typeOf(role)
  const words = weighed.paper.words.map((word, index) => ({ ...word, chance: chanceOf(weighed, index, column) }))
  return distinct(
    type === 'name' || type === 'code' ? runsOf(weighed, words, type) : typedAnswers(weighed, words, type),
  )
}
