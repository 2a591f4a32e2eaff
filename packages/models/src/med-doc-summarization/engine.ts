import { careLikelihood, careWarnings, mostSure } from '@vitrine/engines/clinical/record/care-record.ts'
import { boxCopy } from '@vitrine/engines/forms/values/read.ts'
import { doseNowAt, dosesNowOf } from '@vitrine/engines/clinical/medicines/before-and-now.ts'
import { hearNextSteps } from '@vitrine/engines/clinical/summary/hear-next-steps.ts'
import { summariseClinicalText } from '@vitrine/engines/clinical/summary/summarise-clinical-text.ts'
import type { MedicineAction } from '@vitrine/engines/clinical/medicines/said-of-medicine.ts'
import { type Ticked, tickedAt, tickedRowsOf } from '@vitrine/engines/clinical/medicines/ticked-rows.ts'
import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { readingOf, readPages } from '@vitrine/engines/documents/read-pages.ts'
import { runningTextOf } from '@vitrine/engines/prose/running-text.ts'
import { placesAsShown } from '@vitrine/engines/documents/places-as-shown.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { maxPages } from './limits.ts'
import type { MedicalSummary, SectionName } from './schema.ts'
import { warningsAbout } from './warnings.ts'

const titles: Record<SectionName, string> = {
  reason: 'Reason and history',
  findings: 'Findings',
  assessment: 'Assessment',
  plan: 'Plan',
}

/** What becomes of a medicine by the column that is ticked for it; what its text says where none is. */
const actionTicked = (said: Ticked | null, action: MedicineAction): MedicineAction =>
  said === null || said === 'yes' || said === 'no' ? action : said

/** The summary of the pages, each part with its place. */
export async function summaryOfDocument(document: ReadDocument, signal?: AbortSignal): Promise<MedicalSummary> {
  const running = runningTextOf(document)
  const heard = await hearNextSteps(running.text, signal && { signal })
  const found = summariseClinicalText(running.text, { heard })
  const likelihood = await careLikelihood(running.text, signal && { signal })
  const most = mostSure(likelihood)
  const placed = <Item extends { start: number; end: number }>({ start, end, ...item }: Item) => {
    const place = running.placeOf(start, end)
    return place === null ? [] : [{ ...item, page: place.page, box: boxCopy(place.box) }]
  }
  const sureAs = <Item extends { confidence: number }>(item: Item): Item => ({
    ...item,
    confidence: Math.min(item.confidence, most),
  })
  const ticked = tickedRowsOf(document)
  const dosesNow = dosesNowOf(document)
  const summary = {
    summary: found.summary,
    sections: found.sections.map(({ part, sentences }) => ({
      name: part,
      title: titles[part],
      sentences: sentences.flatMap(placed),
    })),
    allergies: found.allergies.map(sureAs).flatMap(placed),
    problems: found.problems
      .map(sureAs)
      .flatMap(placed)
      .filter((problem) => tickedAt(ticked, problem) !== 'no'),
    medicines: found.medicines
      .map(sureAs)
      .flatMap(placed)
      .filter((medicine) => tickedAt(ticked, medicine) !== 'no')
      .map((medicine) => ({ ...medicine, action: actionTicked(tickedAt(ticked, medicine), medicine.action) }))
      .map((medicine) => {
        const now = doseNowAt(dosesNow, medicine)
        return now === null ? medicine : { ...medicine, action: now.action, dose: now.dose ?? medicine.dose }
      }),
    followUp: found.followUp.flatMap(placed),
    reading: readingOf(document),
  }
  const warnings = [...careWarnings(likelihood), ...warningsAbout(summary, document, running.text)]
  return placesAsShown({ ...summary, warnings }, document.pages)
}

/** Summarises one clinical document in its own sentences. */
export const summariseMedicalDocument: Engine<MedicalSummary> = async (_input, context) => {
  const document = await readPages(context, maxPages)
  context.report({ stage: 'Summing up', fraction: 0.95 })
  return await summaryOfDocument(document, context.signal)
}
