import type { MailTemplate } from '../mail-content.ts'
import type { MailData } from '../mail-data.ts'

export const showcaseOpened: MailTemplate<MailData<'showcase-opened'>> = (
  { personId, about, models },
  { baseUrl },
) => ({
  subject: `${about} opened your showcase`,
  pieces: [
    { kind: 'paragraph', text: `${about} opened the page that you put together: ${models}.` },
    { kind: 'link', label: 'See what they run', address: `${baseUrl}/prospects?person=${personId}` },
    { kind: 'note', text: 'You get this mail once for each link.' },
  ],
})
