import type { MailTemplate } from '../mail-content.ts'
import type { MailData } from '../mail-data.ts'

export const noteMention: MailTemplate<MailData<'note-mention'>> = ({ personId, from, about, text }, { baseUrl }) => ({
  subject: `${from} mentioned you: ${about}`,
  pieces: [
    { kind: 'paragraph', text: `${from} wrote about ${about}:` },
    { kind: 'paragraph', text },
    { kind: 'link', label: 'Open in Prospects', address: `${baseUrl}/prospects?person=${personId}` },
  ],
})
