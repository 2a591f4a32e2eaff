import type { Sample } from '@vitrine/model-kit/sample.ts'

const source = 'Written for Vitrine, MIT'

export const samples: readonly Sample[] = [
  {
    id: 'headphones',
    label: 'Happy with one reservation',
    description: 'A clear review: praise, with one complaint about the price.',
    source,
    text: 'I love these headphones. The sound is warm and clear, and they are wonderfully comfortable. Delivery was quick, too. I find them too expensive, though.',
  },
  {
    id: 'kettle',
    label: 'Two sides',
    description: 'Praise and complaint in the same sentences: the aspects come apart.',
    source,
    text: 'The kettle looks beautiful and boils fast, but the lid broke after three weeks. Customer service was friendly, although it took them ten days to answer. I would not buy it again at this price.',
  },
  {
    id: 'parcel',
    label: 'Plain facts',
    description: 'Hardly any feeling: the right answer is close to neutral.',
    source,
    text: 'The parcel holds a lamp, a bulb and a cable of two metres. The lamp stands on the desk next to the window. It takes an E27 bulb.',
  },
  {
    id: 'not-bad',
    label: 'Negations and emoji',
    description: 'Good and bad words turned round by "not" and "never", with emoji.',
    source,
    text: "Not bad at all! I've never had a problem with this vacuum cleaner and I wouldn't want any other 😍 The bag isn't hard to change either 👍",
  },
  {
    id: 'irony',
    label: 'Irony',
    description: 'Bitter irony in friendly words: the model names it, and leaves open what is meant.',
    source,
    text: 'Oh great, just what I needed: a waterproof watch that drowned in the rain. Wonderful engineering. I am so happy that I paid extra for the premium version.',
  },
]
