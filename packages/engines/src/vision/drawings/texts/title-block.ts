import { fromLeft, fromTop } from '../../../documents/layout/box.ts'
import { readPatterns } from '../../../text/read-patterns.ts'
import type { ReadText } from './read-texts.ts'

export interface TitleField {
  label: string
  value: string
  confidence: number
  box: ReadText['box']
}

const names = {
  drawing_name: 'Drawing name',
  drawing_number: 'Drawing number',
  project: 'Project',
  contractor_project_number: 'Contractor project number',
  contractor: 'Contractor',
  contractor_number: 'Contractor number',
  contract_name: 'Contract name',
  organisation: 'Organisation',
  unit: 'Unit',
  scale: 'Scale',
  revision: 'Revision',
  line_number: 'Line number',
  sheet: 'Sheet',
  date: 'Date',
  material: 'Material',
  drawn_by: 'Drawn by',
  checked_by: 'Checked by',
  approved_by: 'Approved by',
} as const

type Field = keyof typeof names
const fields = Object.keys(names) as Field[] // the keys of a constant

/** What title blocks call their fields, by the start of the label. */
const wordings = readPatterns(new URL('./wordings/title-block.txt', import.meta.url), fields)

/** A value further to the right belongs to the label where the block's columns are wide: shares of the sheet's height. */
const [nearby, farOff] = [0.02, 0.35]

/** The texts in the row of `box` to its right, nearest first. */
function rowBeside([, top, right, bottom]: ReadText['box'], texts: readonly ReadText[]): ReadText[] {
  return texts
    .filter(({ box }) => box[0] >= right)
    .filter(({ box }) => Math.min(bottom, box[3]) - Math.max(top, box[1]) > 0.4 * (bottom - top))
    .toSorted(fromLeft)
}

/** A text with the words behind it that are no further off than a blank, which the reader parted from it. */
function joinWords(first: ReadText, texts: readonly ReadText[], aspect: number): ReadText {
  const height = first.box[3] - first.box[1]
  const next = rowBeside(first.box, texts)[0]
  if (!next || (next.box[0] - first.box[2]) * aspect > 1.2 * height) return first
  const { text, confidence, box } = joinWords(next, texts, aspect)
  return {
    ...first,
    text: `${first.text} ${text}`,
    confidence: Math.min(first.confidence, confidence),
    box: [first.box[0], Math.min(first.box[1], box[1]), box[2], Math.max(first.box[3], box[3])],
  }
}

function valueOf(
  label: ReadText,
  { texts, isLabel, aspect }: { texts: readonly ReadText[]; isLabel: ReadonlySet<ReadText>; aspect: number },
): ReadText | null {
  const [left, , right, bottom] = label.box
  const height = bottom - label.box[1]
  const beside = rowBeside(label.box, texts)[0]
  const gap = beside ? (beside.box[0] - right) * aspect : Number.POSITIVE_INFINITY
  const isValue = beside !== undefined && !isLabel.has(beside)
  if (isValue && gap < 6 * height + nearby) return joinWords(beside, texts, aspect)
  const beneath = texts
    .filter((other) => other.box[1] >= bottom && other.box[1] - bottom < 2.5 * height)
    .filter((other) => other.box[0] < right && other.box[2] > left)
    .toSorted(fromTop)[0]
  // Another label beneath is the next row's: then the value stands beside, or nowhere.
  if (beneath && !isLabel.has(beneath)) return joinWords(beneath, texts, aspect)
  return isValue && gap < farOff ? joinWords(beside, texts, aspect) : null
}

/** Fields of the title block: the nearest text to the right of a label in its row, else the one right beneath it. */
export function readTitleBlock(texts: readonly ReadText[], aspect: number): TitleField[] {
  const named = texts.flatMap((text) => {
    const field = fields.find((one) => wordings[one].test(text.text))
    return field === undefined ? [] : [{ name: names[field], text }]
  })
  const isLabel = new Set(named.map(({ text }) => text))
  const found = new Map<string, TitleField>()
  for (const { name, text } of named) {
    const value = valueOf(text, { texts, isLabel, aspect })
    const known = found.get(name)
    if (value === null || (known && known.confidence >= value.confidence)) continue
    found.set(name, { label: name, value: value.text, confidence: value.confidence, box: value.box })
  }
  return [...found.values()]
}
