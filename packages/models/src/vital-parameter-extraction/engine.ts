import { ageAtVisit } from '@vitrine/engines/clinical/patient/age-at-visit.ts'
import { yearsOf } from '@vitrine/engines/clinical/patient/find-age.ts'
import { readPatient } from '@vitrine/engines/clinical/patient/read-patient.ts'
import { careLikelihood, careWarnings, mostSure } from '@vitrine/engines/clinical/record/care-record.ts'
import { vitalsByRole } from '@vitrine/engines/clinical/vitals/by-role/join-readings.ts'
import { normalRangeOf } from '@vitrine/engines/clinical/vitals/normal-range.ts'
import type { PlacedVital } from '@vitrine/engines/clinical/vitals/placed-vital.ts'
import { kindNamed } from '@vitrine/engines/clinical/vitals/vital-kinds.ts'
import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { placesAsShown } from '@vitrine/engines/documents/places-as-shown.ts'
import { plainTextOf } from '@vitrine/engines/documents/plain-text.ts'
import { readingOf, readPages } from '@vitrine/engines/documents/read-pages.ts'
import { orderWarnings, withoutInstructions } from '@vitrine/engines/documents/without-instructions.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { maxPages } from './limits.ts'
import type { Vital, VitalsOutput } from './schema.ts'

function judged(
  { name, value, unit, stated, time, text, confidence, page, box }: PlacedVital,
  ageYears: number | null,
): Vital {
  const range = normalRangeOf(name, value, ageYears)
  return {
    name,
    label: kindNamed(name).label,
    value,
    unit,
    stated,
    normal: range?.normal ?? null,
    side: range?.side ?? null,
    range: range?.range ?? null,
    time,
    text,
    confidence,
    page,
    box: [...box],
  }
}

export async function vitalsOfDocument(written: ReadDocument, signal?: AbortSignal): Promise<VitalsOutput> {
  const { document, instructions } = withoutInstructions(written, { addressed: true })
  const { age, dateOfBirth } = readPatient(document)
  const text = document.pages.flatMap((page) => page.lines.map((line) => line.text)).join('\n')
  const ageYears = age !== null ? yearsOf(age) : dateOfBirth === null ? null : ageAtVisit(dateOfBirth.value, text)
  const likelihood = await careLikelihood(plainTextOf(document), signal && { signal })
  const most = mostSure(likelihood)
  const read = await vitalsByRole(document, signal)
  const found = read.map((vital) => ({ ...vital, confidence: Math.min(vital.confidence, most) }))
  const output = {
    vitals: found.filter(({ standing }) => standing === 'current').map((vital) => judged(vital, ageYears)),
    others: found.flatMap((vital) =>
      vital.standing === 'current' ? [] : [{ ...judged(vital, ageYears), standing: vital.standing }],
    ),
    ageYears,
    reading: readingOf(written),
    warnings: [...orderWarnings(instructions), ...careWarnings(likelihood)],
  }
  return placesAsShown(output, document.pages)
}

/** Finds the vital signs of a clinical document. */
export const extractVitals: Engine<VitalsOutput> = async (_input, context) => {
  const document = await readPages(context, maxPages)
  context.report({ stage: 'Looking for vital signs', fraction: 0.95 })
  return await vitalsOfDocument(document, context.signal)
}
