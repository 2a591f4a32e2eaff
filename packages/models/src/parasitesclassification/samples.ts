import type { Sample } from '@vitrine/model-kit/sample.ts'

const cells =
  'Malaria cell images of the U.S. National Library of Medicine (public domain), as a grey 50 × 50 px copy; of the validation split, which the network was not trained on'

export const samples: readonly Sample[] = [
  {
    id: 'smear',
    label: 'Blood smear',
    description: 'Thirty-five single cells put together on one light ground; six are labelled as infected.',
    source: `Put together by evals/train/vision/make_smear.py. ${cells}`,
    file: 'smear.png',
    mediaType: 'image/png',
  },
  {
    id: 'infected-cell',
    label: 'Infected cell',
    description: 'One red blood cell with a malaria parasite.',
    source: cells,
    file: 'infected-cell.png',
    mediaType: 'image/png',
  },
  {
    id: 'healthy-cell',
    label: 'Healthy cell',
    description: 'One red blood cell without a parasite.',
    source: cells,
    file: 'healthy-cell.png',
    mediaType: 'image/png',
  },
  {
    id: 'empty-field',
    label: 'Empty field',
    description: 'Ground without anything on it: the model should say so.',
    source: 'Drawn for Vitrine',
    file: 'empty-field.jpg',
    mediaType: 'image/jpeg',
  },
  {
    id: 'house',
    label: 'No microscope picture',
    description: 'A house: the model should say that it knows no such thing.',
    source:
      'Background pictures of PlantVillage, by way of ai-agriculture-circuits-and-systems/plant_Village_Apple (CC BY 4.0)',
    file: 'house.jpg',
    mediaType: 'image/jpeg',
  },
]
