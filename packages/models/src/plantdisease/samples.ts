import type { Sample } from '@vitrine/model-kit/sample.ts'

const mediaType = 'image/jpeg'

/** Pictures of the validation split, which the network was not trained on; longest side 160 px. */
export const samples: readonly Sample[] = [
  {
    id: 'strawberry-leaf',
    label: 'Strawberry leaf',
    description: 'A leaf on paper, with leaf scorch.',
    source: 'PlantVillage, by way of ai-agriculture-circuits-and-systems/plant_Village_Strawberry (CC BY 4.0)',
    file: 'strawberry-leaf.jpg',
    mediaType,
  },
  {
    id: 'strawberry-fruit',
    label: 'Strawberry fruit',
    description: 'A ripe fruit with anthracnose fruit rot.',
    source: '0x90Vold/Plant-Disease-Detection, Roboflow export "detecting-diseases" v6 (CC BY 4.0)',
    file: 'strawberry-fruit.jpg',
    mediaType,
  },
  {
    id: 'bean-in-the-field',
    label: 'Bean in the field',
    description: 'A bean leaf held in the hand, with angular leaf spot.',
    source: 'iBean, Makerere AI Lab, by way of ai-agriculture-circuits-and-systems/bean_disease_uganda (CC BY 4.0)',
    file: 'bean-in-the-field.jpg',
    mediaType,
  },
  {
    id: 'apple-leaf',
    label: 'Apple leaf',
    description: 'A leaf on paper, with scab.',
    source: 'PlantVillage, by way of ai-agriculture-circuits-and-systems/plant_Village_Apple (CC BY 4.0)',
    file: 'apple-leaf.jpg',
    mediaType,
  },
  {
    id: 'no-leaf',
    label: 'Not a leaf',
    description: 'A house: the model should say that it knows no such leaf.',
    source:
      'Background pictures of PlantVillage, by way of ai-agriculture-circuits-and-systems/plant_Village_Apple (CC BY 4.0)',
    file: 'no-leaf.jpg',
    mediaType,
  },
]
