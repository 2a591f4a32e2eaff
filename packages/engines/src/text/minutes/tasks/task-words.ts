import { capitalised } from '@vitrine/basics/wording.ts'
import vocabulary from '../vocabulary/tasks.json' with { type: 'json' }

/** Regular expression sources: how a task begins, and the hedging words that may precede it. */
export const task = `(?:${[...vocabulary.tasks, ...vocabulary.everyday].join('|')})`

export const adverb =
  '(?:also |then |just |probably |definitely |certainly |first |now |please |quickly |maybe |try to |go and |have a )*'

export const plainTask = new RegExp(`^(?:${vocabulary.tasks.join('|')})\\b`, 'iu')

/** A task as in a list: without polite words at its end. */
export function taskOf(text: string): string {
  const plain = text
    .replace(/[\s.,;!?]+$/, '')
    .replace(/,? (?:okay|right|yeah|(?<!let )you know|please|or something|so)$/iu, '')
    .trim()
  return capitalised(plain)
}
