import { at } from '@vitrine/basics/at.ts'
import { readPatterns } from '../../read-patterns.ts'
import type { Utterance } from '../spoken.ts'
import { dueOrOccasionIn } from './due-date.ts'
import { type HeardTask, heardTasks, mayBeNames, ownersOf } from './heard-tasks.ts'
import { taskOf } from './task-words.ts'

const { labelled, trailing } = readPatterns(new URL('../wordings/record-tasks.txt', import.meta.url), [
  'labelled',
  'trailing',
])

/** Who does what in a line of notes that names the person last: 'Posters (Ada, by Friday)', 'Catering: Ms Albrecht'. Null where none is named there. */
function taskNamedLast(text: string, attendees: readonly string[]): HeardTask | null {
  const found = (labelled.exec(text) ?? trailing.exec(text))?.groups
  const what = found?.['what']
  const who = found?.['who']?.replace(/\.$/, '')
  if (what === undefined || who === undefined || !mayBeNames(who)) return null
  const due = dueOrOccasionIn(text) ?? found?.['rest']?.replace(/^due:?\s*/iu, '').trim()
  return { what: taskOf(what), who: ownersOf(who, attendees), due: due || null, isClear: true }
}

/** Who does what in a sentence that assigns a task: as `heardTasks`, but a line of notes may name the person at its end. */
export function tasksIn(utterances: readonly Utterance[], index: number, attendees: readonly string[]): HeardTask[] {
  const { text, speaker } = at(utterances, index)
  const last = speaker === null ? taskNamedLast(text, attendees) : null
  return last === null ? heardTasks(utterances, index, attendees) : [last]
}
