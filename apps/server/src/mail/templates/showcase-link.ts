import { greeting as hello, type MailPiece, type MailTemplate } from '../mail-content.ts'
import type { MailData } from '../mail-data.ts'

const dayWords = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

export const showcaseLink: MailTemplate<MailData<'showcase-link'>> = (
  { name, from, greeting, models, token, expiresAt },
  { baseUrl, product },
) => ({
  subject: `${from} chose something for you in ${product}`,
  pieces: [
    hello(name),
    ...(greeting === '' ? [] : [{ kind: 'paragraph', text: greeting } satisfies MailPiece]),
    {
      kind: 'paragraph',
      text: `${from} put together a page of ${product} for you: ${models}. Each sample on it runs for real, in a click.`,
    },
    token === null
      ? { kind: 'note', text: '(The link is shown to its reader only.)' }
      : { kind: 'link', label: 'Open your page', address: `${baseUrl}/showcase/${token}` },
    {
      kind: 'paragraph',
      text: `The link is open until ${dayWords(expiresAt)}. An answer to this mail goes to ${from}.`,
    },
    { kind: 'note', text: `${from} sees when it was opened and which samples were run.` },
  ],
})
