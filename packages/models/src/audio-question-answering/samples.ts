import type { Sample } from '@vitrine/model-kit/sample.ts'

const synthetic = 'Synthetic, made for Vitrine by evals/samples/make-speech-samples.ts, MIT'
const mediaType = 'audio/mpeg'

export const samples: readonly Sample[] = [
  {
    id: 'water-damage',
    label: 'A report of water damage (synthetic)',
    description: 'Four short sentences of an insurance call, and two questions that they answer.',
    source: `${synthetic}; the voice is flite’s rms`,
    file: 'water-damage.mp3',
    mediaType,
    options: { questions: 'On which day did the pipe break?\nWhere is the water damage?' },
  },
  {
    id: 'history-of-printing',
    label: 'A reading about printing',
    description: 'Thirty-seven seconds read aloud. Two questions are answered, the third is not told.',
    source: 'LJ Speech, by Linda Johnson for LibriVox, public domain; five clips joined',
    file: 'history-of-printing.mp3',
    mediaType,
    options: {
      questions:
        'When were movable letters invented?\nWho took impressions from wood blocks?\nHow much does a printing press cost?',
    },
  },
  {
    id: 'not-told',
    label: 'What the recording does not tell (synthetic)',
    description: 'The insurance call again, with a question that nobody answers in it.',
    source: `${synthetic}; the voice is flite’s rms`,
    file: 'water-damage.mp3',
    mediaType,
    options: { questions: 'Which colour is the car?' },
  },
  {
    id: 'by-telephone',
    label: 'On a bad line (hard, synthetic)',
    description:
      'The same call by another voice in the band of a telephone. It is heard all the same, but two things are to be sent, and it is not sure.',
    source: `${synthetic}; the voice is flite’s awb`,
    file: 'by-telephone.mp3',
    mediaType,
    options: { questions: 'What should be sent?' },
  },
]
