import type { ReadText } from './read-texts.ts'

export interface TitleField {
  label: string
  value: string
  confidence: number
  box: ReadText['box']
}

/** What title blocks call their fields, by the start of the label. */
const labels: readonly [name: string, pattern: RegExp][] = [
  ['Drawing name', /^DRAWING (?:NAME|TITLE)\b|^TITLE\b/i],
  ['Drawing number', /^(?:DRAW\w*\s?[/.]?\s?(?:SHEET)?\s?N[OU]|DWG\.? ?NO|DRAWING NUMB)/i],
  ['Project', /^PROJECT\b/i],
  ['Contractor project number', /^CONTRACTOR PROJECT/i],
  ['Contractor', /^CONTRACTOR(?!.*(?:PROJECT|NO))/i],
  ['Contractor number', /^CONTRACTOR NO/i],
  ['Contract name', /^CONTRACT NAME/i],
  ['Organisation', /^ORGANI[SZ]ATION/i],
  ['Unit', /^UNIT\b/i],
  ['Scale', /^SCALE\b/i],
  ['Revision', /^REV\b/i],
  ['Line number', /^LINE (?:NO|NUMB)/i],
  ['Drawn by', /^(?:DRAWN|DRN)\b/i],
  ['Checked by', /^(?:CHECKED|CHKD)\b/i],
  ['Approved by', /^APPROVED\b/i],
]

function valueOf(
  { box }: ReadText,
  { texts, aspect }: { texts: readonly ReadText[]; aspect: number },
): ReadText | null {
  const [left, top, right, bottom] = box
  const height = bottom - top
  const beside = texts
    .filter((other) => other.box[0] >= right && (other.box[0] - right) * aspect < 6 * height + 0.02)
    .filter((other) => Math.min(bottom, other.box[3]) - Math.max(top, other.box[1]) > 0.4 * height)
    .toSorted((a, b) => a.box[0] - b.box[0])[0]
  if (beside) return beside
  const beneath = texts
    .filter((other) => other.box[1] >= bottom && other.box[1] - bottom < 2.5 * height)
    .filter((other) => other.box[0] < right && other.box[2] > left)
    .toSorted((a, b) => a.box[1] - b.box[1])[0]
  return beneath ?? null
}

/** Fields of the title block: the nearest text to the right of a label in its row, else the one right beneath it. */
export function readTitleBlock(texts: readonly ReadText[], aspect: number): TitleField[] {
  const named = texts.flatMap((text) => {
    const name = labels.find(([, pattern]) => pattern.test(text.text))?.[0]
    return name === undefined ? [] : [{ name, text }]
  })
  const isLabel = new Set(named.map(({ text }) => text))
  const found = new Map<string, TitleField>()
  for (const { name, text } of named) {
    const value = valueOf(text, { texts: texts.filter((other) => !isLabel.has(other)), aspect })
    const known = found.get(name)
    if (value === null || (known && known.confidence >= value.confidence)) continue
    found.set(name, { label: name, value: value.text, confidence: value.confidence, box: value.box })
  }
  return [...found.values()]
}
