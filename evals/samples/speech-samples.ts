/** Voices of flite; 'german' is espeak-ng's. */
type Voice = 'slt' | 'rms' | 'awb' | 'german'

/** A stretch of a sample: synthetic speech, a clip of the data, silence or noise. */
export type SpokenPart =
  | { text: string; voice: Voice }
  | { speech: string }
  | { pause: number }
  | { noise: number }

interface SpeechSample {
  model: string
  file: string
  parts: readonly SpokenPart[]
  /** 8 kHz and the band of a telephone. */
  telephone?: boolean
  /** Height of the noise under all of it. */
  noise?: number
}

const pause = { pause: 0.8 }
const lj = (...numbers: readonly string[]): SpokenPart[] =>
  numbers.flatMap((number, index) => [
    ...(index > 0 ? [{ pause: 0.5 }] : []),
    { speech: `speech/train/english/${number}.flac` },
  ])

/** Sentences with a pause after each, as people dictate. */
const dictation = (sentences: readonly string[], voice: Voice): SpokenPart[] =>
  sentences.flatMap((text) => [{ text, voice }, pause])

const claim = [
  'Good morning. This is the insurance company.',
  'I am calling about the water damage in the kitchen.',
  'The pipe broke on Monday night and the floor is wet.',
  'Please send the pictures and the bill before the end of the month.',
]

/** LJ Speech is in the public domain. Everything else is synthetic. */
export const speechSamples: readonly SpeechSample[] = [
  { model: 'audioTranscription', file: 'history-of-printing.mp3', parts: lj('0006', '0007', '0008', '0009', '0010') },
  { model: 'audioTranscription', file: 'water-damage.mp3', parts: dictation(claim, 'slt') },
  { model: 'audioTranscription', file: 'by-telephone.mp3', telephone: true, parts: dictation(claim, 'awb') },
  { model: 'audioTranscription', file: 'nobody-speaks.mp3', parts: [{ pause: 1 }, { noise: 4 }, { pause: 1 }] },
  {
    model: 'audioTranscription',
    file: 'german.mp3',
    parts: dictation(
      ['Guten Tag, ich möchte einen Schaden melden.', 'Der Keller steht seit gestern unter Wasser.'],
      'german',
    ),
  },
]
