import { counted } from '@vitrine/basics/wording.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { itemsOf } from '@vitrine/engines/edi/shipment.ts'
import { notice } from '../shared/blocks/notice.ts'
import { fieldWords } from './field-words.ts'
import type { EdiNode, ShipNotice, ShipNoticeProblem } from './schema.ts'

type Stated = ShipNotice['stated'][number]

const errorsOf = (problems: readonly ShipNoticeProblem[]) => problems.filter(({ severity }) => severity === 'error')
const missingOf = (problems: readonly ShipNoticeProblem[]) => problems.filter(({ severity }) => severity === 'missing')

function verdict({ problems, source }: ShipNotice): BlockOf<'notice'> {
  const [errors, missing] = [errorsOf(problems).length, missingOf(problems).length]
  if (errors > 0) {
    const text = `A translator will refuse it: ${counted(errors, 'fault')} with segment positions below.`
    return notice('bad', 'Not a valid 856', text)
  }
  if (missing > 0 && problems.every(({ element, segment }) => segment === 'ISA' && element === 6)) {
    const text =
      'Envelopes, counts, hierarchy and elements are right by X12 004010. Before you send it, put in the ids that you and your partner have agreed on.'
    return notice('good', 'Valid 856', text)
  }
  if (missing > 0) {
    const text = `The syntax is valid (X12 004010), but the ${source === 'table' ? 'table' : 'document'} does not say all: ${counted(missing, 'thing')} to fill in, listed below.`
    return notice('warning', 'Valid, with gaps', text)
  }
  const bare = problems.find(({ severity, position }) => severity === 'warning' && position === null)
  if (source === 'x12' && bare !== undefined) {
    const text = `Counts, hierarchy and elements are right by X12 004010. ${bare.text}`
    return notice('warning', 'Valid, without envelopes', text)
  }
  return notice('good', 'Valid 856', 'Envelopes, counts, hierarchy and elements are right by X12 004010.')
}

const problemTable = (problems: readonly ShipNoticeProblem[]): Block[] =>
  problems.length === 0
    ? []
    : [
        {
          kind: 'table',
          title: 'To look at',
          concluded: true,
          columns: [
            { label: 'Kind', align: 'start' },
            { label: 'Segment', align: 'start' },
            { label: 'Position', align: 'end' },
            { label: 'Code', align: 'start' },
            { label: 'What', align: 'start' },
          ],
          rows: problems.map(({ severity, segment, element, position, code, text }) => [
            { value: severity === 'missing' ? 'to fill in' : severity },
            { value: element === null ? segment : `${segment}${String(element).padStart(2, '0')}` },
            { value: position },
            { value: code === 'missing' ? '' : code },
            { value: text },
          ]),
        },
      ]

function shown(stated: readonly Stated[]): Stated[] {
  const order = Object.keys(fieldWords)
  return stated.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
}

const oneLine = (text: string): string => text.replaceAll('\n', ', ')

/** The values that the document states, with their places on the page where there is one. */
function statedBlocks({ stated, pages }: ShipNotice): Block[] {
  if (stated.length === 0) return []
  const items = shown(stated).map(({ name, text, confidence, page, box }) => ({
    name,
    label: fieldWords[name] ?? name,
    value: oneLine(text),
    confidence,
    place: page !== null && box !== null ? { page, box } : null,
  }))
  const highlights = items.flatMap(({ place, ...item }) => (place ? [{ ...item, place }] : []))
  return [
    { kind: 'fields', title: 'What the document states', items },
    ...(pages.length > 0 ? [{ kind: 'pages' as const, pages, highlights }] : []),
  ]
}

function itemTable({ shipment }: ShipNotice): Block[] {
  const rows = shipment.orders.flatMap((order) =>
    order.packs.flatMap((pack) => pack.items.map((item) => ({ order: order.purchaseOrder, mark: pack.mark, ...item }))),
  )
  if (rows.length === 0) return []
  const most = 500
  return [
    {
      kind: 'table',
      title: 'Items',
      columns: [
        { label: 'Order', align: 'start' },
        { label: 'Pack', align: 'start' },
        { label: 'Part', align: 'start' },
        { label: 'UPC', align: 'start' },
        { label: 'Description', align: 'start' },
        { label: 'Quantity', align: 'end' },
        { label: 'Unit', align: 'start' },
      ],
      rows: rows
        .slice(0, most)
        .map(({ order, mark, vendorPart, buyerPart, upc, description, quantity, unit }) => [
          { value: order },
          { value: mark },
          { value: vendorPart ?? buyerPart },
          { value: upc },
          { value: description },
          { value: quantity },
          { value: unit },
        ]),
      ...(rows.length > most && { omitted: `${rows.length - most} more items in the file` }),
    },
  ]
}

const flat = (nodes: readonly EdiNode[], depth = 0): { node: EdiNode; depth: number }[] =>
  nodes.flatMap((node) => [{ node, depth }, ...flat(node.children, depth + 1)])

function treeTable(tree: readonly EdiNode[]): BlockOf<'table'> {
  const all = flat(tree)
  const most = 500
  return {
    kind: 'table',
    title: 'Hierarchy',
    concluded: true,
    columns: [
      { label: 'Level', align: 'start' },
      { label: 'HL', align: 'end' },
      { label: 'What', align: 'start' },
      { label: 'Segments', align: 'start' },
    ],
    rows: all
      .slice(0, most)
      .map(({ node, depth }) => [
        { value: `${' '.repeat(depth * 3)}${node.level}` },
        { value: node.id },
        { value: node.summary },
        { value: node.segments.map((segment) => segment.split(/[^A-Z0-9]/)[0]).join(' ') },
      ]),
    ...(all.length > most && { omitted: `${all.length - most} more loops in the file` }),
  }
}

/** The verdict, the file, what was read and where, the hierarchy and the list of problems. */
export const presentShipNotice = (output: ShipNotice): Block[] => [
  verdict(output),
  ...problemTable(output.problems),
  {
    kind: 'code',
    title: 'X12 856',
    language: 'x12',
    text: output.x12,
    fileName: `ship-notice-${(output.shipment.shipmentId ?? 'new').replace(/[^A-Za-z0-9-]/g, '') || 'new'}.edi`,
  },
  ...statedBlocks(output),
  ...itemTable(output),
  treeTable(output.tree),
]

/** One plain sentence. */
export function summarizeShipNotice({ shipment, problems, source }: ShipNotice): string {
  const items = itemsOf(shipment).length
  const what = `Ship notice ${shipment.shipmentId ?? 'without a number'}: ${counted(shipment.orders.length, 'order')}, ${counted(items, 'item')}`
  const errors = errorsOf(problems).length
  if (errors > 0) return `${what}; not valid, ${counted(errors, 'fault')}.`
  const missing = missingOf(problems).length
  if (source === 'x12' || missing === 0) return `${what}; valid X12 004010.`
  return `${what}; valid X12 004010, ${counted(missing, 'thing')} to fill in.`
}
