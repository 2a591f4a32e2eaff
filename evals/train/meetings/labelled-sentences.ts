import { outcomeSigns } from '@vitrine/engines/text/minutes/learned/outcome-signs.ts'
import { recordSigns } from '@vitrine/engines/text/minutes/learned/record-signs.ts'
import { type Utterance, utterancesOf } from '@vitrine/engines/text/minutes/spoken.ts'
import { readTranscript } from '@vitrine/engines/text/minutes/transcript/transcript.ts'
import { writeMinutes } from '@vitrine/engines/text/minutes/write-minutes.ts'
import { roomsOf } from '@vitrine/engines/text/minutes/written-record.ts'
import { heardOnce } from './heard-once.ts'
import type { LabelledTranscript } from './transcripts.ts'

type Kind = 'decision' | 'action'

/** A sentence of a written meeting: its signs, the vector of its meaning, and what it is. */
export interface LabelledSentence {
  hand: string
  title: string
  isKept: boolean
  text: string
  /** Of a talk (`outcomeSigns`) or of minutes that somebody wrote (`recordSigns`). */
  signs: number[]
  isRecord: boolean
  /** Null where the sentence is too long to be read. */
  state: Float32Array | null
  /** Null where the turn holds an outcome, but it cannot be said whether this sentence is it. */
  is: Record<Kind, boolean | null>
}

function labelOf(
  kind: Kind,
  { outcomes }: LabelledTranscript,
  utterances: readonly Utterance[],
  one: Utterance,
): boolean | null {
  const here = outcomes.filter((outcome) => outcome.kind === kind && outcome.turn === one.turn)
  // The turn after may accept it, in words of giving out work itself.
  if (here.length === 0)
    return outcomes.some((outcome) => outcome.kind === kind && outcome.turn === one.turn - 1) ? null : false
  const own = utterances.filter(({ turn }) => turn === one.turn)
  const tells = ({ text }: Utterance): boolean =>
    here.some(({ telling }) => telling.some((word) => text.toLowerCase().includes(word)))
  const last = own.findLast(({ text }) => !text.endsWith('?')) ?? own[0]
  return (own.some(tells) ? tells(one) : one === last) || null
}

/** The sentences of one meeting, in order; `readingsFolder` is that of `heardOnce`. */
export async function labelledSentences(
  transcript: LabelledTranscript,
  readingsFolder: string | undefined,
): Promise<LabelledSentence[]> {
  const { turns, attendees } = readTranscript(transcript.text)
  const utterances = utterancesOf(turns)
  const readings = await heardOnce(transcript.text, readingsFolder)
  const plain = writeMinutes(transcript.text)
  const worded = {
    decisions: new Set(plain.decisions.map(({ start }) => start)),
    actions: new Set(plain.actions.map(({ start }) => start)),
  }
  const rooms = roomsOf(turns)
  const isRecord = turns.every(({ speaker }) => speaker === null)
  const { hand, title, isKept } = transcript
  return utterances.map((one, index) => ({
    hand,
    title,
    isKept,
    text: one.text,
    signs: isRecord
      ? recordSigns(utterances, index, readings, { attendees, worded, rooms })
      : outcomeSigns(utterances, index, readings, attendees, worded),
    isRecord,
    state: readings.get(one.start)?.state ?? null,
    is: {
      decision: labelOf('decision', transcript, utterances, one),
      action: labelOf('action', transcript, utterances, one),
    },
  }))
}
