import type { Sample } from '@vitrine/model-kit/sample.ts'

const mediaType = 'image/jpeg'
const drawn = 'drawn for this sample (MIT)'

/** The plates that the network learned from have no stated licence, so the plates here are drawings. */
export const samples: readonly Sample[] = [
  {
    id: 'orange',
    label: 'Orange on a plate',
    description: 'A drawn orange on a plate, measured by the coin beside it.',
    source: 'Drawn for Vitrine by evals/samples/make-plate-samples.ts, MIT',
    file: 'orange.jpg',
    mediaType,
  },
  {
    id: 'egg',
    label: 'Egg on a plate',
    description: 'A drawn egg, small on its plate: its weight is a usual one.',
    source: drawn,
    file: 'egg.jpg',
    mediaType,
  },
  {
    id: 'two-foods',
    label: 'Orange and tomato (hard)',
    description:
      'Two foods on one plate, measured by the coin beside it. Red round fruits are easily mistaken for one another.',
    source: drawn,
    file: 'two-foods.jpg',
    mediaType,
  },
  {
    id: 'house',
    label: 'No food',
    description: 'A house: the model should say that it knows no such food, and give no figures.',
    source:
      'Background pictures of PlantVillage, by way of ai-agriculture-circuits-and-systems/plant_Village_Apple (CC BY 4.0)',
    file: 'house.jpg',
    mediaType,
  },
]
