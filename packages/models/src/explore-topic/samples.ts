import type { Sample } from '@vitrine/model-kit/sample.ts'

const source = 'Written for Vitrine, MIT'

export const samples: readonly Sample[] = [
  {
    id: 'wheat',
    label: 'A crop',
    description: 'Wheat: kinds, parts, what is broader and related.',
    source,
    text: 'wheat',
  },
  {
    id: 'insurance',
    label: 'A line of business',
    description: 'A plural and a topic with many kinds.',
    source,
    text: 'Insurances',
  },
  {
    id: 'machine-learning',
    label: 'A field of research',
    description: 'Several words that stand in the database as one entry.',
    source,
    text: 'artificial intelligence',
  },
  {
    id: 'ai-advancements',
    label: 'A topic in parts',
    description: 'The whole is not known, its words are: the page says so.',
    source,
    text: 'AI advancements',
  },
  {
    id: 'nonsense',
    label: 'Unknown (it says so)',
    description: 'An invented word: the page says that nothing is known.',
    source,
    text: 'glorbicate',
  },
]
