import type { Sample } from '@vitrine/model-kit/sample.ts'

const synthetic = 'Synthetic, made for Vitrine by evals/samples/make-video-samples.ts, MIT'
const mediaType = 'video/mp4'

export const samples: readonly Sample[] = [
  {
    id: 'prize-and-insult',
    label: 'A false prize and an insult (synthetic)',
    description: 'Two cards of text: spam, then harassment.',
    source: synthetic,
    file: 'prize-and-insult.mp4',
    mediaType,
  },
  {
    id: 'car-park',
    label: 'Cars in a car park',
    description: 'Eight seconds with nothing to object to.',
    source:
      'car-detection.mp4 of intel-iot-devkit/sample-videos (CC BY 4.0, Intel), cut, made smaller, without its sound',
    file: 'car-park.mp4',
    mediaType,
  },
  {
    id: 'flashing',
    label: 'A flashing panel (synthetic)',
    description: 'Six flashes a second for two seconds. Do not play it if you are sensitive to flashing light.',
    source: synthetic,
    file: 'flashing.mp4',
    mediaType,
  },
  {
    id: 'german-insult',
    label: 'What it cannot judge: an insult in German (synthetic)',
    description:
      'The words are read, but the categories know English only: a person is asked to look, and the result says why.',
    source: synthetic,
    file: 'german-insult.mp4',
    mediaType,
  },
]
