import type { Sample } from '@vitrine/model-kit/sample.ts'

const synthetic = 'Synthetic, made for Vitrine by evals/train/audio/snore_samples.py, MIT'
const ofEsc10 = 'Seconds of ESC-10 clips (K. J. Piczak, CC BY 3.0) joined'
const mediaType = 'audio/mpeg'

export const samples: readonly Sample[] = [
  {
    id: 'steady-snoring',
    label: 'Seven steady snores (synthetic)',
    description: 'Twenty-four seconds in a quiet bedroom: a snore every three or four seconds.',
    source: synthetic,
    file: 'steady-snoring.mp3',
    mediaType,
  },
  {
    id: 'synthetic-snoring',
    label: 'Six snores and a long pause (synthetic)',
    description: 'Half a minute in a quiet bedroom: three snores, thirteen seconds without one, three more.',
    source: synthetic,
    file: 'synthetic-snoring.mp3',
    mediaType,
  },
  {
    id: 'restless-house',
    label: 'A restless house',
    description: 'Clock, baby, dog and sneezes: loud, and no snore among them.',
    source:
      `${ofEsc10}: freesound.org 175945 by Ovaltine Vortex, 167077 by Julien Matthey, 156843 and 156844 by JGrayArt, ` +
      '183992 by qubodup, 179984 by kangaroovindaloo, each CC0',
    file: 'restless-house.mp3',
    mediaType,
  },
  {
    id: 'rain',
    label: 'Rain on the window',
    description: 'Steady noise without a snore.',
    source: `${ofEsc10}: freesound.org 160999 by Mafon2, 161127 by reelworldstudio, each CC0`,
    file: 'rain.mp3',
    mediaType,
  },
  {
    id: 'cut-off',
    label: 'A file that was cut off (synthetic)',
    description:
      'The snores with the long pause, copied only in part: what is left is analysed, and the result says that it is not all.',
    source: synthetic,
    file: 'cut-off.mp3',
    mediaType,
  },
  {
    id: 'snoring-in-heavy-rain',
    label: 'Where it fails: snores under heavy rain (synthetic)',
    description:
      'The six snores of the second sample with rain as loud as they are. They are missed; the result warns of the background.',
    source: `${synthetic}; the rain: ${ofEsc10}: freesound.org 160999 by Mafon2, 161127 by reelworldstudio, each CC0`,
    file: 'snoring-in-heavy-rain.mp3',
    mediaType,
  },
]
