import type { Sample } from '@vitrine/model-kit/sample.ts'

const intel = (clip: string) =>
  `${clip} of intel-iot-devkit/sample-videos (CC BY 4.0, Intel), cut, made smaller, without its sound`
const mediaType = 'video/mp4'

export const samples: readonly Sample[] = [
  {
    id: 'three-bottles',
    label: 'Three bottles',
    description: 'They are counted where they are asked for, each with its place in the picture.',
    source: intel('bottle-detection.mp4'),
    file: 'three-bottles.mp4',
    mediaType,
    options: {
      questions:
        'How many bottles are there at the start?\nHow many bottles are there at the end?\nHow long is the video?',
    },
  },
  {
    id: 'taken-away',
    label: 'Three bottles: what happens? (hard)',
    description: 'One of them is taken away and put back: seen by their number alone, so it is not sure.',
    source: intel('bottle-detection.mp4'),
    file: 'three-bottles.mp4',
    mediaType,
    options: { questions: 'Is a bottle taken away and put back?' },
  },
  {
    id: 'opening-hours',
    label: 'A library’s announcement (synthetic)',
    description: 'Two cards of text, and a computer’s voice that says something else.',
    source: 'Synthetic, made for Vitrine by evals/samples/make-video-samples.ts, MIT; the voice is flite’s slt',
    file: 'opening-hours.mp4',
    mediaType,
    options: { questions: 'What is written on the pictures?\nWhat is said?\nHow many shots are there?' },
  },
  {
    id: 'cars-from-above',
    label: 'Where it fails: cars from above',
    description:
      'The detector never saw cars from here: it follows what moves and says that it does not recognise it. Who drives cannot be seen at all.',
    source: intel('car-detection.mp4'),
    file: 'cars-from-above.mp4',
    mediaType,
    options: { questions: 'How many cars pass?\nWho drives the first car?\nIs the driver in a hurry?' },
  },
]
