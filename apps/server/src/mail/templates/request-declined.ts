import { greeting, type MailPiece, type MailTemplate } from '../mail-content.ts'
import type { MailData } from '../mail-data.ts'

export const requestDeclined: MailTemplate<MailData<'request-declined'>> = (
  { name, interest, reason },
  { baseUrl, product },
) => ({
  subject: `Your request for ${interest === '' ? product : interest}`,
  pieces: [
    greeting(name),
    { kind: 'paragraph', text: `Thank you for your interest in ${product}. We cannot give you access at the moment.` },
    ...(reason === '' ? [] : [{ kind: 'paragraph', text: reason } satisfies MailPiece]),
    { kind: 'paragraph', text: 'Every model still runs on its samples without signing in.' },
    { kind: 'link', label: 'Browse the models', address: `${baseUrl}/explore` },
  ],
})
