import type { Sample } from '@vitrine/model-kit/sample.ts'

const source = 'Written for Vitrine, set by evals/samples/make-patient-samples.ts, invented people, MIT'

export const samples: readonly Sample[] = [
  {
    id: 'referral-letter',
    label: 'Referral letter',
    description: 'A patient among two doctors, a husband and a practice; a subject line with date of birth and number.',
    source,
    file: 'referral-letter.pdf',
    mediaType: 'application/pdf',
  },
  {
    id: 'registration-form',
    label: 'Admission form, scanned',
    description: 'Labels and values in columns, family name first, an emergency contact beside the patient.',
    source,
    file: 'registration-form.jpg',
    mediaType: 'image/jpeg',
  },
  {
    id: 'block-capitals',
    label: 'Registration form, filled in by pen',
    description: 'Block capitals, each in a cell of its own between printed bars.',
    source: 'Drawn for Vitrine by evals/train/ocr/hands/forms.py, invented people, MIT',
    file: 'block-capitals.jpg',
    mediaType: 'image/jpeg',
  },
  {
    id: 'clinic-note',
    label: 'Clinic note',
    description: 'Running text: the name stands in the first sentence, a mother and a specialist are named too.',
    source,
    file: 'clinic-note.pdf',
    mediaType: 'application/pdf',
  },
  {
    id: 'unnamed-note',
    label: 'Note without a name (nothing to find)',
    description: 'Names only the doctor and the wife: the answer is that the patient is not named.',
    source,
    file: 'unnamed-note.pdf',
    mediaType: 'application/pdf',
  },
]
