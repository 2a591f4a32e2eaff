import { element, type Interchange, type Segment } from './interchange.ts'

/** One HL loop: shipment, order, pack or item, with the segments that describe it. */
export interface HierarchyNode {
  id: string
  parent: string | null
  /** HL03: S, O, T, P or I. */
  level: string
  segments: readonly Segment[]
  children: HierarchyNode[]
}

export const levelNames: Readonly<Record<string, string>> = {
  S: 'Shipment',
  O: 'Order',
  T: 'Tare',
  P: 'Pack',
  I: 'Item',
}

/** Where HL loops end: the summary of the transaction set. */
const summary = new Set(['CTT', 'SE', 'GE', 'IEA'])

/** All HL loops in order, not yet joined into a tree. */
export function hierarchyNodes({ segments }: Pick<Interchange, 'segments'>): HierarchyNode[] {
  const nodes: { node: HierarchyNode; own: Segment[] }[] = []
  for (const segment of segments) {
    if (segment.id === 'HL') {
      const own: Segment[] = []
      const node: HierarchyNode = {
        id: element(segment, 1),
        parent: element(segment, 2) || null,
        level: element(segment, 3),
        segments: own,
        children: [],
      }
      own.push(segment)
      nodes.push({ node, own })
    } else if (summary.has(segment.id)) continue
    else nodes.at(-1)?.own.push(segment)
  }
  return nodes.map(({ node }) => node)
}

/** A ship notice has five levels; far deeper nesting is a fault, and too deep for a recursive walk. */
const mostDeep = 20

/** The HL tree by its parent ids. A loop whose parent is missing or too deep is placed at the top. */
export function hierarchyOf(interchange: Pick<Interchange, 'segments'>): HierarchyNode[] {
  const nodes = hierarchyNodes(interchange)
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const depths = new Map<HierarchyNode, number>()
  const roots: HierarchyNode[] = []
  for (const node of nodes) {
    const parent = node.parent === null ? undefined : byId.get(node.parent)
    // A parent comes before its children; anything else would form a cycle.
    const above = parent && depths.get(parent)
    const joins = above !== undefined && above < mostDeep
    depths.set(node, joins ? above + 1 : 1)
    if (joins) parent?.children.push(node)
    else roots.push(node)
  }
  return roots
}
