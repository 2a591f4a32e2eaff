import type { Sample } from '@vitrine/model-kit/sample.ts'

const source = 'Written for Vitrine, set by evals/samples/make-clinical-summary-samples.ts, invented people, MIT'
const mediaType = 'application/pdf'

export const samples: readonly Sample[] = [
  {
    id: 'clinic-note',
    label: 'Clinic note',
    description: 'Headings, four problems with their plan, medicines with doses, an allergy that is no medicine.',
    source,
    file: 'clinic-note.pdf',
    mediaType,
  },
  {
    id: 'cardiology-letter',
    label: 'Letter to the family doctor',
    description: 'Prose without a single heading: reason, findings, opinion and plan are told apart by their words.',
    source,
    file: 'cardiology-letter.pdf',
    mediaType,
  },
  {
    id: 'discharge-summary',
    label: 'Discharge summary',
    description: 'Two pages, several diagnoses, a medicine that was stopped and steps after discharge.',
    source,
    file: 'discharge-summary.pdf',
    mediaType,
  },
  {
    id: 'german-letter',
    label: 'German letter (it fails here)',
    description: 'Only English is understood: the result says so and names no problem.',
    source,
    file: 'german-letter.pdf',
    mediaType,
  },
]
