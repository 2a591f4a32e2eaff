import type { Box, ReadDocument } from '../../documents/document.ts'
import { type PlacedText } from '../../prose/placed-text.ts'
import { runningTextOf } from '../../prose/running-text.ts'
import type { FoundAllergy } from '../allergies/found-allergy.ts'
import { doseNowAt, dosesNowOf } from '../medicines/before-and-now.ts'
import type { FoundMedicine } from '../medicines/medicine-mentions.ts'
import type { MedicineAction } from '../medicines/said-of-medicine.ts'
import { type Ticked, tickedAt, tickedRowsOf } from '../medicines/ticked-rows.ts'
import type { FoundProblem } from '../problems/find-problems.ts'
import type { FollowUp } from './follow-up.ts'
import { type ClinicalSummary, type SummarySentence, summariseClinicalText } from './summarise-clinical-text.ts'

/** Something found, with its place on a page. */
export type Placed<Item> = Omit<Item, 'start' | 'end'> & { page: number; box: Box }

export interface PlacedSummary {
  summary: string
  sections: { part: ClinicalSummary['sections'][number]['part']; sentences: Placed<SummarySentence>[] }[]
  allergies: Placed<FoundAllergy>[]
  problems: Placed<FoundProblem>[]
  medicines: Placed<FoundMedicine>[]
  followUp: Placed<FollowUp>[]
}

function placedIn<Item extends { start: number; end: number }>(
  running: PlacedText,
  items: readonly Item[],
): Placed<Item>[] {
  return items.flatMap(({ start, end, ...item }) => {
    const place = running.placeOf(start, end)
    return place === null ? [] : [{ ...item, page: place.page, box: place.box }]
  })
}

/** What becomes of a medicine by the column that is ticked for it; what its text says where none is. */
const actionTicked = (said: Ticked | null, action: MedicineAction): MedicineAction =>
  said === null || said === 'yes' || said === 'no' ? action : said

/** The summary of a document by its wording and its tables' ticks and columns. `heard`: see `hearNextSteps`. */
export function readSummary(
  document: ReadDocument,
  { running = runningTextOf(document), heard }: { running?: PlacedText; heard?: ReadonlySet<number> } = {},
): PlacedSummary {
  const found = summariseClinicalText(running.text, heard && { heard })
  const ticked = tickedRowsOf(document)
  const dosesNow = dosesNowOf(document)
  return {
    summary: found.summary,
    sections: found.sections.map(({ part, sentences }) => ({ part, sentences: placedIn(running, sentences) })),
    allergies: placedIn(running, found.allergies),
    problems: placedIn(running, found.problems).filter((problem) => tickedAt(ticked, problem) !== 'no'),
    medicines: placedIn(running, found.medicines)
      .filter((medicine) => tickedAt(ticked, medicine) !== 'no')
      .map((medicine) => ({ ...medicine, action: actionTicked(tickedAt(ticked, medicine), medicine.action) }))
      .map((medicine) => {
        const now = doseNowAt(dosesNow, medicine)
        return now === null ? medicine : { ...medicine, action: now.action, dose: now.dose ?? medicine.dose }
      }),
    followUp: placedIn(running, found.followUp),
  }
}
