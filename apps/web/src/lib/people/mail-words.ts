import type { MailKind, MailStatus } from '@vitrine/contracts/administration/mail.ts'
import type { Tone } from '@vitrine/ui/primitives/badge.tsx'

export const mailKindWords: Record<MailKind, string> = {
  'request-received': 'Acknowledgement',
  'request-notice': 'Notice to sales',
  credentials: 'First sign-in',
  'new-credentials': 'New temporary password',
  'forgotten-password': 'Forgotten password',
  'access-granted': 'Access granted',
  'demo-invitation': 'Demo invitation',
  'showcase-link': 'Showcase link',
  'showcase-opened': 'Showcase opened',
  invitation: 'Invitation',
  'request-declined': 'Request declined',
  'note-mention': 'Mention in a note',
  'security-notice': 'Security notice',
  'account-deletion': 'Account deleted',
}

/** `written` means not sent: no SMTP server is configured. */
export const mailStatusLooks: Record<MailStatus, { words: string; tone: Tone }> = {
  queued: { words: 'Queued', tone: 'accent' },
  sent: { words: 'Sent', tone: 'good' },
  written: { words: 'Written to a file', tone: 'warning' },
  failed: { words: 'Failed', tone: 'bad' },
}
