import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { at } from '@vitrine/basics/at.ts'
import { foldOf } from '../linear/folds.ts'

/** Something that a turn, counted from 0, settles or gives out; `telling`: words of which one must be in its text. */
export interface LabelledOutcome {
  kind: 'decision' | 'action'
  turn: number
  telling: string[]
  who: string | null
  due: string | null
}

export interface LabelledTranscript {
  /** Who wrote it: the letter of its file. */
  hand: string
  title: string
  text: string
  /** The lines, one for each turn. */
  turns: string[]
  outcomes: LabelledOutcome[]
  /** Whether it is only measured on: one in four. */
  isKept: boolean
}

const value = (text: string): string | null => (text === '-' ? null : text)

function outcomeOf(line: string, turn: number): LabelledOutcome {
  const [kind = '', ...rest] = line
    .slice(2)
    .split(' | ')
    .map((part) => part.trim())
  const [who = '-', due = '-', telling = ''] = kind === 'action' ? rest : ['-', '-', ...rest]
  if ((kind !== 'action' && kind !== 'decision') || telling === '') throw new Error(`No label: '${line}'`)
  return { kind, turn, who: value(who), due: value(due), telling: telling.toLowerCase().split('|') }
}

function transcriptOf(part: string, hand: string): LabelledTranscript {
  const lines = part.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const title = at(lines, 0)
  const turns: string[] = []
  const outcomes: LabelledOutcome[] = []
  for (const line of lines.slice(1)) {
    if (line.startsWith('> ')) outcomes.push(outcomeOf(line, turns.length - 1))
    else turns.push(line)
  }
  return { hand, title, text: turns.join('\n'), turns, outcomes, isKept: foldOf(title, 4) === 1 }
}

/** The written meetings. Throws where a line is no label. */
export async function readTranscripts(): Promise<LabelledTranscript[]> {
  const files = await Array.fromAsync(glob(fileURLToPath(new URL('transcripts/*.txt', import.meta.url))))
  const read = files.sort().map(async (file) => {
    const parts = (await readFile(file, 'utf8')).split('\n== ').slice(1)
    return parts.map((part) => transcriptOf(part, at(basename(file), 0)))
  })
  return (await Promise.all(read)).flat()
}
