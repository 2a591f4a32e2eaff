import type { AuditAction, AuditEntry } from '@vitrine/contracts/administration/audit.ts'

export const auditWords: Record<AuditAction, string> = {
  'request-approved': 'Approved the request',
  'request-declined': 'Declined the request',
  'request-held': 'Put the request on hold',
  'request-resumed': 'Took the request off hold',
  'person-invited': 'Invited',
  'prospect-edited': 'Edited the prospect',
  'note-added': 'Wrote a note',
  'request-deleted': 'Deleted the request',
  'account-deleted': 'Deleted the account',
  'account-edited': 'Edited the account',
  'account-blocked': 'Blocked the account',
  'account-unblocked': 'Opened the account again',
  'account-expiry-set': 'Set when the account expires',
  'account-restored': 'Undid the deletion',
  'second-step-reset': 'Took the second step away',
  'passkey-added': 'Added a passkey',
  'passkey-removed': 'Removed a passkey',
  'own-data-exported': 'Exported their own data',
  'role-changed': 'Changed the role',
  'credentials-resent': 'Sent a new temporary password',
  'demo-invitation-mailed': 'Mailed the demo invitation',
  'showcase-made': 'Made a showcase link',
  'showcase-revoked': 'Took a showcase link back',
  'prospects-exported': 'Exported the prospects',
  'mail-resent': 'Sent a mail again',
  'model-switched-on': 'Switched a model on',
  'model-switched-off': 'Switched a model off',
  'warmed-up': 'Warmed up the engines',
  'sessions-revoked': 'Ended sessions',
  'api-key-made': 'Made an API key',
  'webhook-made': 'Made a webhook',
  'webhook-removed': 'Removed a webhook',
  'api-key-revoked': 'Revoked an API key',
  'person-erased': 'Erased personal data',
}

/** The person or service that did it. */
export const actorWords = ({ by, actor }: Pick<AuditEntry, 'by' | 'actor'>) =>
  by === 'account' ? actor?.name || actor?.email || 'Erased account' : by === 'service' ? 'Second API' : 'The server'

/** A prospect's fields as named on the screens. */
const fieldWords: Record<string, string> = {
  org: 'organization',
  interestedIn: 'interests',
  ownerId: 'owner',
  nextStep: 'next step',
  nextStepOn: 'its day',
}

const wordsOfFields = (fields: string): string =>
  [...new Set(fields.split(', ').map((field) => fieldWords[field] ?? field))].join(', ')

/** { from: 'user', to: 'sales' } → 'from user to sales'; { fields: 'ownerId' } → 'owner'; others as 'name: value'. */
export const detailWords = ({ from, to, fields, ...rest }: AuditEntry['details']) =>
  [
    from && to ? `from ${from} to ${to}` : '',
    fields ? wordsOfFields(fields) : '',
    ...Object.entries(rest).map(([name, value]) => `${name}: ${value}`),
  ]
    .filter(Boolean)
    .join(', ')
