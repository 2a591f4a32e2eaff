import type { Sample } from '@vitrine/model-kit/sample.ts'

const synthetic = 'Synthetic, made for Vitrine by evals/samples/make-speech-samples.ts, MIT'
const mediaType = 'audio/mpeg'

export const samples: readonly Sample[] = [
  {
    id: 'history-of-printing',
    label: 'A reading about printing',
    description: 'Thirty-seven seconds read aloud, with the pauses between five sentences.',
    source: 'LJ Speech, by Linda Johnson for LibriVox, public domain; five clips joined',
    file: 'history-of-printing.mp3',
    mediaType,
  },
  {
    id: 'water-damage',
    label: 'A report of water damage (synthetic)',
    description: 'Four short sentences of an insurance call, spoken by a computer’s voice.',
    source: `${synthetic}; the voice is flite’s slt`,
    file: 'water-damage.mp3',
    mediaType,
  },
  {
    id: 'nobody-speaks',
    label: 'Nobody speaks (synthetic)',
    description: 'A few seconds of noise: there is nothing to write down, and the result says so.',
    source: synthetic,
    file: 'nobody-speaks.mp3',
    mediaType,
  },
  {
    id: 'by-telephone',
    label: 'Where it fails: the same call on a bad line (synthetic)',
    description:
      'A Scottish voice in the band of a telephone. Without a better recogniser half of the words are wrong, and the result warns of it.',
    source: `${synthetic}; the voice is flite’s awb`,
    file: 'by-telephone.mp3',
    mediaType,
  },
  {
    id: 'german',
    label: 'Where it fails: German (synthetic)',
    description: 'The last resort knows American English only: it writes nonsense, is unsure of it, and says so.',
    source: `${synthetic}; the voice is espeak-ng’s`,
    file: 'german.mp3',
    mediaType,
  },
]
