import { at } from '@vitrine/basics/at.ts'
import { readPatterns } from '../../read-patterns.ts'
import type { ActionItem } from '../outcomes.ts'
import type { Turn } from '../transcript/transcript.ts'
import { recordWeights } from '../weights.ts'
import { personNamed } from './person-named.ts'
import { taskOf } from './task-words.ts'

const { what, who, when } = readPatterns(new URL('../wordings/task-table.txt', import.meta.url), [
  'what',
  'who',
  'when',
])
const between = /\s*\|\s*|\t+| {3,}/u
const ruled = /^[\s|:+=-]+$/u

interface Columns {
  what: number
  who: number
  when: number
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replaceAll(/^\||\|$/gu, '')
    .trim()
    .split(between)

/** The columns of a table of tasks by its head: one says what, another who. */
function columnsOf(cells: readonly string[]): Columns | null {
  const columnOf = (head: RegExp): number => cells.findIndex((cell) => head.test(cell.replace(/:$/, '')))
  const columns = { what: columnOf(what), who: columnOf(who), when: columnOf(when) }
  return cells.length > 1 && columns.what >= 0 && columns.who >= 0 ? columns : null
}

/** The tasks of tables whose head names what and who: rows of cells parted by bars, tabs or wide gaps. */
export function tableTasks(turns: readonly Turn[], attendees: readonly string[]): ActionItem[] {
  let columns: Columns | null = null
  return turns.flatMap(({ text, start, end }, turn): ActionItem[] => {
    const cells = cellsOf(text)
    const head = columnsOf(cells)
    if (head !== null || ruled.test(text)) {
      columns = head ?? columns
      return []
    }
    if (columns === null || cells.length <= Math.max(columns.what, columns.who)) {
      columns = null
      return []
    }
    const task = at(cells, columns.what)
    const owner = at(cells, columns.who)
    if (task === '') return []
    return [
      {
        what: taskOf(task),
        who: owner === '' ? null : (personNamed(owner, attendees) ?? owner),
        due: (columns.when < 0 ? undefined : cells[columns.when]) || null,
        confidence: recordWeights.tabled,
        start,
        end,
        turn,
      },
    ]
  })
}
