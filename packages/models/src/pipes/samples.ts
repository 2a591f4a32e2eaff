import type { Sample } from '@vitrine/model-kit/sample.ts'

const sewer =
  'Roboflow export ‘Sewer CCTV’ (public domain), by way of Adheeba-Salam/SEWERVISION, of its validation part'

export const samples: readonly Sample[] = [
  {
    id: 'simple-piping',
    label: 'Simple piping',
    description: 'Three elbows, two tees and plain runs.',
    source: 'Drawn for Vitrine, MIT',
    file: 'simple-piping.png',
    mediaType: 'image/png',
  },
  {
    id: 'pid-part',
    label: 'Part of a P&ID (hard)',
    description: 'Many symbols, crossings and dashed lines between the pipes.',
    source: 'mgupta70/PID_Symbol_Detection (MIT, © its author), cut out of sheet 3',
    file: 'pid-part.png',
    mediaType: 'image/png',
  },
  {
    id: 'sewer-open',
    label: 'Sewer camera, view along the pipe',
    description: 'A photo of a sewer camera.',
    source: sewer,
    file: 'sewer-open.jpg',
    mediaType: 'image/jpeg',
  },
  {
    id: 'sewer-lateral',
    label: 'Sewer camera, lateral pipe',
    description: 'A connecting pipe juts into the sewer.',
    source: sewer,
    file: 'sewer-lateral-pipe.jpg',
    mediaType: 'image/jpeg',
  },
  {
    id: 'house',
    label: 'No pipe',
    description: 'A photo of a house: the model should say that it knows no such picture.',
    source:
      'Background pictures of PlantVillage, by way of ai-agriculture-circuits-and-systems/plant_Village_Apple (CC BY 4.0)',
    file: 'house.jpg',
    mediaType: 'image/jpeg',
  },
]
