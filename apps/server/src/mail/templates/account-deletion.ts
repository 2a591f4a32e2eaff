import { greeting, type MailTemplate } from '../mail-content.ts'
import type { MailData } from '../mail-data.ts'
import { momentWords, whenAndWhere } from './when-and-where.ts'

export const accountDeletion: MailTemplate<MailData<'account-deletion'>> = (
  { name, token, expiresAt, ...doing },
  { baseUrl, product },
) => ({
  subject: `Your account is being deleted: ${product}`,
  pieces: [
    greeting(name),
    {
      kind: 'paragraph',
      text: `Your account was deleted as you asked. Its data are erased after ${momentWords(expiresAt)}; until then this link brings it back as it was.`,
    },
    // After the #, so that it appears in no server's log.
    token === null
      ? { kind: 'note', text: '(The link is shown to its reader only.)' }
      : { kind: 'link', label: 'Bring it back', address: `${baseUrl}/login#restore=${token}` },
    { kind: 'facts', facts: whenAndWhere(doing) },
    { kind: 'note', text: 'Was this not you? Then bring it back, change your password at once, and tell us.' },
  ],
})
