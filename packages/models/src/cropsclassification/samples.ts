import type { Sample } from '@vitrine/model-kit/sample.ts'

const mediaType = 'image/jpeg'
const shop = 'Grocery Store Dataset, Klasson et al. 2019, marcusklasson/GroceryStoreDataset (MIT)'

/** Pictures of the validation split, which the network was not trained on; longest side 160 px. */
export const samples: readonly Sample[] = [
  {
    id: 'tomatoes',
    label: 'Tomatoes',
    description: 'A crate of tomatoes.',
    source: shop,
    file: 'tomatoes.jpg',
    mediaType,
  },
  {
    id: 'pineapple',
    label: 'Pineapples',
    description: 'Pineapples in a shop, a price tag before them.',
    source: shop,
    file: 'pineapple.jpg',
    mediaType,
  },
  {
    id: 'aubergine',
    label: 'Aubergine',
    description: 'Wrapped aubergines on a shelf.',
    source: shop,
    file: 'aubergine.jpg',
    mediaType,
  },
  {
    id: 'house',
    label: 'No plant',
    description: 'A house: the model should say that it knows no such crop.',
    source:
      'Background pictures of PlantVillage, by way of ai-agriculture-circuits-and-systems/plant_Village_Apple (CC BY 4.0)',
    file: 'house.jpg',
    mediaType,
  },
]
