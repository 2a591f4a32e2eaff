import type { Sample } from '@vitrine/model-kit/sample.ts'

const source = 'Written for Vitrine, set by evals/samples/make-vitals-samples.ts, invented people, MIT'
const mediaType = 'application/pdf'

export const samples: readonly Sample[] = [
  {
    id: 'observation-chart',
    label: 'Observation chart',
    description: 'A table with four times and five vital signs, one of them rising out of its range.',
    source,
    file: 'observation-chart.pdf',
    mediaType,
  },
  {
    id: 'clinic-note',
    label: 'Clinic note',
    description:
      'A list of vital signs in American units, and decoys: a dose, an age, an earlier blood pressure and a goal.',
    source,
    file: 'clinic-note.pdf',
    mediaType,
  },
  {
    id: 'clinic-letter',
    label: 'Letter in running text',
    description: 'Values in sentences and in mixed units, today’s beside last visit’s.',
    source,
    file: 'clinic-letter.pdf',
    mediaType,
  },
  {
    id: 'dietary-advice',
    label: 'Advice without readings (nothing to find)',
    description: 'Goals and limits in numbers, but nobody was measured: the answer says so.',
    source,
    file: 'dietary-advice.pdf',
    mediaType,
  },
]
