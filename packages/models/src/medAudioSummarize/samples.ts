import type { Sample } from '@vitrine/model-kit/sample.ts'

const synthetic = 'Synthetic, made for Vitrine by evals/samples/make-speech-samples.ts, MIT'
const mediaType = 'audio/mpeg'

export const samples: readonly Sample[] = [
  {
    id: 'dictation',
    label: 'A dictation after a visit (synthetic)',
    description: 'Seven sentences on an invented patient: history, medicines, findings, plan.',
    source: `${synthetic}; the voice is flite’s slt`,
    file: 'dictation.mp3',
    mediaType,
  },
  {
    id: 'consultation',
    label: 'A consultation of two voices (synthetic)',
    description: 'An invented patient with a cough answers the doctor’s questions.',
    source: `${synthetic}; the voices are flite’s rms and slt`,
    file: 'consultation.mp3',
    mediaType,
  },
  {
    id: 'no-visit',
    label: 'No medical recording',
    description: 'A reading about printing: no problem and no medicine is heard in it, and the result says so.',
    source: 'LJ Speech, by Linda Johnson for LibriVox, public domain; two clips joined',
    file: 'no-visit.mp3',
    mediaType,
  },
  {
    id: 'by-telephone',
    label: 'The consultation on a bad line (synthetic)',
    description: 'In the narrow band of a telephone the allergy, the pneumonia and what comes next are found as well.',
    source: `${synthetic}; the voices are flite’s rms and slt`,
    file: 'by-telephone.mp3',
    mediaType,
  },
]
