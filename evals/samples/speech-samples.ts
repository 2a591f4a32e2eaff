/** Voices of flite, and variants of espeak-ng's German one. */
export const germanVoices = { german: 'de', 'german woman': 'de+f2', 'german man': 'de+m3' } as const
type Voice = 'slt' | 'rms' | 'awb' | keyof typeof germanVoices

/** A stretch of a sample: synthetic speech, a clip of the data, an announcement of the Asterisk project, a recording of Thorsten-Voice, silence or noise. */
export type SpokenPart =
  | { text: string; voice: Voice }
  | { speech: string }
  | { announcement: string }
  | { thorsten: string }
  | { pause: number }
  | { noise: number }

interface SpeechSample {
  model: string
  file: string
  parts: readonly SpokenPart[]
  /** 8 kHz and the band of a telephone. */
  telephone?: boolean
  /** How many times as high and as fast as the voice is. */
  pitch?: number
  /** Height of the noise under all of it. */
  noise?: number
}

const pause = { pause: 0.8 }
const lj = (...numbers: readonly string[]): SpokenPart[] =>
  numbers.flatMap((number, index) => [
    ...(index > 0 ? [{ pause: 0.5 }] : []),
    { speech: `speech/train/english/${number}.flac` },
  ])

/** Of Debian's asterisk-core-sounds-*-g722, read by a person. */
const announcements = (voice: string, ...names: readonly string[]): SpokenPart[] =>
  names.flatMap((name) => [{ announcement: `${voice}/${name}.g722` }, pause])

/** Original recordings of Thorsten-Voice, read by a person. */
const readInGerman = (...names: readonly string[]): SpokenPart[] => names.flatMap((name) => [{ thorsten: `${name}.wav` }, pause])

/** Sentences with a pause after each, as people dictate. */
const dictation = (sentences: readonly string[], voice: Voice): SpokenPart[] =>
  sentences.flatMap((text) => [{ text, voice }, pause])

const claim = [
  'Good morning. This is the insurance company.',
  'I am calling about the water damage in the kitchen.',
  'The pipe broke on Monday night and the floor is wet.',
  'Please send the pictures and the bill before the end of the month.',
]

const consultation: SpokenPart[] = [
  ['rms', 'Good morning. What brings you in today?'],
  ['slt', 'I have had a cough and a fever for five days.'],
  ['slt', 'I also have chest pain when I breathe.'],
  ['rms', 'Do you have any allergies?'],
  ['slt', 'Yes, I am allergic to penicillin.'],
  ['rms', 'Your lungs sound congested. I think you have pneumonia.'],
  ['rms', 'We will get a chest x ray today.'],
  ['rms', 'Please come back in one week.'],
].flatMap(([voice, text]) => [{ voice: voice as Voice, text: text as string }, pause])

const interview: SpokenPart[] = [
  ['german woman', 'Guten Tag. Seit wann leiten Sie das Museum?'],
  ['german man', 'Seit acht Jahren. Vorher habe ich in einer Bibliothek gearbeitet.'],
  ['german woman', 'Was ist in diesem Winter neu?'],
  ['german man', 'Wir zeigen alte Karten und Briefe aus dem Hafen. Am Sonntag ist der Eintritt frei.'],
  ['german woman', 'Vielen Dank für das Gespräch.'],
].flatMap(([voice, text]) => [{ voice: voice as Voice, text: text as string }, pause])

/** LJ Speech is in the public domain, the announcements are CC BY-SA 3.0, Thorsten-Voice is CC0. Everything else is synthetic. */
export const speechSamples: readonly SpeechSample[] = [
  { model: 'audioTranscription', file: 'history-of-printing.mp3', parts: lj('0006', '0007', '0008', '0009', '0010') },
  { model: 'audioTranscription', file: 'water-damage.mp3', parts: dictation(claim, 'rms') },
  { model: 'audioTranscription', file: 'by-telephone.mp3', telephone: true, parts: dictation(claim, 'awb') },
  { model: 'audioTranscription', file: 'french.mp3', parts: announcements('fr_CA_f_June', 'demo-nogo', 'demo-abouttotry') },
  { model: 'audioTranscription', file: 'spanish.mp3', parts: announcements('es_MX_f_Allison', 'demo-nogo', 'demo-abouttotry') },
  { model: 'audioTranscription', file: 'nobody-speaks.mp3', parts: [{ pause: 1 }, { noise: 4 }, { pause: 1 }] },
  { model: 'audioTranscription', file: 'german.mp3', parts: readInGerman('sample03-gt', 'sample01-gt', 'sample04-gt') },
  { model: 'audioTranscription', file: 'german-interview.mp3', parts: interview },
  {
    model: 'audioTranscription',
    file: 'german-by-robot.mp3',
    parts: dictation(
      ['Guten Tag, ich möchte einen Schaden melden.', 'Der Keller steht seit gestern unter Wasser.'],
      'german',
    ),
  },
  {
    model: 'audioSentiment',
    file: 'happy-customer.mp3',
    // At its own pitch the even voice sounds bored.
    pitch: 1.34,
    parts: [
      {
        text: 'I am very happy with the new kitchen. The service was wonderful and everybody was friendly. Thank you for the excellent work.',
        voice: 'slt',
      },
    ],
  },
  {
    model: 'audioSentiment',
    file: 'complaint.mp3',
    parts: dictation(
      [
        'I called because the delivery was late.',
        'The table is broken and the paint is terrible.',
        'This is the worst service that I have ever had.',
        'The man on the phone was helpful and friendly.',
      ],
      'slt',
    ),
  },
  { model: 'audioSentiment', file: 'reading.mp3', parts: lj('0009', '0010') },
  {
    model: 'audioSentiment',
    file: 'german.mp3',
    parts: dictation(['Das ist ja wunderbar, vielen Dank!', 'Ich freue mich sehr darüber.'], 'german'),
  },
  { model: 'audio-question-answering', file: 'history-of-printing.mp3', parts: lj('0006', '0007', '0008', '0009', '0010') },
  { model: 'audio-question-answering', file: 'water-damage.mp3', parts: dictation(claim, 'rms') },
  { model: 'audio-question-answering', file: 'by-telephone.mp3', telephone: true, parts: dictation(claim, 'awb') },
  {
    model: 'medAudioSummarize',
    file: 'dictation.mp3',
    parts: dictation(
      [
        'The patient is a sixty year old woman with high blood pressure and diabetes.',
        'She came in because of chest pain, which began two days ago.',
        'She is taking aspirin and insulin.',
        'She is allergic to penicillin.',
        'Her blood pressure is high today and her heart rate is normal.',
        'We will order a blood test and a chest x ray.',
        'She will return to the clinic in two weeks.',
      ],
      'slt',
    ),
  },
  { model: 'medAudioSummarize', file: 'consultation.mp3', parts: consultation },
  { model: 'medAudioSummarize', file: 'no-visit.mp3', parts: lj('0009', '0010') },
  { model: 'medAudioSummarize', file: 'by-telephone.mp3', telephone: true, parts: consultation },
]
