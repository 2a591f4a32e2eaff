import type { SecurityEventKind } from '@vitrine/contracts/accounts/security.ts'
import { greeting, type MailPiece, type MailTemplate } from '../mail-content.ts'
import type { MailData } from '../mail-data.ts'
import { whenAndWhere } from './when-and-where.ts'

/** Subject and sentence of the mailed events; other events are only in the security log. */
const words: Partial<Record<SecurityEventKind, readonly [subject: string, text: string]>> = {
  'signed-in-on-new-device': [
    'A sign-in on a new device',
    'Somebody signed in to your account on a device that it had not been used on before.',
  ],
  'password-changed': [
    'Your password was changed',
    'The password of your account was changed, and all other sessions were ended.',
  ],
  'second-step-on': [
    'Your sign-in has a second step',
    'From now on a sign-in asks for a code of your authenticator app too.',
  ],
  'second-step-off': [
    'The second step was removed',
    'Your sign-in no longer asks for a code of your authenticator app.',
  ],
  'recovery-code-used': [
    'A recovery code was used',
    'A sign-in to your account used one of its recovery codes. It does not work again.',
  ],
  'passkey-added': ['A passkey was added', 'From now on a passkey signs in to your account, without a password.'],
  'passkey-removed': ['A passkey was removed', 'One of your passkeys no longer signs in to your account.'],
  'provider-linked': [
    'Sign-in by another account',
    'Somebody with your e-mail signed in by an account at the sign-in provider of this server. From now on that account opens this one.',
  ],
  'api-key-made': [
    'An API key was made',
    'Somebody signed in as you made an API key: programs that have it run models in your name.',
  ],
  'webhook-made': [
    'A webhook was made',
    'Somebody signed in as you has the end of your runs told to an address of theirs.',
  ],
  'webhook-off': [
    'A webhook was switched off',
    'It did not take its messages many times over. Your account shows why, and switches it on again.',
  ],
  'role-changed': ['Your role was changed', 'An admin changed what your account may do.'],
  blocked: ['Your account was blocked', 'An admin blocked your account: nobody can sign in with it for now.'],
  unblocked: ['Your account is open again', 'Your account is no longer blocked: sign in as usual.'],
  'deletion-undone': ['Your account was brought back', 'The deletion of your account was undone.'],
  'expiry-changed': ['How long your access lasts', 'An admin set how long your account is open.'],
}

const ownerNote =
  'Was this not you? Then change your password at once, end all sessions at the address above, and tell us.'
const staffNote = 'An admin did this. An answer to this mail goes to that person.'

export const securityNotice: MailTemplate<MailData<'security-notice'>> = (
  { name, event, detail, at, address, userAgent },
  { baseUrl, product },
) => {
  // Acts of the server itself, or of admins, have no address.
  const byStaff = address === null && userAgent === null && event !== 'webhook-off'
  // Another release may know kinds that this one does not.
  const [subject, text] = words[event as SecurityEventKind] ?? [
    'Your account',
    'Something of your account was changed.',
  ]
  return {
    subject: `${subject}: ${product}`,
    pieces: [
      greeting(name),
      { kind: 'paragraph', text: detail === null ? text : `${text} ${detail}` },
      {
        kind: 'facts',
        facts: [...whenAndWhere({ at, address, userAgent })],
      },
      // A blocked owner cannot open it.
      ...(event === 'blocked'
        ? []
        : [{ kind: 'link', label: 'Your account', address: `${baseUrl}/account` } satisfies MailPiece]),
      { kind: 'note', text: byStaff ? staffNote : ownerNote },
    ],
  }
}
