import { plainWords } from '../../blind/same-words.ts'
import type { MarkedPaper } from '../roles/papers.ts'

type Box = readonly [number, number, number, number]
export interface Placed {
  page: number
  box: Box
}
export interface Group {
  text: string
  roles: ReadonlySet<string>
  marks: ReadonlySet<number>
}

const slack = 0.004

/** The marks with a word in a place, as indices. */
export function marksAt({ markOf }: MarkedPaper, { page, box }: Placed): Set<number> {
  const found = new Set<number>()
  for (const [word, mark] of markOf) {
    const [x, y] = [(word.box[0] + word.box[2]) / 2, (word.box[1] + word.box[3]) / 2]
    const isIn =
      word.page === page && x > box[0] - slack && x < box[2] + slack && y > box[1] - slack && y < box[3] + slack
    if (isIn && mark >= 0) found.add(mark)
  }
  return found
}

/** Marks whose role matches, those of the same words as one. */
export function groupsOf(paper: MarkedPaper, role: RegExp): Group[] {
  const groups = new Map<string, { text: string; roles: Set<string>; marks: Set<number> }>()
  for (const [index, mark] of paper.marks.entries()) {
    if (!role.test(mark.role)) continue
    const key = plainWords(mark.text)
    const group = groups.get(key) ?? { text: mark.text, roles: new Set(), marks: new Set() }
    group.roles.add(mark.role)
    group.marks.add(index)
    groups.set(key, group)
  }
  return [...groups.values()]
}

const within = (inner: string, outer: string): boolean => ` ${plainWords(outer)} `.includes(` ${plainWords(inner)} `)
export const isNamed = (name: string, group: Group): boolean => within(name, group.text) || within(group.text, name)

/** Share of a marked step's words that its sentence must have. */
const mostWords = 0.6
/** Whether a sentence says a marked step. */
export function holds(sentence: string, wanted: string): boolean {
  const words = plainWords(wanted).split(' ')
  const said = new Set(plainWords(sentence).split(' '))
  return words.filter((word) => said.has(word)).length >= mostWords * words.length
}
