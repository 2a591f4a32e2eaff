import { greeting, type MailContent, type MailPiece, type MailPlace, type MailTemplate } from '../mail-content.ts'
import type { MailData } from '../mail-data.ts'
import { momentWords } from './when-and-where.ts'

type Credentials = MailData<'credentials'>

const signInPieces = ({ email, password, expiresAt }: Credentials, { baseUrl }: MailPlace): MailPiece[] => [
  { kind: 'facts', facts: [['E-mail', email]] },
  { kind: 'code', label: 'Temporary password', text: password ?? '(shown to its owner only)' },
  { kind: 'link', label: 'Sign in', address: `${baseUrl}/?m=login` },
  {
    kind: 'paragraph',
    text: `The password works once, until ${momentWords(expiresAt)}. After signing in you choose your own.`,
  },
]

const mail = (subject: string, name: string, words: string, rest: MailPiece[], note: string): MailContent => ({
  subject,
  pieces: [greeting(name), { kind: 'paragraph', text: words }, ...rest, { kind: 'note', text: note }],
})

const neverAsk = 'We never ask for your password, neither by mail nor by phone.'

export const credentials: MailTemplate<Credentials> = (data, place) =>
  mail(
    `Your access to ${place.product}`,
    data.name,
    `Your request was approved: welcome to ${place.product}.`,
    signInPieces(data, place),
    neverAsk,
  )

export const invitation: MailTemplate<MailData<'invitation'>> = (data, place) => {
  const words = `${data.from} invites you to ${place.product}.`
  const more = [data.greeting, data.models === '' ? '' : `To begin with: ${data.models}.`].filter(Boolean)
  const rest = [
    ...more.map((text): MailPiece => ({ kind: 'paragraph', text })),
    ...signInPieces(data, place),
    { kind: 'paragraph', text: `An answer to this mail goes to ${data.from}.` } satisfies MailPiece,
  ]
  return mail(`${data.from} invites you to ${place.product}`, data.name, words, rest, neverAsk)
}

export const newCredentials: MailTemplate<Credentials> = (data, place) =>
  mail(
    `Your new temporary password for ${place.product}`,
    data.name,
    'Here is a new temporary password. One that was mailed before no longer works.',
    signInPieces(data, place),
    neverAsk,
  )

export const forgottenPassword: MailTemplate<Credentials> = (data, place) =>
  mail(
    `Your temporary password for ${place.product}`,
    data.name,
    'Somebody, probably you, asked for a way back into your account. Your present password stays valid until this temporary one is used.',
    signInPieces(data, place),
    'You did not ask for this? Then ignore this mail: nothing has changed.',
  )
