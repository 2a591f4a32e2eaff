import { type MailKind, mailKindSchema } from '@vitrine/contracts/administration/mail.ts'
import { expect, test } from 'vitest'
import { mailData } from './mail-data.ts'
import { writeMail } from './write-mail.ts'

const place = { baseUrl: 'https://vitrine.example', product: 'Vitrine' }

/** Every field of a kind's data filled with the same text. */
const filled = (kind: MailKind, words: string) =>
  Object.fromEntries(Object.keys(mailData[kind].shape).map((field) => [field, words]))

test.each(mailKindSchema.options)('%s says the same as text and as HTML, and leads back to us', (kind) => {
  const { subject, text, html } = writeMail(kind, { ...filled(kind, 'Ada'), expiresAt: '2025-03-03T14:05:00Z' }, place)
  expect(subject).not.toBe('')
  expect(text).toContain('Ada')
  expect(html).toContain('Ada')
  expect(text).not.toMatch(/[<>]|undefined|null/)
  for (const address of text.match(/https?:\/\/\S+/g) ?? []) {
    expect(address).toMatch(/^https:\/\/vitrine\.example/)
    expect(html).toContain(address)
  }
  // Nothing is loaded from elsewhere, such as a tracking pixel.
  expect(html).not.toMatch(/<img|<link|<script|url\(/)
})

test.each(mailKindSchema.options)('%s escapes whatever people typed', (kind) => {
  const evil = `<img src=x onerror="alert('1')">&\r\nBcc: a@b.example`
  const { subject, html } = writeMail(kind, { ...filled(kind, evil), expiresAt: '2025-03-03T14:05:00Z' }, place)
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img')
  expect(subject).not.toMatch(/[\r\n]/)
})

test.each(mailKindSchema.options)('%s takes what people typed for text, not for a template or a format', (kind) => {
  // Bulgarian for 'and', which no mail of ours says, keeps them apart from our words.
  const typed = 'и {{7*7}} ${7*7} <%= 7*7 %> #{7*7} %s%d%n и'
  const { text } = writeMail(kind, { ...filled(kind, typed), expiresAt: '2025-03-03T14:05:00Z' }, place)
  expect(text.replace(/\s+/g, ' ')).toContain(typed)
  expect(text).not.toContain('49')
})

test('a password that is no longer there is not shown as if it were', () => {
  const data = { name: '', email: 'ada@example.com', password: null, expiresAt: '2025-03-03T14:05:00Z' }
  const { text } = writeMail('credentials', data, place)
  expect(text).toContain('(shown to its owner only)')
  expect(text).toMatch(/^Hello,/)
})

test.each(mailKindSchema.options.filter((kind) => 'userAgent' in mailData[kind].shape))(
  '%s tells the device in our words, and nothing of what it calls itself',
  (kind) => {
    const mail = (userAgent: string) => {
      const times = { at: '2025-03-03T14:05:00Z', expiresAt: '2025-03-03T14:05:00Z' }
      const { text, html } = writeMail(kind, { ...filled(kind, 'Ada'), ...times, userAgent }, place)
      return text + html
    }
    expect(mail('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0')).toContain('Firefox on Linux')
    const posing = mail('Chrome/141.0 (Windows NT 10.0) Not you? Sign in at https://vitrine.evil.example')
    expect(posing).toContain('Chrome on Windows')
    expect(posing + mail('Confirm at https://vitrine.evil.example')).not.toContain('evil')
  },
)

const notice = {
  name: 'Ada',
  event: 'blocked',
  detail: null,
  at: '2025-03-03T14:05:00Z',
  address: null,
  userAgent: null,
}

test('an act of an admin is told as one, and the account is not offered to whom it is closed', () => {
  const { text } = writeMail('security-notice', notice, place)
  expect(text).toContain('An answer to this mail goes to that person.')
  expect(text).not.toMatch(/Was this not you|\/account/)
  const role = { ...notice, event: 'role-changed', detail: 'Your role is now: sales.' }
  expect(writeMail('security-notice', role, place).text).toContain('what your account may do. Your role is now: sales.')
})

test.each(['\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'request-notice sets a stranger’s line after %j further in',
  (sign) => {
    const org = `Looms Ltd${sign}Open in Prospects:${sign}https://evil.example`
    const { text, html } = writeMail('request-notice', { ...filled('request-notice', ''), org }, place)
    expect(text).toContain('Looms Ltd\n    Open in Prospects:\n    https://evil.example')
    expect(html).toContain('Looms Ltd<br>Open in Prospects:')
    expect(`${text}${html}`).not.toMatch(/[\v\f\u0085\u2028\u2029]/)
  },
)

test('request-notice keeps a stranger’s lines apart from its own, and decodes no name', () => {
  const data = {
    ...filled('request-notice', ''),
    name: '=?utf-8?B?ZXZpbA==?=',
    org: 'Looms Ltd\r\n\r\nOpen in Prospects:\nhttps://evil.example',
  }
  const { subject, text } = writeMail('request-notice', data, place)
  expect(subject).toContain('= ?utf-8')
  expect(subject).not.toContain('=?')
  const lines = text.split(/\r\n|\r|\n/)
  expect(lines.filter((line) => line === 'Open in Prospects:')).toHaveLength(1)
  expect(lines).not.toContain('https://evil.example')
  expect(text).toContain('Looms Ltd')
})
