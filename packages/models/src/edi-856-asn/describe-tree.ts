import { type HierarchyNode, levelNames } from '@vitrine/engines/edi/hierarchy.ts'
import { element, type Interchange, type Segment } from '@vitrine/engines/edi/interchange.ts'
import type { EdiNode } from './schema.ts'

const find = (segments: readonly Segment[], id: string): Segment | undefined => segments.find((one) => one.id === id)

const partOf = (line: Segment | undefined): string => element(line, 3)

/** A summary of a loop, from the segment that names it. */
function summaryOf({ level, segments }: HierarchyNode): string {
  if (level === 'O') return `Purchase order ${element(find(segments, 'PRF'), 1)}`.trim()
  if (level === 'P' || level === 'T') return element(find(segments, 'MAN'), 2) || 'Unmarked pack'
  if (level === 'I') {
    const shipped = find(segments, 'SN1')
    const what = element(find(segments, 'PID'), 5) || partOf(find(segments, 'LIN'))
    return `${element(shipped, 2)} ${element(shipped, 3)} ${what}`.trim()
  }
  const parties = segments.filter((segment) => segment.id === 'N1').map((segment) => element(segment, 2))
  return parties.filter((name) => name !== '').join(' → ')
}

export const describeTree = (nodes: readonly HierarchyNode[], { delimiters }: Interchange): EdiNode[] =>
  nodes.map((node) => ({
    id: node.id,
    level: levelNames[node.level] ?? node.level,
    summary: summaryOf(node),
    segments: node.segments.map(({ id, elements }) => [id, ...elements].join(delimiters.element)),
    children: describeTree(node.children, { delimiters, segments: [] }),
  }))
