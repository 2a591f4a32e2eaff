import { at } from '@vitrine/basics/at.ts'
import { readPatterns } from '../../read-patterns.ts'
import type { Utterance } from '../spoken.ts'
import { dueOrOccasionIn } from '../tasks/due-date.ts'
import { personNamed } from '../tasks/person-named.ts'
import type { Room } from '../written-record.ts'
import type { OutcomeReading, OutcomeReadings } from './hear-outcomes.ts'
import { heldOdds, type Worded } from './outcome-signs.ts'

const names = [
  'settling',
  'votes',
  'changes',
  'theirs',
  'trailing',
  'given',
  'ours',
  'mine',
  'over',
  'open',
  'amount',
] as const
const words = readPatterns(new URL('../wordings/record-signs.txt', import.meta.url), names)
const silent: OutcomeReading = { action: 0, decision: 0, open: 0 }
const capital = /\p{Lu}[\p{L}'’-]+/gu
const listItem = /^[ \t]*(?:[-•*–]|\d{1,2}[.)])/u

/** What tells, besides its own words, whether a line of written minutes decides something or assigns a task. `rooms`: by turn. */
export function recordSigns(
  utterances: readonly Utterance[],
  index: number,
  readings: OutcomeReadings,
  { attendees, worded, rooms }: { attendees: readonly string[]; worded: Worded; rooms: readonly Room[] },
): number[] {
  const { text, start, turn } = at(utterances, index)
  const readingAt = (place: number): OutcomeReading => readings.get(utterances[place]?.start ?? -1) ?? silent
  const own = readingAt(index)
  const before = utterances[index - 1]
  const after = utterances[index + 1]
  const room = rooms[turn] ?? null
  return [
    heldOdds(own.decision),
    heldOdds(own.action),
    heldOdds(own.open),
    heldOdds(readingAt(index - 1).decision),
    heldOdds(readingAt(index - 1).action),
    heldOdds(readingAt(index + 1).action),
    /\?\s*$/.test(text),
    dueOrOccasionIn(text) !== null,
    (text.match(capital) ?? []).some((name) => personNamed(name, attendees) !== null),
    worded.decisions.has(start),
    worded.actions.has(start),
    room === 'actions',
    room === 'decisions',
    room === 'questions',
    before?.turn === turn,
    after?.turn === turn,
    index === 0,
    /[.!?]\s*$/.test(text),
    listItem.test(text),
    Math.log(text.split(/\s+/).length),
    ...names.map((name) => words[name].test(text)),
  ].map(Number)
}
