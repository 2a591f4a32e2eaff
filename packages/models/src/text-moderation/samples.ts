import type { Sample } from '@vitrine/model-kit/sample.ts'

const source = 'Written for Vitrine, MIT'

export const samples: readonly Sample[] = [
  {
    id: 'prize',
    label: 'Advertising',
    description: 'The wording of a false prize with a link.',
    source,
    text: 'CONGRATULATIONS!!! You have won a free gift worth $500. Click here now to claim your prize before the offer ends: http://prize.example/claim',
  },
  {
    id: 'contact-details',
    label: 'Personal data',
    description:
      'A phone number, an e-mail address and a test card number with a right check digit; an order number without one.',
    source,
    text: 'Please call me at +1 202 555 0143 or write to maria.example@example.org. My card is 4111 1111 1111 1111 and the order number is 4111 1111 1111 1112.',
  },
  {
    id: 'friendly-comment',
    label: 'Friendly comment',
    description: 'Nothing to hold: plain praise for a recipe.',
    source,
    text: 'Thank you for this recipe! I made the soup for my parents on Sunday and everybody asked for more. Next time I will try it with a little more ginger.',
  },
  {
    id: 'rude-reply',
    label: 'Rude reply in disguise',
    description: 'An insult with letters set apart and digits for letters, beside a harmless sentence.',
    source,
    text: 'I read your post about the bus line. You are such a p4thetic l o s e r, nobody wants to hear from an 1d10t like you. The bus leaves at ten.',
  },
  {
    id: 'crime-report',
    label: 'News report (it fails here)',
    description:
      'A sober report of a crime, with a quotation. The model reads words, not intentions: it may hold it, and says that it cannot tell.',
    source,
    text: 'The court heard that the man had threatened his neighbour with a knife. "I will kill you," he is said to have shouted before the police arrived. He was sentenced to two years for the attack.',
  },
]
