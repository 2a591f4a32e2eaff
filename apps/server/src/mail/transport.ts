import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'
import type { WrittenMail } from './write-mail.ts'

interface OutgoingMail extends WrittenMail {
  /** The same at every try: receivers drop the second copy. */
  id: string
  to: string
  replyTo: string | null
  date: Date
}

/** One way to send mails: an SMTP server, or files in a folder. */
export interface MailTransport {
  /** `sent`: an SMTP server accepted it. `written`: it is in a file. */
  outcome: 'sent' | 'written'
  /** Host and port, for people; null for files. */
  server: string | null
  /** Rejects if it was not sent; `isFinal` tells whether another try is useful. */
  deliver: (mail: OutgoingMail) => Promise<void>
  close: () => void
}

interface SmtpError {
  responseCode?: number
}

/**
 * 5xx is final for this mail; other errors may be temporary. Failures to authenticate (530–538) are ours, not the
 * mail's.
 */
export function isFinal(error: unknown): boolean {
  // The cast: errors of SMTP bear the server's code, all others none.
  const code = (error as SmtpError | null)?.responseCode ?? 0
  return code >= 500 && code < 600 && !(code >= 530 && code <= 538)
}

const messageOf = (from: string, { id, to, replyTo, date, subject, text, html }: OutgoingMail) => ({
  from,
  // An object: a string would be parsed, and might contain several addresses.
  to: { name: '', address: to },
  ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
  subject,
  text,
  html,
  date,
  messageId: `<${id}@${from.split('@').at(-1)?.replace('>', '') ?? 'vitrine'}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  // Templates contain text only; nothing in it may make us read a file or a URL.
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Milliseconds for which a server may be silent. */
const defaultPatience = 20_000

function overSmtp(url: string, from: string, patience: number): MailTransport {
  const { host } = new URL(url)
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
  return {
    outcome: 'sent',
    server: host,
    deliver: async (mail) => {
      await transport.sendMail(messageOf(from, mail))
    },
    close: () => transport.close(),
  }
}

function toFiles(folder: string, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    outcome: 'written',
    server: null,
    deliver: async (mail) => {
      const { message } = await transport.sendMail(messageOf(from, mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${mail.date.toISOString().replaceAll(':', '-')}-${mail.id}.eml`)
      // It may hold a password, so nobody else on the machine may read it. Renamed, so that no partial mail is ever
      // seen. The cast: the transport buffers what it writes.
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    close: () => undefined,
  }
}

/** SMTP if SMTP_URL is set, else .eml files under the data folder. */
export const openTransport = (
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>,
  patience: number = defaultPatience,
): MailTransport =>
  env.SMTP_URL ? overSmtp(env.SMTP_URL, env.MAIL_FROM, patience) : toFiles(join(env.DATA_DIR, 'mail'), env.MAIL_FROM)
