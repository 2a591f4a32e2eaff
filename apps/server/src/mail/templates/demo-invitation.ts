import { greeting, type MailTemplate } from '../mail-content.ts'
import type { MailData } from '../mail-data.ts'

export const demoInvitation: MailTemplate<MailData<'demo-invitation'>> = (
  { name, interest },
  { baseUrl, product },
) => ({
  subject: `Shall we show you ${product}?`,
  pieces: [
    greeting(name),
    {
      kind: 'paragraph',
      text: `We would like to show you ${product}${interest === '' ? '' : `, in particular ${interest}`}: half an hour, with your own documents, recordings or pictures if you like.`,
    },
    { kind: 'paragraph', text: 'Answer this mail with two or three times that suit you, or tell us more here:' },
    { kind: 'link', label: 'Request a demo', address: `${baseUrl}/?m=explore` },
    { kind: 'note', text: 'Not interested any more? One line back is enough and we delete your request.' },
  ],
})
