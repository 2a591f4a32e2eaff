import type { MailKind } from '@vitrine/contracts/administration/mail.ts'
import type { MailTemplate } from '../mail-content.ts'
import type { MailData } from '../mail-data.ts'
import { accessGranted } from './access-granted.ts'
import { accountDeletion } from './account-deletion.ts'
import { credentials, forgottenPassword, invitation, newCredentials } from './credentials.ts'
import { demoInvitation } from './demo-invitation.ts'
import { noteMention } from './note-mention.ts'
import { requestDeclined } from './request-declined.ts'
import { requestNotice } from './request-notice.ts'
import { requestReceived } from './request-received.ts'
import { securityNotice } from './security-notice.ts'
import { showcaseLink } from './showcase-link.ts'
import { showcaseOpened } from './showcase-opened.ts'

/** The template of every kind of mail: a forgotten one does not compile. */
export const templates: { [Kind in MailKind]: MailTemplate<MailData<Kind>> } = {
  'request-received': requestReceived,
  'request-notice': requestNotice,
  credentials,
  'new-credentials': newCredentials,
  'forgotten-password': forgottenPassword,
  'access-granted': accessGranted,
  'demo-invitation': demoInvitation,
  'showcase-link': showcaseLink,
  'showcase-opened': showcaseOpened,
  invitation,
  'request-declined': requestDeclined,
  'note-mention': noteMention,
  'security-notice': securityNotice,
  'account-deletion': accountDeletion,
}
