import { careLikelihood, careWarnings, mostSure } from '@vitrine/engines/clinical/record/care-record.ts'
import { hearNextSteps } from '@vitrine/engines/clinical/summary/hear-next-steps.ts'
import { readSummary } from '@vitrine/engines/clinical/summary/read-summary.ts'
import { summaryByRole } from '@vitrine/engines/clinical/summary/summary-by-role.ts'
import type { Box, ReadDocument } from '@vitrine/engines/documents/document.ts'
import { placesAsShown } from '@vitrine/engines/documents/places-as-shown.ts'
import { readingOf, readPages } from '@vitrine/engines/documents/read-pages.ts'
import { orderWarnings, withoutInstructions } from '@vitrine/engines/documents/without-instructions.ts'
import { boxCopy } from '@vitrine/engines/forms/values/read.ts'
import { runningTextOf } from '@vitrine/engines/prose/running-text.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { titledSections } from '../shared/clinical/titled-sections.ts'
import { maxPages } from './limits.ts'
import type { MedicalSummary } from './schema.ts'
import { warningsAbout } from './warnings.ts'

const shown = <Item extends { box: Box }>(item: Item) => ({ ...item, box: boxCopy(item.box) })

/** The summary of the pages, each part with its place. */
export async function summaryOfDocument(written: ReadDocument, signal?: AbortSignal): Promise<MedicalSummary> {
  const { document, instructions } = withoutInstructions(written, { addressed: true })
  const running = runningTextOf(document)
  const heard = await hearNextSteps(running.text, signal && { signal })
  const ruled = readSummary(document, { running, heard })
  const found = await summaryByRole(document, { ruled, running }, signal)
  const likelihood = await careLikelihood(running.text, signal && { signal })
  const most = mostSure(likelihood)
  const sureAs = <Item extends { box: Box; confidence: number }>(item: Item) => ({
    ...shown(item),
    confidence: Math.min(item.confidence, most),
  })
  const summary = {
    summary: found.summary,
    sections: titledSections(found.sections, shown),
    allergies: found.allergies.map(sureAs),
    problems: found.problems.map(sureAs),
    medicines: found.medicines.map(sureAs),
    followUp: found.followUp.map(shown),
    reading: readingOf(written),
  }
  const warnings = [
    ...orderWarnings(instructions),
    ...careWarnings(likelihood),
    ...warningsAbout(summary, document, running.text),
  ]
  return placesAsShown({ ...summary, warnings }, document.pages)
}

/** Summarises one clinical document in its own sentences. */
export const summariseMedicalDocument: Engine<MedicalSummary> = async (_input, context) => {
  const document = await readPages(context, maxPages)
  context.report({ stage: 'Summing up', fraction: 0.95 })
  return await summaryOfDocument(document, context.signal)
}
