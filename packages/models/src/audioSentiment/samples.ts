import type { Sample } from '@vitrine/model-kit/sample.ts'

const synthetic = 'Synthetic, made for Vitrine by evals/samples/make-speech-samples.ts, MIT'
const mediaType = 'audio/mpeg'

export const samples: readonly Sample[] = [
  {
    id: 'happy-customer',
    label: 'A happy customer (synthetic)',
    description:
      'Three sentences of praise in a computer’s even voice, raised a little: the words tell the mood, the voice does not.',
    source: `${synthetic}; the voice is flite’s slt, made higher`,
    file: 'happy-customer.mp3',
    mediaType,
  },
  {
    id: 'complaint',
    label: 'A complaint with a kind end (synthetic)',
    description: 'Late, broken and terrible; then a friendly man on the phone.',
    source: `${synthetic}; the voice is flite’s slt`,
    file: 'complaint.mp3',
    mediaType,
  },
  {
    id: 'reading',
    label: 'A reading without feeling',
    description: 'A person reads about the history of printing.',
    source: 'LJ Speech, by Linda Johnson for LibriVox, public domain; two clips joined',
    file: 'reading.mp3',
    mediaType,
  },
  {
    id: 'german',
    label: 'Where it fails: joy in German, by a computer (synthetic)',
    description:
      'Words of delight in German: they are written down, but what judges them knows English only, in a voice that nobody has. The result says so.',
    source: `${synthetic}; the voice is espeak-ng’s`,
    file: 'german.mp3',
    mediaType,
  },
]
