import type { Sample } from '@vitrine/model-kit/sample.ts'

const skin =
  'Lumpy Skin Images Dataset, Mendeley Data (CC BY 4.0), by way of SahilSinha007/Image-based-cow-disease-detection; of the validation split, which the network was not trained on'

export const samples: readonly Sample[] = [
  {
    id: 'lumpy-skin',
    label: 'Lumpy skin',
    description: 'A herd animal with nodules all over the skin.',
    source: skin,
    file: 'lumpy-skin.jpg',
    mediaType: 'image/jpeg',
  },
  {
    id: 'healthy',
    label: 'Healthy animal',
    description: 'A bull on a meadow, without visible signs.',
    source: skin,
    file: 'healthy.jpg',
    mediaType: 'image/jpeg',
  },
  {
    id: 'herd',
    label: 'Herd table',
    description: 'Udder measures of eight cows over six days, as a table: scored cow by cow for mastitis.',
    source: 'Made up for Vitrine',
    file: 'herd.csv',
    mediaType: 'text/csv',
  },
  {
    id: 'animal-and-herd',
    label: 'Photo and herd table',
    description: 'The photo of a herd animal with nodules, and the udder measures of its herd beside it.',
    source: skin,
    file: 'lumpy-skin.jpg',
    mediaType: 'image/jpeg',
    companion: { file: 'herd.csv', mediaType: 'text/csv' },
  },
  {
    id: 'house',
    label: 'No animal',
    description: 'A house: the model should say that it sees nothing that it knows.',
    source:
      'Background pictures of PlantVillage, by way of ai-agriculture-circuits-and-systems/plant_Village_Apple (CC BY 4.0)',
    file: 'house.jpg',
    mediaType: 'image/jpeg',
  },
]
