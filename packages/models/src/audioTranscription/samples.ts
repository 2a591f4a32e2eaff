import type { Sample } from '@vitrine/model-kit/sample.ts'

const synthetic = 'Synthetic, made for Vitrine by evals/samples/make-speech-samples.ts, MIT'
const announcements = 'Announcements of the Asterisk project (Digium), CC BY-SA 3.0'
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
    label: 'The same call on a bad line (synthetic)',
    description: 'A Scottish voice in the narrow band of a telephone, 8,000 samples a second.',
    source: `${synthetic}; the voice is flite’s awb`,
    file: 'by-telephone.mp3',
    mediaType,
  },
  {
    id: 'french',
    label: 'French',
    description: 'Telephone announcements from Canada, read by a person. Names of products are misheard.',
    source: `${announcements}, read by June Wallack; two of them joined`,
    file: 'french.mp3',
    mediaType,
  },
  {
    id: 'spanish',
    label: 'Spanish',
    description: 'The same announcements in Mexican Spanish, read by a person.',
    source: `${announcements}, read by Allison Smith; two of them joined`,
    file: 'spanish.mp3',
    mediaType,
  },
  {
    id: 'german',
    label: 'German',
    description: 'Three sentences read by a person. The language is named; sweets are misspelled.',
    source: 'Original recordings of Thorsten-Voice by Thorsten Müller, CC0; three of them joined',
    file: 'german.mp3',
    mediaType,
  },
  {
    id: 'german-interview',
    label: 'German, an interview (synthetic)',
    description: 'Somebody asks, somebody answers, both in a computer’s voice; who speaks is not told apart.',
    source: `${synthetic}; the voices are espeak-ng’s`,
    file: 'german-interview.mp3',
    mediaType,
  },
  {
    id: 'german-by-robot',
    label: 'German, by a robot (hard, synthetic)',
    description:
      'A robot’s voice is hard to hear: of the cellar under water not every word comes out right, and the words in doubt say so.',
    source: `${synthetic}; the voice is espeak-ng’s`,
    file: 'german-by-robot.mp3',
    mediaType,
  },
]
