import { counted } from '@vitrine/basics/wording.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { latestOf } from '@vitrine/engines/clinical/vitals/latest-of.ts'
import { notice } from '../shared/blocks/notice.ts'
import type { Vital, VitalsOutput } from './schema.ts'

/** Below this a value is shown as doubtful. */
const doubtful = 0.6
const sides = { low: 'Low', normal: 'In range', high: 'High' } as const

/** The signs with several readings, none of them certain. */
function untoldIn(vitals: readonly Vital[]): string[] {
  const labels = new Set(vitals.map(({ label }) => label))
  return [...labels].flatMap((label) => {
    const own = vitals.filter((vital) => vital.label === label)
    const differ = new Set(own.map(({ value }) => value)).size > 1
    return differ && own.every(({ confidence }) => confidence < doubtful) ? [label.toLowerCase()] : []
  })
}

const valueOf = ({ value, unit }: Vital): string => (unit.startsWith('/') ? `${value}${unit}` : `${value} ${unit}`)

function notices({ vitals, others, warnings }: VitalsOutput): BlockOf<'notice'>[] {
  const found: BlockOf<'notice'>[] = []
  if (vitals.length === 0) {
    const text =
      others.length === 0
        ? 'Neither a table nor a sentence of the document states a vital sign.'
        : 'Only readings of another time or goals are stated; none of this visit.'
    found.push(notice('warning', 'No current vital sign', text))
  }
  for (const text of warnings) found.push({ kind: 'notice', tone: 'warning', title: 'Before you rely on this', text })
  const unsure = vitals.filter(({ confidence }) => confidence < doubtful)
  if (unsure.length > 0) {
    const text = `Check these against the page: ${unsure.map((vital) => `${vital.label.toLowerCase()} ${valueOf(vital)}`).join(', ')}.`
    found.push(notice('warning', 'Low confidence', text))
  }
  const untold = untoldIn(vitals)
  if (untold.length > 0) {
    const text = `Several readings are stated, and nothing tells which is the current one: ${untold.join(', ')}.`
    found.push(notice('warning', 'Which is current?', text))
  }
  return found
}

function rangesNotice({ vitals, ageYears }: VitalsOutput): BlockOf<'notice'>[] {
  if (vitals.length === 0) return []
  const whose =
    ageYears === null
      ? 'an adult: no age was found'
      : ageYears < 18
        ? `a child of ${Math.floor(ageYears)} years`
        : 'an adult'
  const text = `Usual ranges are those at rest of ${whose}. They are no diagnosis.`
  return [notice('info', 'Ranges', text)]
}

/** With what the document states where that was converted: 36.9 °C (98.4 °F). */
function bothUnits(vital: Vital): string {
  const { value, unit } = vital.stated
  if (unit === null || value === String(vital.value)) return valueOf(vital)
  // Feet and inches have theirs among the figures: 5'6".
  return `${valueOf(vital)} (${value.includes("'") ? value : `${value} ${unit}`})`
}

/** Of each vital sign that was taken several times, the last reading, where the times show which it is. */
function latestIn(vitals: readonly Vital[]): ReadonlySet<Vital> {
  const kinds = new Set(vitals.map(({ name }) => name))
  return new Set([...kinds].flatMap((kind) => latestOf(vitals.filter(({ name }) => name === kind)) ?? []))
}

function currentTable({ vitals }: VitalsOutput): BlockOf<'table'>[] {
  if (vitals.length === 0) return []
  const latest = latestIn(vitals)
  const timed = vitals.some(({ time }) => time !== null)
  return [
    {
      kind: 'table',
      title: 'Vital signs',
      columns: [
        { label: 'Vital sign', align: 'start' },
        { label: 'Value', align: 'end' },
        { label: 'Usual range', align: 'start' },
        { label: 'Standing', align: 'start' },
        ...(timed ? [{ label: 'Time', align: 'start' as const }] : []),
      ],
      rows: vitals.map((vital) => [
        { value: vital.label },
        { value: bothUnits(vital), confidence: vital.confidence, place: { page: vital.page, box: vital.box } },
        { value: vital.range },
        { value: vital.side && sides[vital.side] },
        ...(timed ? [{ value: latest.has(vital) ? `${vital.time} (last)` : vital.time }] : []),
      ]),
    },
  ]
}

function othersTable({ others }: VitalsOutput): BlockOf<'table'>[] {
  if (others.length === 0) return []
  return [
    {
      kind: 'table',
      title: 'Not of this visit',
      columns: [
        { label: 'Vital sign', align: 'start' },
        { label: 'Value', align: 'end' },
        { label: 'Why apart', align: 'start' },
      ],
      rows: others.map((vital) => [
        { value: vital.label },
        { value: bothUnits(vital), confidence: vital.confidence, place: { page: vital.page, box: vital.box } },
        { value: vital.standing === 'target' ? 'A goal or a limit' : 'An earlier or outside reading' },
      ]),
    },
  ]
}

function pagesBlock({ vitals, reading }: VitalsOutput): BlockOf<'pages'> {
  return {
    kind: 'pages',
    title: 'Where it was read',
    pages: reading.pages,
    highlights: vitals.map((vital, index) => ({
      name: `${vital.name}-${index + 1}`,
      label: vital.label,
      value: valueOf(vital),
      confidence: vital.confidence,
      place: { page: vital.page, box: vital.box },
    })),
  }
}

export function presentVitals(output: VitalsOutput): Block[] {
  return [
    ...notices(output),
    ...currentTable(output),
    ...othersTable(output),
    ...rangesNotice(output),
    pagesBlock(output),
  ]
}

export function summarizeVitals({ vitals }: VitalsOutput): string {
  if (vitals.length === 0) return 'No vital sign was found in the document.'
  // Where a last reading is known, those before it have passed.
  const latest = [...latestIn(vitals)]
  const judged = vitals.filter((vital) => !latest.some((last) => last.name === vital.name && last !== vital))
  const outside = judged.filter(({ normal }) => normal === false)
  const of = judged.length < vitals.length ? 'of the last ones' : ''
  const count = `${counted(vitals.length, 'vital sign')} found`
  if (outside.length === 0) return `${count}, none ${of && `${of} `}outside its usual range.`
  return `${count}; ${of && `${of}, `}outside the usual range: ${outside.map((vital) => `${vital.label.toLowerCase()} ${valueOf(vital)}`).join(', ')}.`
}
