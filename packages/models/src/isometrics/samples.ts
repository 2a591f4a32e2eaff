import type { Sample } from '@vitrine/model-kit/sample.ts'

const sheets = 'mgupta70/PID_Symbol_Detection (MIT, © its author)'
const isometricSheets =
  'Roboflow export ‘Isometric-piping’, by way of Shriya-Shetty/Isometric-Feature-Extraction (CC BY 4.0), turned upright'

export const samples: readonly Sample[] = [
  {
    id: 'pid-part',
    label: 'Part of a P&ID',
    description: 'The upper left part of a synthetic sheet: symbols, tags and line numbers.',
    source: `${sheets}, cut out of sheet 3, which the network was not trained on`,
    file: 'pid-part.png',
    mediaType: 'image/png',
  },
  {
    id: 'pid-sheet',
    label: 'A whole P&ID',
    description: 'A synthetic sheet with its title block and notes.',
    source: `${sheets}, sheet 3 at 0.7 of its size, which the network was not trained on`,
    file: 'pid-sheet.png',
    mediaType: 'image/png',
  },
  {
    id: 'isometric-part',
    label: 'Part of an isometric (hard)',
    description: 'A photographed sheet: slanting letters are read badly, and dimension lines get in the way.',
    source: isometricSheets,
    file: 'isometric-part.jpg',
    mediaType: 'image/jpeg',
  },
  {
    id: 'house',
    label: 'No drawing',
    description: 'A photo of a house: the model should say that it knows no such drawing.',
    source:
      'Background pictures of PlantVillage, by way of ai-agriculture-circuits-and-systems/plant_Village_Apple (CC BY 4.0)',
    file: 'house.jpg',
    mediaType: 'image/jpeg',
  },
]
