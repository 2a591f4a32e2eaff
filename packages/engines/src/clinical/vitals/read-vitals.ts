import type { ReadDocument } from '../../documents/document.ts'
import { rowTextOf } from '../../prose/row-text.ts'
import { runningTextOf } from '../../prose/running-text.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { animalConfidence, isOfAnimal } from '../record/animal.ts'
import { findVitals } from './find-vitals.ts'
import type { FoundVital } from './found-vital.ts'
import { takenAgain } from './further-reading.ts'
import { kilogramsInPound } from './measured-value.ts'
import type { PlacedVital } from './placed-vital.ts'
import { settleSeveral } from './several-readings.ts'
import type { VitalName } from './vital-kinds.ts'
import { vitalsInTables } from './vitals-table.ts'
import { vitalConfidence } from './weights.ts'

const { ofSomebody } = readPatterns(new URL('./wordings/read-vitals.txt', import.meta.url), ['ofSomebody'])

// Parcels and animals have these too: they count only beside another vital sign or a person.
const bodyless: ReadonlySet<VitalName> = new Set(['weight', 'height', 'temperature'])

function placed(
  found: readonly FoundVital[],
  text: ReturnType<typeof runningTextOf>,
): (PlacedVital & { inCells: boolean })[] {
  return found.flatMap(({ start, end, listed: _listed, isFrom: _isFrom, ...vital }) => {
    const place = text.placeOf(start, end)
    if (place === null) return []
    const stretch = text.text.slice(start, end)
    return [
      {
        ...vital,
        confidence: vital.confidence * place.legibility,
        page: place.page,
        box: place.box,
        text: stretch.replaceAll(/\s+/g, ' '),
        inCells: stretch.includes('\t'),
      },
    ]
  })
}

/** A weight without a unit is in pounds where the document measures in feet or Fahrenheit. */
function inOneSystem(vitals: readonly PlacedVital[]): PlacedVital[] {
  const american = vitals.some(({ stated }) => /^(?:ft in|in|lbs?|pounds?|°F)/u.test(stated.unit ?? ''))
  if (!american) return [...vitals]
  return vitals.map((vital) =>
    vital.name === 'weight' && vital.assumed
      ? { ...vital, value: Number((Number(vital.stated.value) * kilogramsInPound).toFixed(1)) }
      : vital,
  )
}

/** Whether two ways of reading found the same printed value. */
function isSame(one: PlacedVital, other: PlacedVital): boolean {
  if (one.name !== other.name || one.page !== other.page) return false
  const overlap =
    Math.min(one.box[2], other.box[2]) > Math.max(one.box[0], other.box[0]) &&
    Math.min(one.box[3], other.box[3]) >
      Math.max(one.box[1], other.box[1]) + 0.3 * Math.min(one.box[3] - one.box[1], other.box[3] - other.box[1])
  return overlap
}

/** A value that is repeated without a time is kept once. */
function withoutEchoes(vitals: readonly PlacedVital[]): PlacedVital[] {
  return vitals.filter(
    (vital, index) =>
      vital.time !== null ||
      !vitals.some((other, at) => at < index && other.name === vital.name && other.value === vital.value),
  )
}

/** The vital signs of a document: from its tables, its forms (label and value on one row) and its sentences. */
export function readVitals(document: ReadDocument): PlacedVital[] {
  const tables = vitalsInTables(document)
  const running = runningTextOf(document)
  const rows = rowTextOf(document)
  const prose = placed(findVitals(running.text), running)
  // Only rows with cells: the rest has been read as sentences, of which a row may be half.
  const forms = placed(findVitals(rows.text), rows).filter(({ inCells }) => inCells)
  const merged: (PlacedVital & { inCells: boolean })[] = []
  for (const vital of [...tables.map((inTable) => ({ ...inTable, inCells: true })), ...forms, ...prose]) {
    // The box of a reading over two lines covers others: in prose an earlier and a current reading are distinct, and so are two that may be
    // repeated at once.
    const isKnown = merged.some(
      (other) =>
        (other.inCells ||
          vital.inCells ||
          (other.standing === vital.standing && (other.value === vital.value || !takenAgain.has(vital.name)))) &&
        isSame(other, vital),
    )
    if (!isKnown) merged.push(vital)
  }
  const most = isOfAnimal(running.text) ? animalConfidence : 1
  const read = merged.map(
    ({ inCells: _inCells, ...vital }): PlacedVital => ({ ...vital, confidence: Math.min(vital.confidence, most) }),
  )
  return settleSeveral(withoutEchoes(inOneSystem(read))).map((vital) =>
    bodyless.has(vital.name) && !merged.some(({ name }) => !bodyless.has(name)) && !ofSomebody.test(running.text)
      ? { ...vital, confidence: Math.min(vital.confidence, vitalConfidence.bodiless) }
      : vital,
  )
}
