import type { Sample } from '@vitrine/model-kit/sample.ts'

const source = 'Written for Vitrine, MIT'

/** The four prompts that the screen offers, and one that cannot be painted. */
export const samples: readonly Sample[] = [
  {
    id: 'futuristic-city',
    label: 'Futuristic City',
    description: 'A night among towers: several figures and a mood.',
    source,
    text: 'Futuristic city skyline',
    options: { instructions: 'Flying cars, neon lights and towering skyscrapers at night' },
  },
  {
    id: 'fantasy-dragon',
    label: 'Fantasy Dragon',
    description: 'One large figure before a landscape.',
    source,
    text: 'Fantasy dragon',
    options: { instructions: 'A majestic dragon breathing fire over a castle at sunset' },
  },
  {
    id: 'space-exploration',
    label: 'Space Exploration',
    description: 'An astronaut before a ringed planet.',
    source,
    text: 'Space exploration',
    options: { instructions: 'An astronaut near a planet with rings, a nebula and stars' },
  },
  {
    id: 'underwater-world',
    label: 'Underwater World',
    description: 'Many small figures in bright colours.',
    source,
    text: 'Underwater world',
    options: { instructions: 'A vibrant coral reef with colourful fish, jellyfish and a turtle' },
  },
  {
    id: 'quarterly-report',
    label: 'Quarterly report (it fails here)',
    description: 'Nothing in the topic can be painted: the picture is abstract, and the result says so.',
    source,
    text: 'Quarterly report of the finance department',
    options: { instructions: 'Teal and orange, calm' },
  },
]
