import { hierarchyNodes } from './hierarchy.ts'
import { element, type Segment } from './interchange.ts'
import { type EdiProblem, missingSegment, problemAt } from './problem.ts'

/** The levels that each level may be under. */
const parentsOf: Readonly<Record<string, readonly string[]>> = {
  S: [],
  O: ['S'],
  T: ['S', 'O'],
  P: ['O', 'T', 'S', 'I'],
  I: ['O', 'P', 'T', 'S'],
}

/** The segments that each level requires. */
const neededAt: Readonly<Record<string, readonly (readonly [id: string, words: string])[]>> = {
  O: [['PRF', 'purchase order']],
  I: [
    ['LIN', 'product'],
    ['SN1', 'quantity shipped'],
  ],
}

function validateSet(segments: readonly Segment[]): EdiProblem[] {
  const problems: EdiProblem[] = []
  const nodes = hierarchyNodes({ segments })
  const levels = new Map(nodes.map((node) => [node.id, node.level]))
  const seen = new Set<string>()
  for (const [index, { id, parent, level, segments: own }] of nodes.entries()) {
    const [hl] = own
    if (hl === undefined) continue
    if (id !== String(index + 1)) {
      const text = `HL01 is ‘${id}’; loops are numbered 1, 2, 3 … and this is number ${index + 1}.`
      problems.push(problemAt(hl, 'AK403-7', text, { element: 1 }))
    }
    if (parent !== null && !seen.has(parent)) {
      problems.push(problemAt(hl, 'AK403-7', `HL02 ‘${parent}’ names no loop before this one.`, { element: 2 }))
    }
    const allowed = parentsOf[level]
    if (allowed === undefined) {
      problems.push(problemAt(hl, 'AK403-7', `HL03 ‘${level}’ is no level of a ship notice.`, { element: 3 }))
    } else {
      const above = parent === null ? null : (levels.get(parent) ?? null)
      const fits = above === null ? level === 'S' : allowed.includes(above)
      if (!fits) {
        const text =
          above === null ? `A loop of level ${level} needs a parent.` : `A loop ${level} cannot stand under ${above}.`
        problems.push(problemAt(hl, 'AK403-7', text, { element: 2 }))
      }
    }
    for (const [needed, words] of neededAt[level] ?? []) {
      if (own.some((segment) => segment.id === needed)) continue
      problems.push(problemAt(hl, 'AK304-3', `HL loop ${id} (level ${level}) has no ${needed} (${words}).`))
    }
    seen.add(id)
  }
  if (!nodes.some((node) => node.level === 'S'))
    problems.push(missingSegment('HL', 'There is no shipment level (HL03 = S).'))
  const total = segments.find((segment) => segment.id === 'CTT')
  if (total && Number(element(total, 1)) !== nodes.length) {
    const text = `CTT01 says ${element(total, 1)}, but there are ${nodes.length} HL loops.`
    problems.push(problemAt(total, 'AK403-7', text, { element: 1 }))
  }
  return problems
}

/** From each ST to its SE, or to the next ST. */
function setsOf(segments: readonly Segment[]): Segment[][] {
  const sets: Segment[][] = []
  let open: Segment[] | null = null
  for (const segment of segments) {
    if (segment.id === 'ST') {
      open?.push(segment)
      open = [segment]
      sets.push(open)
    } else open?.push(segment)
    if (segment.id === 'SE') open = null
  }
  return sets
}

/** The HL tree of each ship notice: numbering, parents, levels, and the segments that each level requires. */
export const validateHierarchy = (segments: readonly Segment[]): EdiProblem[] =>
  setsOf(segments).flatMap((set) => {
    const begins = set[1]?.id === 'BSN' ? [] : [missingSegment('BSN', 'The segment after ST must be BSN.')]
    return [...begins, ...validateSet(set)]
  })
