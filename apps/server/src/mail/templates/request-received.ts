import { greeting, type MailTemplate } from '../mail-content.ts'
import type { MailData } from '../mail-data.ts'

export const requestReceived: MailTemplate<MailData<'request-received'>> = (
  { name, interest },
  { baseUrl, product },
) => ({
  subject: `Your request for ${product}`,
  pieces: [
    greeting(name),
    {
      kind: 'paragraph',
      text: `Thank you for your interest in ${product}${interest === '' ? '' : ` (${interest})`}. We have received your request and will get back to you soon.`,
    },
    {
      kind: 'paragraph',
      text: 'Until then you can run every model on its samples: real runs, not recordings, without signing in.',
    },
    { kind: 'link', label: 'Browse the models', address: `${baseUrl}/explore` },
    { kind: 'note', text: 'You did not ask for this? Then somebody typed your address by mistake: ignore this mail.' },
  ],
})
